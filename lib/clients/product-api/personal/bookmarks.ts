import { CARDS_PREFERENCE } from '@/lib/contracts/listing/query-names';
import { BOOKMARKS_A_PAGE, bookmarksQuery, type BookmarkView } from '@/lib/domain/bookmarks/bookmarks';
import { productPath, type ProductQuery } from '../address';
import { ask, type ProductConnection } from '../fetch';

const contract = () => import('@/lib/contracts/personal/bookmarks');

/**
 * GET /api/bookmarks with their items, as the view says, on whichever page; filtered by country when known (R-API-10).
 */
export function fetchShownBookmarks(country: string | null, view: BookmarkView) {
  const path = productPath('/api/bookmarks', { country, query: bookmarksQuery(view) });
  return ask(path, contract, 'receivedBookmarksSchema');
}

/**
 * The page of a view, with what a card shows of each item: whole items would make the page heavy. Filtered by country and
 * profiles when known (R-API-10).
 */
export function fetchBookmarksPage(
  connection: ProductConnection,
  narrowing: Omit<ProductQuery, 'query'>,
  view: BookmarkView,
) {
  const query = bookmarksQuery(view);
  query.set('skip', String((view.page - 1) * BOOKMARKS_A_PAGE));
  query.set('limit', String(BOOKMARKS_A_PAGE));
  const path = productPath('/api/bookmarks', { ...narrowing, query });
  return ask(path, contract, 'receivedBookmarksPageSchema', { connection, prefer: CARDS_PREFERENCE });
}
