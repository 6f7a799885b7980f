/** List of bookmarks: identity, adding, removing, sorting and filtering for the screen, export to files. Pure. */
import type { BookmarksResponse } from '@/lib/contracts/personal/user';
import { compareCodes, orderOfNames } from '../text/collation';
import { csvLine } from '../text/csv';

export interface BookmarkKey {
  contentId: string;
  relatedContentId: string | null;
}
export type SavedBookmark = BookmarkKey & { addedAt: string };
/** A chapter of a recording: not an item itself, so it is shown with the item it belongs to (R-OPEN-6). */
export interface BookmarkedPart {
  name: string;
  parentName: string;
  /** Address within the page of its parent. */
  href: string;
}
export type ShownBookmark = BookmarksResponse['bookmarks'][number] & { part?: BookmarkedPart };

/** Null if the item is no longer in the library. */
export function bookmarkName({ item, part }: ShownBookmark): string | null {
  return item?.name ?? (part ? `${part.name}, in ${part.parentName}` : null);
}

/** R-BKM-3: the pair is the identity. */
export function sameBookmark(a: BookmarkKey, b: BookmarkKey): boolean {
  return a.contentId === b.contentId && a.relatedContentId === b.relatedContentId;
}

/** R-BKM-1: adding an existing one changes nothing. The newest comes first. */
export function withBookmark(
  list: readonly SavedBookmark[],
  key: BookmarkKey,
  now: Date,
): readonly SavedBookmark[] {
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

export const bookmarkSorts = ['newest', 'oldest', 'name'] as const;
export type BookmarkSort = (typeof bookmarkSorts)[number];

export interface BookmarkView {
  sort: BookmarkSort;
  text: string;
  /** Content type; empty: all. */
  type: string;
}

/** Parses the view from the query of `/my-bookmarks?q=&type=&sort=`; accepts any input. */
export function bookmarkView(query: Readonly<Record<string, unknown>>): BookmarkView {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name].trim() : '');
  const sort = bookmarkSorts.find((known) => known === query.sort) ?? 'newest';
  return { sort, text: text('q'), type: text('type') };
}

/** The canonical address of a view; defaults are left out. */
export function bookmarksAddress({ sort, text, type }: BookmarkView): string {
  const query = new URLSearchParams();
  if (text.trim() !== '') query.set('q', text.trim());
  if (type !== '') query.set('type', type);
  if (sort !== 'newest') query.set('sort', sort);
  const search = query.toString();
  return search === '' ? '/my-bookmarks' : `/my-bookmarks?${search}`;
}

const compareTitles = orderOfNames({ sensitivity: 'base', numeric: true });
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function compare(sort: BookmarkSort): (a: ShownBookmark, b: ShownBookmark) => number {
  if (sort === 'name') return (a, b) => compareTitles(bookmarkName(a) ?? '', bookmarkName(b) ?? '');
  return sort === 'oldest'
    ? (a, b) => compareCodes(a.addedAt, b.addedAt)
    : (a, b) => compareCodes(b.addedAt, a.addedAt);
}

/** The list filtered and sorted as the view says. */
export function arrangeBookmarks(list: readonly ShownBookmark[], { sort, text, type }: BookmarkView) {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return list
    .filter(({ item }) => type === '' || item?.type === type)
    .filter((bookmark) => {
      const text = fold(`${bookmarkName(bookmark) ?? ''} ${bookmark.item?.shortIntroduction ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted(compare(sort));
}

/** RFC 4180, with a header row. `addressOf` gives the full address of an item. */
export function bookmarksCsv(
  list: readonly ShownBookmark[],
  addressOf: (bookmark: ShownBookmark) => string,
): string {
  const rows = list.map((bookmark) => [
    bookmarkName(bookmark) ?? bookmark.contentId,
    bookmark.item?.subType ?? bookmark.item?.type ?? (bookmark.part ? 'Chapter' : ''),
    bookmark.addedAt.slice(0, 10),
    addressOf(bookmark),
  ]);
  return [['Name', 'Kind', 'Added', 'Address'], ...rows].map(csvLine).join('');
}

/** RIS for reference managers, one record per bookmark. */
export function bookmarksRis(
  list: readonly ShownBookmark[],
  addressOf: (bookmark: ShownBookmark) => string,
): string {
  const line = (tag: string, value: string) => `${tag}  - ${value.replace(/\s+/g, ' ')}\r\n`;
  return list
    .map((bookmark) => {
      const { item } = bookmark;
      const authors = item?.authors.map(({ name }) => line('AU', name)).join('') ?? '';
      const year = item?.date ? line('PY', item.date.slice(0, 4)) : '';
      const kind = item?.media?.type === 'audio' ? 'SOUND' : item?.media ? 'VIDEO' : 'GEN';
      const title = line('TI', bookmarkName(bookmark) ?? bookmark.contentId);
      return `${line('TY', kind)}${title}${authors}${year}${line('UR', addressOf(bookmark))}${line('ER', '')}`;
    })
    .join('\r\n');
}
