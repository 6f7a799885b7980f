import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { BookmarkToggle } from '@/components/bookmarks/BookmarkToggle';
import { BookmarksScreen } from '@/components/bookmarks/BookmarksScreen';
import { bookmarksAddress, bookmarkView } from '@/lib/domain/bookmarks/bookmarks';
import { setConsent } from '@/lib/browser/analytics-consent';
import { onTrack } from '@/lib/browser/track';
import { contentItem } from '@/__tests__/support/content/item';
import { Refusal, productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';
import { logged } from '@/__tests__/support/logged';

const product = productInBrowser();
const saved = (id: string, day: number, given: Parameters<typeof contentItem>[0] = {}) => ({
  contentId: id,
  relatedContentId: null,
  addedAt: `2026-03-0${day}T12:00:00.000Z`,
  item: contentItem({ id, slug: id, name: `Play ${id}`, ...given }),
});
const authors = [{ id: 'p', slug: 'p', name: 'Ada Example' }];
const list = [
  saved('b', 3),
  saved('a', 2, { type: 'guide', subType: 'Study guide', authors }),
  saved('c', 1),
];
type Page = ComponentProps<typeof BookmarksScreen>;
/** The page as the server gives it for an address. */
const pageOf = (query: Record<string, string>, given: Partial<Page> = {}): Page => ({
  ...{ bookmarks: list, total: list.length, saved: list.length, types: ['guide', 'production'] },
  ...{ view: bookmarkView(query), ...given },
});
const show = (query: Record<string, string> = {}, given: Partial<Page> = {}) =>
  renderPage(<BookmarksScreen {...pageOf(query, given)} />, bookmarksAddress(bookmarkView(query)));
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
  it('asks for what is chosen at once, in the address, and says how many there are', async () => {
    const { again, router } = show({ page: '2' });
    const asked = (address: string) => waitFor(() => expect(router().at).toBe(address));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');
    await asked('/my-bookmarks?sort=name');
    again(<BookmarksScreen {...pageOf({ sort: 'name' })} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Guides');
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveValue('guide');
    await asked('/my-bookmarks?type=guide&sort=name');
    again(<BookmarksScreen {...pageOf({ type: 'guide' }, { bookmarks: list.slice(1, 2), total: 1 })} />);
    expect(names()).toEqual(['Play a']);
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search bookmarks' }), 'zzz');
    await asked('/my-bookmarks?q=zzz&type=guide');
    again(<BookmarksScreen {...pageOf({ q: 'zzz', type: 'guide' }, { bookmarks: [], total: 0 })} />);
    expect(screen.getByText(/No bookmark matches/)).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search bookmarks' })).toHaveValue('zzz');
  });

  it('a late answer leaves what is being typed; Back brings the fields of its address', async () => {
    const { again, router } = show();
    const search = screen.getByRole('searchbox', { name: 'Search bookmarks' });
    await userEvent.type(search, 'le');
    await waitFor(() => expect(router().at).toBe('/my-bookmarks?q=le'));
    await userEvent.type(search, 'ar');
    again(<BookmarksScreen {...pageOf({ q: 'le' })} />);
    expect(search).toHaveValue('lear');
    await waitFor(() => expect(router().at).toBe('/my-bookmarks?q=lear'));
    again(<BookmarksScreen {...pageOf({ sort: 'oldest' })} />);
    expect(search).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue('oldest');
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

  it('is shown a page at a time, with links to the others that keep the view', () => {
    show({ sort: 'name', page: '2' }, { total: 61, saved: 61 });
    expect(screen.getByText('61 saved, page 2 of 3')).toBeInTheDocument();
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    const hrefs = within(pages)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(new Set(hrefs)).toEqual(
      new Set([
        '/my-bookmarks?sort=name',
        '/my-bookmarks?sort=name&page=2',
        '/my-bookmarks?sort=name&page=3',
      ]),
    );
    expect(within(pages).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('past the end it says so, and leads back', () => {
    show({ page: '9' }, { bookmarks: [], total: 30, saved: 30 });
    expect(screen.getByText('There are only 2 pages of bookmarks')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/my-bookmarks');
    expect(screen.getByRole('link', { name: 'Last page' })).toHaveAttribute('href', '/my-bookmarks?page=2');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('one that is removed from a page makes room: the page is asked for again, the last one if it is empty', async () => {
    product.answers.DeleteBookmark = () => ({ deleteBookmarkItem: { items: [] } });
    product.answers.AddBookmark = () => ({ addBookmarkItem: { items: [] } });
    const { again, router } = show({ page: '2' }, { bookmarks: list.slice(0, 1), total: 25, saved: 25 });
    await remove('Play b');
    await waitFor(() => expect(router().at).toBe('/my-bookmarks'));
    again(<BookmarksScreen {...pageOf({}, { bookmarks: list.slice(1), total: 24, saved: 24 })} />);
    router().go('/elsewhere');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(router().at).toBe('/my-bookmarks'));
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
    const asked: string[] = [];
    const answer = http.get('*/api/bookmarks', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ bookmarks: list, total: list.length });
    });
    product.server.use(answer);
    show({ type: 'guide', page: '2' });
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'RIS' }));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(asked).toEqual(['?type=guide', '?type=guide']);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(files.map(({ type }) => type)).toEqual([
      'text/csv;charset=utf-8',
      'application/x-research-info-systems;charset=utf-8',
    ]);
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it('a file that cannot be made is told', async () => {
    product.server.use(http.get('*/api/bookmarks', () => HttpResponse.json({}, { status: 503 })));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
    expect(await screen.findByText('The file could not be made. Please try again.')).toBeInTheDocument();
    expect(logged()).toContain('Bookmarks could not be saved as a file');
  });

  it('invites when nothing is saved', () => {
    show({}, { bookmarks: [], total: 0, saved: 0, types: [] });
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
    expect(screen.getByRole('button', { name: 'Bookmarked: Hamlet', pressed: true })).toBeVisible();
  });

  it('R-BKM-2 two pressed quickly are sent in order, and the answer to the first does not undo the second', async () => {
    const answer: (() => void)[] = [];
    const stored: object[] = [];
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
    product.answers.AddBookmark = () => {
      throw new Refusal('Item already exists in this playlist');
    };
    await open();
    await userEvent.click(button());
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.queryByText(/could not be bookmarked/)).not.toBeInTheDocument();
  });
});
