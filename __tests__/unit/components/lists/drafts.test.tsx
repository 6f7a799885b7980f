/** What was written in a dialog of a list stays when the dialog is closed by a slip. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ListScreen } from '@/components/lists/ListScreen';
import type { ListChange, TeachingList } from '@/lib/contracts/personal/lists';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { listEntry, listSummary } from '@/__tests__/support/content/list-entry';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const second = { ...listEntry, id: '2b0d7b3d-6a52-4d0e-9a51-0d5f5d8f0a02', title: 'Act two' };
const list: TeachingList = { ...listSummary, entries: [listEntry, second] };
let sent: ListChange[];
let answer: Promise<void>;

beforeAll(() => import('@/lib/clients/product-api/personal/lists'));
beforeEach(() => {
  dialogsOpen();
  signedIn();
  sent = [];
  answer = Promise.resolve();
  product.server.use(
    http.post('*/api/lists/l1/changes', async ({ request }) => {
      const { changes } = (await request.json()) as { changes: ListChange[] };
      sent.push(...changes);
      await answer;
      return HttpResponse.json({
        ...list,
        note: 'Look',
        entries: list.entries.map((entry) => ({ ...entry, note: 'Look' })),
      });
    }),
  );
  renderPage(<ListScreen list={list} notes={[]} />);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const write = (text: string) => userEvent.type(screen.getByLabelText('Note'), text);
const note = () => screen.getByLabelText('Note');
/** As the browser closes a dialog when Escape is pressed. */
function escape(): void {
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.open = false;
  fireEvent(dialog, new Event('close'));
}

/** Whether the page may be left without a question. */
const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe.each(['Title and note of Act one', 'Edit name and note'])('%s', (opener) => {
  it('keeps words after Escape, and not after they are saved', async () => {
    await press(opener);
    expect(leaves()).toBe(true);
    await write('Look');
    expect(leaves()).toBe(false);
    escape();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(leaves()).toBe(false);
    await press(opener);
    expect(note()).toHaveValue('Look');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(leaves()).toBe(true);
    expect(sent).toEqual([expect.objectContaining({ was: '' })]);
    await press(opener);
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  });

  it('discards them when asked to', async () => {
    await press(opener);
    await write('Look');
    await press('Close');
    await press(opener);
    await press('Discard changes');
    expect(note()).toHaveValue('');
    expect(leaves()).toBe(true);
    await press('Close');
    await press(opener);
    expect(note()).toHaveValue('');
  });

  it('stays open when more was written while it was saved', async () => {
    let go: () => void = () => undefined;
    answer = new Promise((done) => (go = done));
    await press(opener);
    await write('Look');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    await write(' at the light');
    go();
    await waitFor(() => expect(screen.getByText('Save')).toHaveAttribute('aria-disabled', 'false'));
    expect(note()).toHaveValue('Look at the light');
  });
});

it('words of one entry do not come into another', async () => {
  await press('Title and note of Act one');
  await write('Look');
  escape();
  await press('Title and note of Act two');
  expect(note()).toHaveValue('');
});

it('what is saved after its dialog was closed closes no other', async () => {
  let go: () => void = () => undefined;
  answer = new Promise((done) => (go = done));
  await press('Title and note of Act one');
  await write('Look');
  await press('Save');
  escape();
  await press('Title and note of Act two');
  await write('Listen');
  go();
  await new Promise((done) => setTimeout(done, 50));
  expect(note()).toHaveValue('Listen');
});

it('files are downloaded without leaving the page, with the day of the device', async () => {
  const ris = screen.getByRole<HTMLAnchorElement>('link', { name: 'RIS' });
  ris.addEventListener('click', (event) => event.preventDefault());
  await press('Title and note of Act one');
  await write('Look');
  escape();
  const ask = jest.spyOn(window, 'confirm');
  await userEvent.click(ris);
  expect(ask).not.toHaveBeenCalled();
  expect(ris.getAttribute('href')).toMatch(/\/lists\/l1\/list\.ris\?day=\d{4}-\d{2}-\d{2}$/);
});
