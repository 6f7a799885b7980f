/** List of bookmarks: identity, adding, removing, sorting and filtering for the screen. Pure. */
import { LISTING_PAGE_SIZE } from '@/lib/contracts/constants';
import {
  bookmarkSorts,
  LONGEST_BOOKMARK_SEARCH,
  type BookmarkSort,
} from '@/lib/contracts/personal/bookmark-view';
import type { BookmarksPage } from '@/lib/contracts/personal/bookmarks';
import type { Bookmark } from '@/lib/contracts/personal/my-page';
import { lastPage, readPage } from '../listing/address';
import { orderOfNames } from '../text/collation';
import { folded } from '../text/fold';
import { typedText } from '../text/typed-text';

export type BookmarkKey = Omit<Bookmark, 'addedAt'>;
export type ShownBookmark = BookmarksPage['bookmarks'][number];

/** What the order and the search look at. */
interface Arranged {
  item: { type: string; name: string; shortIntroduction: string } | null;
  part?: ShownBookmark['part'];
}

/** Null if the item is no longer in the library. */
export function bookmarkName({
  item,
  part,
}: {
  item: { name: string } | null;
  part?: ShownBookmark['part'];
}): string | null {
  return item?.name ?? (part ? `${part.name}, in ${part.parentName}` : null);
}

/** R-BKM-3: the pair is the identity. */
export function sameBookmark(a: BookmarkKey, b: BookmarkKey): boolean {
  return a.contentId === b.contentId && a.relatedContentId === b.relatedContentId;
}

/** R-BKM-1: adding an existing one changes nothing. The newest comes first. */
export function withBookmark(list: readonly Bookmark[], key: BookmarkKey, now: Date): readonly Bookmark[] {
  if (list.some((one) => sameBookmark(one, key))) return list;
  return [{ ...key, addedAt: now.toISOString() }, ...list];
}

/** R-BKM-2: removing a missing one changes nothing. */
export function withoutBookmark<One extends BookmarkKey>(
  list: readonly One[],
  key: BookmarkKey,
): readonly One[] {
  return list.some((one) => sameBookmark(one, key)) ? list.filter((one) => !sameBookmark(one, key)) : list;
}

export interface BookmarkView {
  sort: BookmarkSort;
  text: string;
  /** Content type; empty: all. */
  type: string;
  /** From 1. */
  page: number;
}

/** What /my-bookmarks shows. `view` is that of the address. */
export interface BookmarksPageProps extends BookmarksPage {
  view: BookmarkView;
}

/** Parses the view from the query of `/my-bookmarks?q=&type=&sort=&page=`; accepts any input. */
export function bookmarkView(query: Readonly<Record<string, unknown>>): BookmarkView {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name].trim() : '');
  const sort = bookmarkSorts.find((known) => known === query.sort) ?? 'newest';
  return {
    sort,
    text: typedText(text('q'), LONGEST_BOOKMARK_SEARCH),
    type: text('type'),
    page: readPage(text('page')),
  };
}

/** The part of a view that decides which bookmarks there are and in which order; defaults are left out. */
export function bookmarksQuery({ sort, text, type }: Omit<BookmarkView, 'page'>): URLSearchParams {
  const query = new URLSearchParams();
  if (text.trim() !== '') query.set('q', text.trim());
  if (type !== '') query.set('type', type);
  if (sort !== 'newest') query.set('sort', sort);
  return query;
}

/** The canonical address of a view. */
export function bookmarksAddress(view: BookmarkView): string {
  const query = bookmarksQuery(view);
  if (view.page > 1) query.set('page', String(view.page));
  const search = query.toString();
  return search === '' ? '/my-bookmarks' : `/my-bookmarks?${search}`;
}

/** As many as a listing of the library has. */
export const BOOKMARKS_A_PAGE = LISTING_PAGE_SIZE;

/** Number of the last page of so many bookmarks. */
export const lastBookmarksPage = (total: number): number => lastPage(total, BOOKMARKS_A_PAGE);

const compareTitles = orderOfNames({ sensitivity: 'base', numeric: true });

/** In the order asked for. The given one is newest first, which instants written to the millisecond cannot tell exactly. */
function inOrder<One extends Arranged>(list: readonly One[], sort: BookmarkSort): readonly One[] {
  if (sort === 'oldest') return list.toReversed();
  if (sort === 'newest') return list;
  return list.toSorted((a, b) => compareTitles(bookmarkName(a) ?? '', bookmarkName(b) ?? ''));
}

/**
 * The list filtered and sorted as the view says.
 *
 * @param list newest first, as the service stores and gives it (D28)
 */
export function arrangeBookmarks<One extends Arranged>(
  list: readonly One[],
  { sort, text, type }: Omit<BookmarkView, 'page'>,
): readonly One[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const hasWords = (bookmark: One) => {
    const text = folded(`${bookmarkName(bookmark) ?? ''} ${bookmark.item?.shortIntroduction ?? ''}`);
    return words.every((word) => text.includes(word));
  };
  const found = list
    .filter(({ item }) => type === '' || item?.type === type)
    .filter((bookmark) => words.length === 0 || hasWords(bookmark));
  return inOrder(found, sort);
}
