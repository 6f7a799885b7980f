/** A note whose answer was lost and that is tried again, and one that another device changes meanwhile. */
import { act, screen, waitFor } from '@testing-library/react';
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
let page: ReturnType<typeof renderPage>;

const conflict = () =>
  HttpResponse.json({ error: { code: 'CONFLICT', message: 'Other words', status: 409 } }, { status: 409 });

beforeEach(() => {
  [stored, lost, canRead] = [[], 0, true];
  signedIn();
  product.server.use(
    http.get('*/api/notes', () => (canRead ? HttpResponse.json({ notes: stored }) : HttpResponse.error())),
    http.post('*/api/notes', async ({ request }) => {
      const { was = '', ...sent } = (await request.json()) as SaveNote;
      const before = stored.find(({ id }) => id === sent.id);
      if (before && ![was, sent.text].includes(before.text)) return conflict();
      const note = { ...sent, updatedAt: '2026-03-10T12:00:00.000Z' };
      stored = [...stored.filter(({ id }) => id !== note.id), note];
      return lost-- > 0 ? HttpResponse.error() : HttpResponse.json(note);
    }),
    http.post('*/api/notes/:id/deletion', async ({ params, request }) => {
      const { was } = (await request.json()) as { was: string };
      if (stored.some(({ id, text }) => id === params.id && text !== was)) return conflict();
      stored = stored.filter(({ id }) => id !== params.id);
      return HttpResponse.json({ id: params.id });
    }),
  );
  page = renderPage(<Margin />);
});

const reread = () => act(() => page.client.refetchQueries());
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

describe('a note that another device changes while its form is open', () => {
  const isRefused = () => screen.findByText('This note was changed elsewhere. Your change is not saved yet.');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  beforeEach(async () => {
    await write('Her hands');
    await isClosed();
    await userEvent.click(screen.getByRole('button', { name: /Her hands$/ }));
    stored = stored.map((note) => ({
      ...note,
      text: 'His left hand',
      updatedAt: '2026-03-10T13:00:00.000Z',
    }));
  });

  it.each([
    ['is not deleted with words that nobody has seen', '', []],
    ['is not overwritten unseen', 'Both hands', ['Both hands']],
  ])('%s; what it says now is shown, and the next press replaces that', async (_name, words, after) => {
    await userEvent.clear(screen.getByRole('textbox'));
    if (words) await userEvent.type(screen.getByRole('textbox'), words);
    await save();
    await isRefused();
    expect(texts()).toEqual(['His left hand']);
    expect(await screen.findByText(/His left hand”$/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue(words);
    await save();
    await isClosed();
    expect(texts()).toEqual(after);
  });

  it('stays as it is there, if it is left', async () => {
    await userEvent.clear(screen.getByRole('textbox'));
    await save();
    await isRefused();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: /His left hand$/ })).toHaveFocus();
  });

  it('is compared with what its form began with, also once the notes were read again', async () => {
    await userEvent.type(screen.getByRole('textbox'), ', up');
    await reread();
    expect(await screen.findByText(/His left hand”$/)).toBeVisible();
    await save();
    await isRefused();
    expect(texts()).toEqual(['His left hand']);
  });

  it('and what is written of one that was deleted there stays, and can be saved', async () => {
    stored = [];
    await userEvent.type(screen.getByRole('textbox'), ', up');
    await reread();
    expect(screen.getByRole('textbox')).toHaveValue('Her hands, up');
    await save();
    await isClosed();
    expect(texts()).toEqual(['Her hands, up']);
  });
});

it('words that could not be saved because the session has ended say how they can be', async () => {
  const ended = { error: { code: 'UNAUTHENTICATED', message: 'This sign-in has been ended', status: 401 } };
  product.server.use(http.post('*/api/notes', () => HttpResponse.json(ended, { status: 401 })));
  await write('Her hands');
  const said = 'Your session has ended. Sign in again in another tab, then try again here.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Her hands');
});
