import { CARDS_PREFERENCE } from '@/lib/contracts/listing/names';
import type { BookmarksPage, BookmarksResponse } from '@/lib/contracts/personal/user';
import { BOOKMARKS_A_PAGE, bookmarksQuery, type BookmarkView } from '@/lib/domain/personal/bookmarks';
import { productPath } from './address';
import { productRequest, type ProductConnection } from './fetch';

interface Narrowing {
  country?: string | null;
  blockedProfiles?: readonly string[];
}

const contract = () => import('@/lib/contracts/personal/user');

/**
 * GET /api/bookmarks with their items, newest first or as the view says, on whichever page; filtered by country and profiles
 * when known (R-API-10).
 */
export function fetchShownBookmarks(
  connection: ProductConnection,
  narrowing: Narrowing,
  view?: BookmarkView,
): Promise<BookmarksResponse> {
  const query = view ? bookmarksQuery(view) : new URLSearchParams();
  return productRequest(connection, {
    path: productPath('/api/bookmarks', { ...narrowing, query }),
    schema: async () => (await contract()).receivedBookmarksSchema,
  });
}

/** The page of a view, with what a card shows of each item: whole items would make the page heavy. */
export function fetchBookmarksPage(
  connection: ProductConnection,
  narrowing: Narrowing,
  view: BookmarkView,
): Promise<BookmarksPage> {
  const query = bookmarksQuery(view);
  query.set('skip', String((view.page - 1) * BOOKMARKS_A_PAGE));
  query.set('limit', String(BOOKMARKS_A_PAGE));
  return productRequest(connection, {
    path: productPath('/api/bookmarks', { ...narrowing, query }),
    prefer: CARDS_PREFERENCE,
    schema: async () => (await contract()).receivedBookmarksPageSchema,
  });
}
