/** A note that is saved while its script cannot be loaded. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MarginNotes } from '@/components/transcript/MarginNotes';
import { useNotes } from '@/components/transcript/use-notes';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

let mockIsOffline = true;
jest.mock('@/lib/clients/product-api/personal/notes', () => {
  if (mockIsOffline) throw new Error('Loading chunk 12 failed');
  return jest.requireActual<object>('@/lib/clients/product-api/personal/notes');
});

const product = productInBrowser();

function Margin() {
  const notes = useNotes('prod-lear');
  return notes ? (
    <MarginNotes seconds={3} notes={notes.list} write={notes.write} drafts={notes.drafts} />
  ) : null;
}

it('is not saved, says so, and is saved at the second press', async () => {
  signedIn();
  product.server.use(
    http.get('*/api/notes', () => HttpResponse.json({ notes: [] })),
    http.post('*/api/notes', async ({ request }) =>
      HttpResponse.json({
        ...((await request.json()) as object),
        updatedAt: '2026-03-10T12:00:00.000Z',
      }),
    ),
  );
  renderPage(<Margin />);
  await userEvent.click(await screen.findByRole('button', { name: /^Write a note/ }));
  await userEvent.type(screen.getByRole('textbox'), 'Her hands');
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(await screen.findByText('The note could not be saved. Please try again.')).toBeVisible();
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  mockIsOffline = false;
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
});
