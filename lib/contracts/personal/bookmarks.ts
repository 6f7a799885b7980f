/** A person's bookmarks with the items that they show (`/api/bookmarks`). */
import { z } from 'zod';
import { cardItemSchema } from '../catalogue/card';
import { contentItemSchema } from '../catalogue/content-item';
import { LISTING_LIMIT_MAX } from '../constants';
import { wholeNumber, wholeNumberOr } from '../http/whole-number';
import { bookmarkSorts, LONGEST_BOOKMARK_SEARCH } from './bookmark-view';
import { bookmarkSchema } from './my-page';

/** A chapter of a recording: not an item itself, so it is shown with the item it belongs to (R-OPEN-6). */
const bookmarkedPartSchema = z.object({
  name: z.string(),
  parentName: z.string(),
  /** Address within the page of its parent. */
  href: z.string(),
});
const shownBookmarkSchema = bookmarkSchema.extend({ part: bookmarkedPartSchema.optional() });

/** GET /api/bookmarks: newest first; hidden items are left out but kept (D28, D29). */
export const bookmarksResponseSchema = z.object({
  bookmarks: z.array(shownBookmarkSchema.extend({ item: contentItemSchema.nullable() })),
  /** Of those that match, on whichever page. */
  total: z.number().int().nonnegative(),
});
export type BookmarksResponse = z.infer<typeof bookmarksResponseSchema>;

/** The same as cards (`CARDS_PREFERENCE`), for a page of the list. */
export const bookmarksPageSchema = bookmarksResponseSchema.extend({
  bookmarks: z.array(shownBookmarkSchema.extend({ item: cardItemSchema.nullable() })),
  /** Of all that are shown to the person, whether they match or not. */
  saved: z.number().int().nonnegative(),
  /** Types of their items. */
  types: z.array(z.string()),
});
export type BookmarksPage = z.infer<typeof bookmarksPageSchema>;

/** What may be asked of GET /api/bookmarks. Without `limit` it answers with all that match. */
export const bookmarksQuerySchema = z.object({
  country: z.string().optional(),
  blockedProfiles: z.union([z.string(), z.array(z.string())]).optional(),
  q: z.string().max(LONGEST_BOOKMARK_SEARCH).default(''),
  type: z.string().default(''),
  sort: z.enum(bookmarkSorts).default('newest'),
  skip: wholeNumberOr(0, 'skip', {}),
  limit: wholeNumber('limit', { min: 1, max: LISTING_LIMIT_MAX }),
});

/** R-ENT-14, R-ENT-15: accepts `id` for `contentId`, and a missing `relatedContentId` as null. */
function withBothIds(bookmark: unknown): unknown {
  if (typeof bookmark !== 'object' || bookmark === null) return bookmark;
  const id = 'id' in bookmark ? { contentId: bookmark.id } : {};
  return { relatedContentId: null, ...id, ...bookmark };
}

/** The same responses, as read from an API that may name a bookmark's item by `id`. */
export const receivedBookmarksSchema = bookmarksResponseSchema.extend({
  bookmarks: z.array(z.preprocess(withBothIds, bookmarksResponseSchema.shape.bookmarks.element)),
});
export const receivedBookmarksPageSchema = bookmarksPageSchema.extend({
  bookmarks: z.array(z.preprocess(withBothIds, bookmarksPageSchema.shape.bookmarks.element)),
});
