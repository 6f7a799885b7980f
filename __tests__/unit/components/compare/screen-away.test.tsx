/** The comparison whose script cannot be fetched says so, and reports it. */
import { screen } from '@testing-library/react';
import { CompareScreen } from '@/components/compare/CompareScreen';
import { cardOf } from '@/lib/domain/catalogue/card';
import { contentItem } from '@/__tests__/support/content/item';
import { renderPage } from '@/__tests__/support/in-browser/product';

jest.mock('@/components/compare/CompareStage', () => {
  throw new Error('no connection');
});

it('people are told, where the frame stayed empty', async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const side = { kind: 'chosen', item: cardOf(contentItem({})), seconds: 0 } as const;
  renderPage(<CompareScreen sides={{ a: side, b: side }} />, '/compare');
  expect(await screen.findByText(/^It cannot be opened now/)).toHaveAttribute('role', 'alert');
  expect(reported.mock.calls).toEqual([[new Error('no connection')]]);
});
