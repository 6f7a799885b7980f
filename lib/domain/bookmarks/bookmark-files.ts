/** Bookmarks as files: CSV for spreadsheets, RIS for reference managers. Pure. */
import type { BookmarksResponse } from '@/lib/contracts/personal/bookmarks';
import { citedItem, type Citing, type CitedWork } from '../catalogue/cited-work';
import { risFile } from '../catalogue/reference-files';
import { csvFile } from '../text/csv';
import { bookmarkName } from './bookmarks';

/** With its whole item, as the files have it. */
export type WholeBookmark = BookmarksResponse['bookmarks'][number];

interface BookmarkFileContext {
  /** The full address of what is bookmarked. */
  addressOf: (bookmark: WholeBookmark) => string;
  /** The library as citations name it. */
  library: string;
  accessed: Date;
  /** The day of a time (ISO 8601) on the clock of the person who reads the file, such as `2026-02-28`. */
  dayOf: (at: string) => string;
}

/** The name; the id of what is no longer in the library. */
const nameOf = (bookmark: WholeBookmark): string => bookmarkName(bookmark) ?? bookmark.contentId;

/** With a header row. */
export function bookmarksCsv(
  list: readonly WholeBookmark[],
  { addressOf, dayOf }: BookmarkFileContext,
): string {
  const rows = list.map((bookmark) => [
    nameOf(bookmark),
    bookmark.item?.subType ?? bookmark.item?.type ?? (bookmark.part ? 'Chapter' : ''),
    dayOf(bookmark.addedAt),
    addressOf(bookmark),
  ]);
  return csvFile([['Name', 'Kind', 'Added', 'Address'], ...rows]);
}

/** Of a chapter only its name and that of its recording are known, and nothing of what is no longer in the library. */
function workOf(bookmark: WholeBookmark, { addressOf, ...context }: BookmarkFileContext): CitedWork {
  const citing: Citing = { ...context, url: addressOf(bookmark), moment: null };
  if (bookmark.item) return citedItem(bookmark.item, citing);
  const unknown = { recording: null, contributors: [], producers: [], year: '' };
  return { ...unknown, ...citing, name: nameOf(bookmark), kindName: bookmark.part ? 'Chapter' : '' };
}

/** One record per bookmark. */
export const bookmarksRis = (list: readonly WholeBookmark[], context: BookmarkFileContext): string =>
  risFile(list.map((bookmark) => workOf(bookmark, context)));
