import type { BookmarksResponse } from '@/lib/contracts/personal/user';
import { productPath } from './address';
import { productRequest, type ProductConnection } from './fetch';

/** GET /api/bookmarks with their items, newest first; filtered by country and profiles when known (R-API-10). */
export function fetchShownBookmarks(
  connection: ProductConnection,
  narrowing: { country?: string | null; blockedProfiles?: readonly string[] },
  signal?: AbortSignal,
): Promise<BookmarksResponse> {
  return productRequest(connection, {
    path: productPath('/api/bookmarks', narrowing),
    schema: async () => (await import('@/lib/contracts/personal/user')).receivedBookmarksSchema,
    signal,
  });
}
