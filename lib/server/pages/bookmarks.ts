/** Server part of /my-bookmarks: one page of the view in the address. Server only. */
import { fetchBookmarksPage } from '@/lib/clients/product-api/personal/bookmarks';
import { fetchItems } from '@/lib/clients/product-api/catalogue/items';
import { itemPath } from '@/lib/domain/item-page/paths';
import { segmentFragment } from '@/lib/domain/playback/moment-address';
import {
  lastBookmarksPage,
  type BookmarkView,
  type BookmarksPageProps,
  type ShownBookmark,
} from '@/lib/domain/bookmarks/bookmarks';
import { contentSource } from './item/content-source';
import { CONTENT_TIME_LIMIT_MS } from './item/relations';
import { pageLog } from '../log';
import type { Visit } from '../page';
import { timeLimit } from '@/lib/platform/time-limit';

type Part = NonNullable<ShownBookmark['part']>;

/** Chapters by id, without those of recordings that the viewer may not see. */
async function partsOf(
  chapters: readonly ShownBookmark[],
  { product, visitor }: Visit,
): Promise<ReadonlyMap<string, Part>> {
  const parents = [...new Set(chapters.flatMap(({ relatedContentId }) => relatedContentId ?? []))];
  const [items, segments] = await Promise.all([
    fetchItems(parents, { connection: product }),
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

/** Names chapters that the product API cannot name, because the content service published them after their recording. */
async function withParts(bookmarks: ShownBookmark[], visit: Visit): Promise<ShownBookmark[]> {
  const chapters = bookmarks.filter(
    ({ item, part, relatedContentId }) => item === null && !part && relatedContentId !== null,
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
export async function bookmarksPage(visit: Visit, view: BookmarkView): Promise<BookmarksPageProps> {
  const { country, blockedProfiles } = visit.visitor.viewer;
  const page = await fetchBookmarksPage(visit.product, { country, blockedProfiles }, view);
  return { ...page, bookmarks: await withParts(page.bookmarks, visit), view };
}

/** Whether the address is that of a page after the last one, as when the list has become shorter. */
export const isPastTheEnd = ({ view, total }: BookmarksPageProps): boolean =>
  view.page > lastBookmarksPage(total);
