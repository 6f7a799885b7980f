import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AddToListDialog } from '@/components/lists/add/AddToListDialog';
import { ClipDialog } from '@/components/lists/clip/ClipDialog';
import { firstClip, saveClip } from '@/components/lists/clip/clip-form';
import { EntryDialog } from '@/components/lists/entries/EntryDialog';
import { DetailsDialog } from '@/components/lists/ListDialogs';
import { ListActions } from '@/components/lists/ListActions';
import { ListsScreen } from '@/components/lists/ListsScreen';
import { useList } from '@/components/lists/use-list';
import type { TeachingList } from '@/lib/contracts/personal/lists';
import { classDialog } from '@/__tests__/support/in-browser/class-dialog';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { recording } from '@/__tests__/support/content/item-page';
import { listEntry as entry } from '@/__tests__/support/content/list-entry';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';
import { useLastList } from '@/stores/last-list';

const product = productInBrowser();
const summary = {
  id: 'l1',
  name: 'Brecht',
  note: '',
  sharing: 'private' as const,
  isMine: true,
  updatedAt: '2026-03-01T12:00:00.000Z',
};
const list: TeachingList = { ...summary, entries: [entry] };
const refused = () => HttpResponse.json({ code: 'INTERNAL', message: 'no' }, { status: 500 });
const conflict = () =>
  HttpResponse.json({ error: { code: 'CONFLICT', message: 'no', status: 409 } }, { status: 409 });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Answers POST requests after a moment; the bodies are collected. */
function posts(path: string, answer: (nth: number) => Response = () => HttpResponse.json(list)) {
  const bodies: { id: string }[] = [];
  product.server.use(
    http.post(path, async ({ request }) => {
      bodies.push((await request.json()) as { id: string });
      await new Promise((done) => setTimeout(done, 20));
      return answer(bodies.length);
    }),
  );
  return bodies;
}

beforeEach(() => {
  dialogsOpen();
  signedIn();
  useLastList.setState({ id: '' });
  product.server.use(
    http.get('*/api/lists', () => HttpResponse.json({ lists: [{ ...summary, entries: 1 }] })),
    http.get('*/api/lists/:id', () => HttpResponse.json(list)),
  );
});

const noDraft = { draft: null, onDraftChange: () => undefined };

describe('a refused edit', () => {
  function Edited({ kind, onClose }: { kind: 'entry' | 'details'; onClose: () => void }) {
    const edited = useList(list);
    return kind === 'entry' ? (
      <EntryDialog entry={entry} entries={[entry]} onChange={edited.change} onClose={onClose} {...noDraft} />
    ) : (
      <DetailsDialog list={edited.list} onChange={edited.change} onClose={onClose} {...noDraft} />
    );
  }

  it.each(['entry', 'details'] as const)('leaves what was written in the %s dialog', async (kind) => {
    const onClose = jest.fn();
    posts('*/api/lists/l1/changes', (nth) => (nth === 1 ? refused() : HttpResponse.json(list)));
    renderPage(<Edited kind={kind} onClose={onClose} />);
    await userEvent.type(screen.getByLabelText('Note'), 'Look at the light');
    await press('Save');
    // The first test also loads the client, which takes its time.
    await screen.findByText('That could not be saved. Please try again.');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Note')).toHaveValue('Look at the light');
    await waitFor(() => expect(screen.getByText('Save')).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});

it('changes that wait are sent when the page is left', async () => {
  const sent = posts('*/api/lists/l1/changes', () => HttpResponse.json(list));
  function Named() {
    const { change } = useList(list);
    const rename = (was: string, name: string) => void change({ do: 'describe', was, note: name });
    return (
      <button type="button" onClick={() => (rename('', 'One'), rename('One', 'Two'), rename('Two', 'Three'))}>
        Three changes
      </button>
    );
  }
  const { unmount } = renderPage(<Named />);
  await press('Three changes');
  unmount();
  await waitFor(() => expect(sent).toHaveLength(3));
});

describe('adding to a list', () => {
  const show = () =>
    renderPage(<AddToListDialog contentId="a" name="Galileo" seconds={() => 65} onClose={() => undefined} />);

  it('makes one list, though adding to it failed the first time', async () => {
    const made = posts('*/api/lists');
    posts('*/api/lists/l1/changes', (nth) => (nth === 1 ? refused() : HttpResponse.json(list)));
    show();
    await userEvent.type(await screen.findByLabelText('New list'), 'Brecht');
    await press('Make and add');
    expect(await screen.findByText('That could not be added. Please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('New list')).toHaveValue('Brecht');
    await userEvent.click(screen.getByText('Make and add'));
    await waitFor(() => expect(screen.getByLabelText('New list')).toHaveValue(''));
    expect(made).toHaveLength(2);
    expect(made[1]?.id).toBe(made[0]?.id);
  });

  it.each([
    ['is full', '*/api/lists/l1/changes', 'Add to Brecht', /^This list is full: it has 500 entries/],
    ['is one too many', '*/api/lists', 'Make and add', /^You have 200 lists already/],
  ])('says when a list %s, where trying again would not help', async (_, path, button, words) => {
    posts(path, conflict);
    show();
    await userEvent.type(await screen.findByLabelText('New list'), 'Light');
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('says that the lists could not be fetched, and fetches them again', async () => {
    product.server.use(http.get('*/api/lists', refused, { once: true }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Add to Brecht' })).toBeInTheDocument();
  });

  it('offers the moment after the whole item was added', async () => {
    posts('*/api/lists/l1/changes');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to Brecht' }));
    await screen.findByRole('button', { name: 'Added to Brecht' });
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('button', { name: 'Add to Brecht' })).toBeInTheDocument();
  });
});

it('a list that would be one too many is said to be', async () => {
  posts('*/api/lists', conflict);
  renderPage(<ListsScreen lists={[]} colleagues={0} view={{ text: '', page: 1, byName: false }} />);
  await userEvent.type(screen.getByLabelText('New list'), 'Brecht');
  await press('Make list');
  expect(await screen.findByText(/^You have 200 lists already/)).toBeInTheDocument();
});

describe('a double press', () => {
  it('makes one list', async () => {
    const made = posts('*/api/lists');
    const { router } = renderPage(
      <ListsScreen lists={[]} colleagues={0} view={{ text: '', page: 1, byName: false }} />,
    );
    await userEvent.type(screen.getByLabelText('New list'), 'Brecht');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Make list' }));
    await waitFor(() => expect(router().visited).toContain('/lists/l1'));
    expect(made).toHaveLength(1);
  });

  it('makes one copy', async () => {
    const made = posts('*/api/lists');
    const done = () => Promise.resolve(true);
    const edited = { list, change: done, remove: done, refresh: () => undefined };
    const { router } = renderPage(<ListActions edited={edited} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Make a copy' }));
    await waitFor(() => expect(router().visited).toContain('/lists/l1'));
    expect(made).toHaveLength(1);
  });

  it('opens to one class', async () => {
    product.server.use(http.get('*/api/class-openings', () => HttpResponse.json({ openings: [] })));
    const opened = posts('*/api/class-openings', refused);
    renderPage(classDialog(list));
    const button = screen.getByRole('button', { name: 'Open and get a code' });
    await userEvent.dblClick(button);
    await screen.findByText('That did not work. Please try again.');
    expect(opened).toHaveLength(1);
    await userEvent.click(button);
    await waitFor(() => expect(opened).toHaveLength(2));
    expect(opened[1]?.id).toBe(opened[0]?.id);
  });

  it('says where a list cannot be opened any more', async () => {
    product.server.use(http.get('*/api/class-openings', () => HttpResponse.json({ openings: [] })));
    posts('*/api/class-openings', conflict);
    renderPage(classDialog(list));
    await press('Open and get a code');
    await screen.findByText(/A copy of it can be opened again/);
  });

  it('saves one clip', async () => {
    const made = posts('*/api/lists');
    const added = posts('*/api/lists/:id/changes');
    const onClose = jest.fn();
    const clip = {
      contentId: 'a',
      name: 'Galileo',
      recording,
      opening: { at: 0 },
      intoLesson: false,
      onClose,
    };
    renderPage(<ClipDialog isOpen {...clip} />);
    await userEvent.dblClick(screen.getByText('Save clip'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect([made.length, added.length]).toEqual([1, 1]);
  });

  it('sends a clip and its new list under the same ids again', async () => {
    const made = posts('*/api/lists');
    const added = posts('*/api/lists/:id/changes');
    const cut = { ...firstClip(0), contentId: 'a', span: { start: 0, end: 30 }, intoLesson: false };
    await saveClip(cut);
    await saveClip(cut);
    expect(made[1]).toEqual(made[0]);
    expect(added[1]).toEqual(added[0]);
  });
});
