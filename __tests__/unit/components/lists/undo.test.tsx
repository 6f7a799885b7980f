/** What a press, a refusal or another tab would take from a list's owner. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ListScreen } from '@/components/lists/ListScreen';
import type { ListChange, ListEntry, ShownEntry, TeachingList } from '@/lib/contracts/personal/lists';
import { changedList } from '@/lib/domain/lists/changes';
import { classDialog } from '@/__tests__/support/in-browser/class-dialog';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { listEntry, listSummary } from '@/__tests__/support/content/list-entry';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const entries = ['One', 'Two', 'Three'].map((title, index) => ({
  ...listEntry,
  id: `2b0d7b3d-6a52-4d0e-9a51-0d5f5d8f0a0${index}`,
  contentId: `c${index}`,
  title,
  note: `Note of ${title}`,
  question: `Question of ${title}`,
}));
/** The list as the service holds it. */
let now: TeachingList;
const conflict = () =>
  HttpResponse.json({ error: { code: 'CONFLICT', message: 'no', status: 409 } }, { status: 409 });
const show = (entry: Pick<ListEntry, 'id'>) => ({ ...listEntry, ...entry }) as ShownEntry;

beforeAll(() => import('@/lib/clients/product-api/personal/lists'));
beforeEach(() => {
  dialogsOpen();
  signedIn();
  now = { ...listSummary, entries };
  product.server.use(
    http.get('*/api/lists/l1', () => HttpResponse.json(now)),
    http.post('*/api/lists/l1/changes', async ({ request }) => {
      const { changes } = (await request.json()) as { changes: ListChange[] };
      for (const change of changes) {
        const result = changedList<ShownEntry, TeachingList>(now, change, show);
        if (!result.ok) return conflict();
        now = result.list;
      }
      return HttpResponse.json(now);
    }),
  );
});

const open = () => renderPage(<ListScreen list={now} notes={[]} />);
const titles = () => now.entries.map(({ title }) => title);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each(['One', 'Two', 'Three'])('Undo puts “%s” back at its place, with all its words', async (title) => {
  open();
  await press(`Remove ${title}`);
  await screen.findByText(`Removed “${title}”`);
  expect(titles()).not.toContain(title);
  await press('Undo');
  await waitFor(() => expect(now.entries).toEqual(entries));
  const row = screen.getByRole('button', { name: `Remove ${title}` }).closest('li');
  await waitFor(() => expect(row).toHaveFocus());
});

it('Undo puts the only entry back into the list that is empty now', async () => {
  now = { ...now, entries: entries.slice(0, 1) };
  open();
  await press('Remove One');
  expect(await screen.findByText('Empty · Only you')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Remove One' })).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['One']));
});

it.each([1, 3])('words for an entry that another tab removed stay, of %d entries', async (count) => {
  now = { ...now, entries: entries.slice(0, count) };
  open();
  await press('Title and note of One');
  await userEvent.type(screen.getByLabelText('Note'), ' and more');
  now = { ...now, entries: now.entries.slice(1) };
  await press('Save');
  const dialog = screen.getByRole('dialog', { name: 'One' });
  const gone = 'This entry was removed in another tab or on another device.';
  expect(await within(dialog).findByText(gone)).toBeVisible();
  // The message goes; this stays with what was written.
  expect(within(dialog).getByText('This entry is no longer in the list')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('Note of One and more');
  expect(screen.queryByText(/Someone else/)).toBeNull();
});

it('another change in another tab is said as one', async () => {
  open();
  await press('Title and note of One');
  await userEvent.type(screen.getByLabelText('Note'), ' and more');
  now = { ...now, entries: entries.map((entry) => ({ ...entry, note: 'From elsewhere' })) };
  await press('Save');
  const said = 'This list was changed in another tab or on another device. Here is the latest version.';
  expect(await screen.findByText(said)).toBeVisible();
});

it('an entry is not removed with words that were written in another tab, and is there again with them', async () => {
  open();
  now = { ...now, entries: entries.map((entry) => ({ ...entry, note: 'From elsewhere' })) };
  await press('Remove One');
  const said = 'This list was changed in another tab or on another device. Here is the latest version.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(titles()).toEqual(['One', 'Two', 'Three']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove One' }).closest('li')).toHaveFocus());
  expect(screen.getAllByText('From elsewhere')).toHaveLength(3);
  await press('Remove One');
  await screen.findByText('Removed “One”');
  expect(titles()).toEqual(['Two', 'Three']);
});

describe('a list that is deleted', () => {
  let asked: string[];
  beforeEach(() => {
    asked = [];
    product.server.use(
      http.post('*/api/lists/l1/deletion', async ({ request }) => {
        const { was } = (await request.json()) as { was: string };
        asked.push(was);
        return was === now.updatedAt ? HttpResponse.json({ id: 'l1' }) : conflict();
      }),
    );
  });
  const erase = async () => {
    await press('Delete');
    await userEvent.dblClick(
      within(screen.getByRole('dialog', { name: 'Delete this list?' })).getByRole('button', {
        name: 'Delete',
      }),
    );
  };

  it('stays with what another tab wrote meanwhile, which is shown', async () => {
    const { router } = open();
    now = { ...now, updatedAt: '2026-03-10T13:00:00.000Z', note: 'From elsewhere' };
    await erase();
    const said = 'This list was changed in another tab or on another device. Here is the latest version.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('From elsewhere')).toBeVisible();
    expect(asked).toHaveLength(1);
    await erase();
    await waitFor(() => expect(router().visited).toContain('/lists'));
  });

  it('is as it is once what waits is saved', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((done) => (answer = done));
    const { router } = open();
    product.server.use(
      http.post('*/api/lists/l1/changes', async () => {
        await answered;
        now = { ...now, updatedAt: '2026-03-10T13:00:00.000Z' };
        return HttpResponse.json(now);
      }),
    );
    await press('Move One down');
    await erase();
    expect(asked).toEqual([]);
    answer();
    await waitFor(() => expect(router().visited).toContain('/lists'));
    expect(asked).toEqual([now.updatedAt]);
  });
});

it('words that replace others show which', async () => {
  open();
  await press('Title and note of One');
  await userEvent.type(screen.getByLabelText('Note'), ' and more');
  now = { ...now, entries: entries.map((entry) => ({ ...entry, note: 'From elsewhere' })) };
  await press('Save');
  const said = 'It was changed elsewhere meanwhile, and says now: “From elsewhere”';
  await waitFor(() =>
    expect(screen.getByLabelText('Note')).toHaveAccessibleDescription(expect.stringContaining(said)),
  );
  expect(screen.getByLabelText('Title in this list')).toBeValid();
  await press('Save');
  await waitFor(() => expect(now.entries[0]?.note).toBe('Note of One and more'));
});

it('a list that another tab deleted is neither copied nor opened to a class, and says so', async () => {
  const missing = { error: { code: 'NOT_FOUND', message: 'no', status: 404 } };
  product.server.use(
    http.post('*/api/lists', () => HttpResponse.json(missing, { status: 404 })),
    http.get('*/api/class-openings', () => HttpResponse.json(missing, { status: 404 })),
  );
  const { again } = open();
  await press('Make a copy');
  const said = 'This list was deleted in another tab or on another device.';
  expect(await screen.findByText(said)).toBeVisible();
  again(classDialog(now));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Open and get a code' })).toBeNull());
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(said);
});

it('a move of what another tab removed says why it is gone, and the focus stays in the list', async () => {
  open();
  now = { ...now, entries: entries.slice(1) };
  await press('Move One down');
  expect(
    await screen.findByText('This entry was removed in another tab or on another device.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove One' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Two' }).closest('li')).toHaveFocus();
});

it('a list that another tab deleted says so, and asks for no second try', async () => {
  open();
  const missing = { error: { code: 'NOT_FOUND', message: 'no', status: 404 } };
  product.server.use(
    http.get('*/api/lists/l1', () => HttpResponse.json(missing, { status: 404 })),
    http.post('*/api/lists/l1/changes', () => HttpResponse.json(missing, { status: 404 })),
  );
  await press('Move One down');
  expect(await screen.findByText('This list was deleted in another tab or on another device.')).toBeVisible();
  expect(screen.queryByText(/try again/)).toBeNull();
});

it('words that could not be saved because the session has ended stay, and say how they can be', async () => {
  open();
  await press('Title and note of One');
  await userEvent.type(screen.getByLabelText('Note'), ' and more');
  const ended = { error: { code: 'UNAUTHENTICATED', message: 'This sign-in has been ended', status: 401 } };
  product.server.use(
    http.post('*/api/lists/l1/changes', () => HttpResponse.json(ended, { status: 401 }), { once: true }),
  );
  await press('Save');
  const said = 'Your session has ended. Sign in again in another tab, then try again here.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('Note of One and more');
  await press('Save');
  await waitFor(() => expect(now.entries[0]?.note).toBe('Note of One and more'));
});

it('a page with changes that still wait is not unloaded unasked, over a slow line', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((done) => (answer = done));
  product.server.use(
    http.post('*/api/lists/l1/changes', async () => {
      await answered;
      return HttpResponse.json({ ...now, entries: entries.slice(2) });
    }),
  );
  open();
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await press('Remove One');
  await press('Remove Two');
  expect(isAsked()).toBe(true);
  answer();
  await screen.findByText('Removed “Two”');
  expect(isAsked()).toBe(false);
});

it('a re-read that began before a change and ends after it does not undo it', async () => {
  const before = now;
  let answer: (() => void) | undefined;
  product.server.use(
    http.get('*/api/lists/l1', async () => {
      await new Promise<void>((done) => (answer = done));
      return HttpResponse.json(before);
    }),
  );
  open();
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  comeBack();
  await waitFor(() => expect(answer).toBeDefined());
  await press('Remove One');
  await screen.findByText('Removed “One”');
  answer?.();
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(screen.queryByRole('button', { name: 'Remove One' })).toBeNull();
  // The next one counts again.
  now = { ...now, entries: now.entries.slice(1) };
  product.server.use(http.get('*/api/lists/l1', () => HttpResponse.json(now)));
  comeBack();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Two' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Remove Three' })).toBeVisible();
});

it('a row that cannot go further says so', () => {
  open();
  const unavailable = screen
    .getAllByRole('button', { name: /^Move .* (up|down)$/ })
    .filter((button) => button.getAttribute('aria-disabled') === 'true')
    .map((button) => button.getAttribute('aria-label'));
  expect(unavailable).toEqual(['Move One up', 'Move Three down']);
});

it('an empty list is opened to a class knowingly', async () => {
  product.server.use(http.get('*/api/class-openings', () => HttpResponse.json({ openings: [] })));
  const { again } = renderPage(classDialog({ ...now, entries: [] }));
  expect(await screen.findByText('This list is empty')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open and get a code' })).toBeEnabled();
  again(classDialog(now));
  expect(screen.queryByText('This list is empty')).toBeNull();
});
