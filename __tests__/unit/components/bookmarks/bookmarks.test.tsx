import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookmarkToggle } from '@/components/bookmarks/BookmarkToggle';
import { BookmarksScreen } from '@/components/bookmarks/BookmarksScreen';
import { bookmarkView } from '@/lib/domain/personal/bookmarks';
import { setConsent } from '@/lib/browser/analytics-consent';
import { onTrack } from '@/lib/browser/track';
import { contentItem } from '@/__tests__/support/content-item';
import { Refusal, productInBrowser, renderPage, signedIn } from '@/__tests__/support/product-in-browser';
import { logged } from '@/__tests__/support/logged';

const product = productInBrowser();
const saved = (id: string, day: number, given: Parameters<typeof contentItem>[0] = {}) => ({
  contentId: id,
  relatedContentId: null,
  addedAt: `2026-03-0${day}T12:00:00.000Z`,
  item: contentItem({ id, slug: id, name: `Play ${id}`, ...given }),
});
const list = [
  saved('b', 3),
  saved('a', 2, {
    type: 'guide',
    subType: 'Study guide',
    authors: [{ id: 'p', slug: 'p', name: 'Ada Example' }],
  }),
  saved('c', 1),
];
const show = (query: Record<string, string> = {}) =>
  renderPage(
    <BookmarksScreen bookmarks={list} initialView={bookmarkView(query)} origin="https://library.example" />,
    '/my-bookmarks',
  );
/** Links of the list, not those of the way back. */
const names = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.closest('nav') === null)
    .map((link) => link.textContent);
const remove = (name: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));

beforeEach(() => {
  // The test browser has no frames of its own.
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => (run(0), 0));
  signedIn();
});

describe('the list', () => {
  it('is sorted, searched and filtered, and says how many', async () => {
    show();
    expect(names()).toEqual(['Play b', 'Play a', 'Play c']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');
    expect(names()).toEqual(['Play a', 'Play b', 'Play c']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Guides');
    expect(names()).toEqual(['Play a']);
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search bookmarks' }), 'zzz');
    expect(screen.getByText(/No bookmark matches/)).toBeInTheDocument();
  });

  it('begins as its address says', () => {
    show({ sort: 'oldest', type: 'production' });
    expect(names()).toEqual(['Play c', 'Play b']);
  });

  it('R-BKM-2 R-GQL-8 takes one off at once, confirms what happened, and Undo puts it back', async () => {
    product.answers.DeleteBookmark = () => ({ deleteBookmarkItem: { items: [] } });
    product.answers.AddBookmark = () => ({ addBookmarkItem: { items: [] } });
    show();
    await remove('Play b');
    expect(names()).toEqual(['Play a', 'Play c']);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Play b', 'Play a', 'Play c']);
    await waitFor(() =>
      expect(product.asked).toEqual([
        ['DeleteBookmark', { contentId: 'b', relatedContentId: null }],
        ['AddBookmark', { item: { contentId: 'b', relatedContentId: null } }],
      ]),
    );
  });

  it('R-BKM-4 a refused removal comes back and is told; another one at the same time stays', async () => {
    product.answers.DeleteBookmark = ({ contentId }) => {
      if (contentId === 'b') throw new Refusal('down');
      return { deleteBookmarkItem: { items: [] } };
    };
    show();
    await remove('Play b');
    await remove('Play c');
    expect(await screen.findByText('That could not be removed. Please try again.')).toBeInTheDocument();
    expect(await screen.findByText('Play c removed')).toBeInTheDocument();
    expect(names()).toEqual(['Play b', 'Play a']);
    expect(logged()).toContain('Unable to remove bookmark');
  });

  it('R-ANA-1 statistics follow the real outcome: a removal that happened is told, a refused one is not', async () => {
    setConsent(true);
    const heard: unknown[] = [];
    const stop = onTrack(({ category, action, name }) => void heard.push([category, action, name]));
    product.answers.DeleteBookmark = ({ contentId }) => {
      if (contentId === 'b') throw new Refusal('down');
      return { deleteBookmarkItem: { items: [] } };
    };
    product.answers.AddBookmark = () => ({ addBookmarkItem: { items: [] } });
    show();
    await remove('Play b');
    await screen.findByText('That could not be removed. Please try again.');
    await remove('Play c');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(heard).toEqual([
        ['bookmark', 'removed', 'Play c'],
        ['bookmark', 'added', 'Play c'],
      ]),
    );
    stop();
    setConsent(false);
  });

  it('is taken away as CSV and RIS, as it is seen', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = jest.fn((blob: Blob) => (files.push(blob), 'blob:x'));
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    window.print = jest.fn();
    show({ type: 'guide' });
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
    await userEvent.click(screen.getByRole('button', { name: 'RIS' }));
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(files.map(({ type }) => type)).toEqual([
      'text/csv;charset=utf-8',
      'application/x-research-info-systems;charset=utf-8',
    ]);
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it('invites when nothing is saved', () => {
    renderPage(<BookmarksScreen bookmarks={[]} initialView={bookmarkView({})} origin="" />, '/my-bookmarks');
    expect(screen.getByRole('link', { name: 'Find something to save' })).toHaveAttribute('href', '/search');
  });
});

describe('the button', () => {
  const button = () => screen.getByRole('button', { name: /Hamlet/ });
  const open = async () => {
    renderPage(<BookmarkToggle contentId="b" relatedContentId="series" name="Hamlet" />);
    await waitFor(() => expect(button()).toBeEnabled());
  };

  it('R-BKM-4 an addition that fails is undone and told', async () => {
    let refuse: () => void = () => undefined;
    product.answers.MyBookmarks = () => ({ myBookmarks: [] });
    product.answers.AddBookmark = () =>
      new Promise<object>((_resolve, reject) => {
        refuse = () => reject(new Refusal('down'));
      });
    await open();
    await userEvent.click(button());
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(product.asked.map(([name]) => name)).toContain('AddBookmark'));
    refuse();
    expect(await screen.findByText('That could not be bookmarked. Please try again.')).toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(logged()).toContain('Unable to add bookmark');
  });

  it('R-OPEN-6 R-GQL-7 a member is bookmarked with its parent', async () => {
    product.answers.MyBookmarks = () => ({ myBookmarks: [] });
    product.answers.AddBookmark = ({ item }) => ({
      addBookmarkItem: { items: [{ ...(item as object), addedAt: '2026-03-10T12:00:00.000Z' }] },
    });
    await open();
    await userEvent.click(button());
    await waitFor(() =>
      expect(product.asked).toContainEqual([
        'AddBookmark',
        { item: { contentId: 'b', relatedContentId: 'series' } },
      ]),
    );
    expect(button()).toHaveAttribute('aria-pressed', 'true');
  });

  it('R-BKM-2 two pressed quickly are sent in order, and the answer to the first does not undo the second', async () => {
    const answer: (() => void)[] = [];
    const stored: object[] = [];
    product.answers.MyBookmarks = () => ({ myBookmarks: [] });
    product.answers.AddBookmark = ({ item }) =>
      new Promise<object>((resolve) => {
        answer.push(() => {
          stored.push({ ...(item as object), addedAt: '2026-03-10T12:00:00.000Z' });
          resolve({ addBookmarkItem: { items: [...stored] } });
        });
      });
    const { client } = renderPage(
      <>
        <BookmarkToggle contentId="a" relatedContentId={null} name="Hamlet" />
        <BookmarkToggle contentId="b" relatedContentId={null} name="Macbeth" />
      </>,
    );
    const macbeth = () => screen.getByRole('button', { name: /Macbeth/ });
    const sent = () => product.asked.filter(([name]) => name === 'AddBookmark').length;
    await waitFor(() => expect(macbeth()).toBeEnabled());
    await userEvent.click(button());
    await userEvent.click(macbeth());
    await waitFor(() => expect(macbeth()).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(sent()).toBe(1));
    const pressed: (string | null)[] = [];
    const watch = new MutationObserver(() => pressed.push(macbeth().getAttribute('aria-pressed')));
    watch.observe(document.body, { attributes: true, subtree: true });
    answer[0]?.();
    await waitFor(() => expect(sent()).toBe(2));
    answer[1]?.();
    await waitFor(() => expect(client.isMutating()).toBe(0));
    watch.disconnect();
    expect(pressed).not.toContain('false');
    expect(button()).toHaveAttribute('aria-pressed', 'true');
  });

  it('R-ERR-18 one that exists already is a success', async () => {
    product.answers.MyBookmarks = () => ({ myBookmarks: [] });
    product.answers.AddBookmark = () => {
      throw new Refusal('Item already exists in this playlist');
    };
    await open();
    await userEvent.click(button());
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.queryByText(/could not be bookmarked/)).not.toBeInTheDocument();
  });
});
