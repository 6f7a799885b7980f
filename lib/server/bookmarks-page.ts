/** Server part of /my-bookmarks: the list with its items, and chapters named by the recording they belong to. Server only. */
import { fetchShownBookmarks } from '@/lib/clients/product-api/bookmarks';
import { fetchItems } from '@/lib/clients/product-api/items';
import { MOST_ITEMS } from '@/lib/contracts/product-items';
import type { BookmarksResponse } from '@/lib/contracts/product-user';
import { itemPath } from '@/lib/domain/item-page/paths';
import { segmentFragment } from '@/lib/domain/playback/moments';
import type { BookmarkedPart, ShownBookmark } from '@/lib/domain/personal/bookmarks';
import { contentSource } from './item-page/content-source';
import { CONTENT_TIME_LIMIT_MS } from './item-page/relations';
import { pageLog } from './log';
import type { Visit } from './page';
import { timeLimit } from '@/lib/platform/time-limit';

/** Chapters of these recordings by their id. Recordings the viewer may not see are not among them. */
async function partsOf(
  ids: readonly string[],
  { product, visitor }: Visit,
): Promise<ReadonlyMap<string, BookmarkedPart>> {
  const { items } = await fetchItems(ids, undefined, product);
  const found = await Promise.all(
    items.map(async ({ type, slug, name }) => {
      const parent = await contentSource(visitor.viewer).find(type, slug);
      const page = itemPath(type, slug);
      return (parent?.record.segments ?? []).map((segment) => {
        const part = { name: segment.name, parentName: name, href: `${page}#${segmentFragment(segment.id)}` };
        return [segment.id, part] as const;
      });
    }),
  );
  return new Map(found.flat());
}

async function withParts(
  bookmarks: BookmarksResponse['bookmarks'],
  visit: Visit,
): Promise<readonly ShownBookmark[]> {
  const nameless = bookmarks.filter(({ item }) => item === null);
  const parents = [...new Set(nameless.flatMap(({ relatedContentId }) => relatedContentId ?? []))];
  if (parents.length === 0) return bookmarks;
  try {
    const parts = await timeLimit(partsOf(parents.slice(0, MOST_ITEMS), visit), CONTENT_TIME_LIMIT_MS);
    return bookmarks.map((bookmark) => {
      const part = bookmark.item === null ? parts.get(bookmark.contentId) : undefined;
      return part ? { ...bookmark, part } : bookmark;
    });
  } catch (error) {
    pageLog().warn(
      { err: error, requestId: visit.visitor.requestId },
      'Bookmarked chapters could not be named',
    );
    return bookmarks;
  }
}

/** Throws when bookmarks cannot be read. */
export async function shownBookmarks(visit: Visit): Promise<readonly ShownBookmark[]> {
  const { country, blockedProfiles } = visit.visitor.viewer;
  const { bookmarks } = await fetchShownBookmarks(visit.product, { country, blockedProfiles });
  return withParts(bookmarks, visit);
}
