/** Server part of /my-bookmarks: bookmarks with their items, chapters with the name of their recording. Server only. */
import { fetchShownBookmarks } from '@/lib/clients/product-api/bookmarks';
import { fetchItems } from '@/lib/clients/product-api/items';
import { MOST_ITEMS } from '@/lib/contracts/catalogue/items';
import type { BookmarksResponse } from '@/lib/contracts/personal/user';
import { itemPath } from '@/lib/domain/item-page/paths';
import { segmentFragment } from '@/lib/domain/playback/moment-address';
import type { BookmarkedPart, ShownBookmark } from '@/lib/domain/personal/bookmarks';
import { contentSource } from './item/content-source';
import { CONTENT_TIME_LIMIT_MS } from './item/relations';
import { pageLog } from '../log';
import type { Visit } from '../page';
import { timeLimit } from '@/lib/platform/time-limit';

type Bookmark = BookmarksResponse['bookmarks'][number];

/** Chapters by id, without those of recordings that the viewer may not see. */
async function partsOf(
  chapters: readonly Bookmark[],
  { product, visitor }: Visit,
): Promise<ReadonlyMap<string, BookmarkedPart>> {
  const parents = [...new Set(chapters.flatMap(({ relatedContentId }) => relatedContentId ?? []))];
  const [{ items }, segments] = await Promise.all([
    fetchItems(parents.slice(0, MOST_ITEMS), undefined, product),
    contentSource(visitor.viewer).segments(chapters.map(({ contentId }) => contentId)),
  ]);
  return new Map(
    chapters.flatMap(({ contentId, relatedContentId }) => {
      const parent = items.find(({ id }) => id === relatedContentId);
      const segment = segments.find(({ id }) => id === contentId);
      if (!parent || !segment) return [];
      const href = `${itemPath(parent.type, parent.slug)}#${segmentFragment(segment.id)}`;
      return [[contentId, { name: segment.name, parentName: parent.name, href }]];
    }),
  );
}

async function withParts(bookmarks: readonly Bookmark[], visit: Visit): Promise<readonly ShownBookmark[]> {
  const chapters = bookmarks.filter(
    ({ item, relatedContentId }) => item === null && relatedContentId !== null,
  );
  if (chapters.length === 0) return bookmarks;
  try {
    const parts = await timeLimit(partsOf(chapters, visit), CONTENT_TIME_LIMIT_MS);
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
