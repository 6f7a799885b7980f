/** A message whose own script cannot be fetched: what it says is shown nevertheless. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from '@/components/ui/message/ToastRegion';
import { toastFailure } from '@/stores/toasts';
import { freshBrowser } from '@/__tests__/support/in-browser/frame';

jest.mock('@/components/ui/message/ToastMessage', () => {
  throw new Error('no connection');
});

beforeEach(() => freshBrowser());
const SAID = 'Hamlet could not be saved';

it('is read in the live region, and goes away by a press', async () => {
  globalThis.reportError = jest.fn();
  render(<ToastRegion />);
  act(() => void toastFailure(SAID));
  const message = await screen.findByRole('button', { name: SAID });
  expect(screen.getByRole('status')).toContainElement(message);
  await userEvent.click(message);
  expect(screen.queryByText(SAID)).not.toBeInTheDocument();
});
