/** A note whose answer was lost, and that is tried again. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';
import { MarginNotes } from '@/components/transcript/MarginNotes';
import { useNotes } from '@/components/transcript/use-notes';
import type { Note, SaveNote } from '@/lib/contracts/personal/notes';

const product = productInBrowser();

function Margin() {
  const notes = useNotes('prod-lear');
  return notes ? (
    <MarginNotes seconds={3} notes={notes.list} write={notes.write} drafts={notes.drafts} />
  ) : null;
}

/** What the service holds, which refuses what was not read before as the real one does. */
let stored: Note[] = [];
/** Answers that are lost from now on, after the service has written. */
let lost = 0;
let canRead = true;

beforeEach(() => {
  [stored, lost, canRead] = [[], 0, true];
  signedIn();
  product.server.use(
    http.get('*/api/notes', () => (canRead ? HttpResponse.json({ notes: stored }) : HttpResponse.error())),
    http.post('*/api/notes', async ({ request }) => {
      const { was = '', ...sent } = (await request.json()) as SaveNote;
      const before = stored.find(({ id }) => id === sent.id);
      if (before && ![was, sent.text].includes(before.text))
        return HttpResponse.json(
          { error: { code: 'CONFLICT', message: 'Other words', status: 409 } },
          { status: 409 },
        );
      const note = { ...sent, updatedAt: '2026-03-10T12:00:00.000Z' };
      stored = [...stored.filter(({ id }) => id !== note.id), note];
      return lost-- > 0 ? HttpResponse.error() : HttpResponse.json(note);
    }),
    http.post('*/api/notes/:id/deletion', ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return HttpResponse.json({ id: params.id });
    }),
  );
  renderPage(<Margin />);
});

const write = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Write a note/ }));
  await userEvent.type(screen.getByRole('textbox'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};
const isTold = () => screen.findByText('The note could not be saved. Please try again.');
const texts = () => stored.map(({ text }) => text);
const isClosed = () => waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());

it('is written once', async () => {
  lost = 1;
  canRead = false;
  await write('Her hands');
  await isTold();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await isClosed();
  // What was said of the failure is taken back.
  expect(screen.queryByText('The note could not be saved. Please try again.')).toBeNull();
  expect(texts()).toEqual(['Her hands']);
  expect(screen.getAllByRole('button', { name: /Her hands$/ })).toHaveLength(1);
});

it('is shown once it is known to be there, and takes other words', async () => {
  lost = 1;
  await write('Her hands');
  await isTold();
  expect(await screen.findByRole('button', { name: /Her hands$/ })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), ', and his');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(texts()).toEqual(['Her hands, and his']);
});

it('is deleted when its text is cleared, and otherwise nothing is asked', async () => {
  lost = 1;
  await write('Her hands');
  expect(await screen.findByRole('button', { name: /Her hands$/ })).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(texts()).toEqual([]);
  await write(' ');
  await isClosed();
});

it('two notes at one moment are two', async () => {
  await write('One');
  await isClosed();
  await write('Two');
  await isClosed();
  expect(texts()).toEqual(['One', 'Two']);
});
