/** A dialog that is asked for while its script cannot be loaded. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemActions } from '@/components/item/actions/ItemActions';
import { itemPage } from '@/__tests__/support/content/item-page';
import { renderPage } from '@/__tests__/support/in-browser/product';

jest.mock('@/components/item/actions/ShareDialog', () => {
  throw new Error('Loading chunk 12 failed');
});

it('is said not to open, and what to do', async () => {
  globalThis.reportError = () => undefined;
  renderPage(<ItemActions page={itemPage()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^It cannot be opened now/);
});
