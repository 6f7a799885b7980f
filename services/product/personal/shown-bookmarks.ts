/** Bookmarks with what they are of, for one audience: hidden ones and those of what is gone are left out (D29). */
import type { BookmarksPage } from '@/lib/contracts/personal/bookmarks';
import type { Bookmark } from '@/lib/contracts/personal/my-page';
import { itemPath } from '@/lib/domain/item-page/paths';
import { segmentFragment } from '@/lib/domain/playback/moment-address';
import type { StoredItem } from '../catalogue/stored-item';

export interface KnownBookmark extends Bookmark {
  item: StoredItem | null;
  part?: BookmarksPage['bookmarks'][number]['part'];
}

/** A chapter with its recording; empty where this recording has no such chapter, or none whose name is known. */
function chapterOf({ type, slug, name, segmentIds, chapters }: StoredItem, id: string) {
  const at = segmentIds.indexOf(id);
  if (at < 0) return null;
  const chapter = chapters[at];
  if (chapter === undefined) return {};
  return {
    part: { name: chapter, parentName: name, href: `${itemPath(type, slug)}#${segmentFragment(id)}` },
  };
}

/** @param shown the item of an id, null if it is hidden or gone */
export function knownBookmarks(
  list: readonly Bookmark[],
  shown: (id: string) => StoredItem | null,
): KnownBookmark[] {
  return list.flatMap((bookmark): KnownBookmark[] => {
    const { contentId, relatedContentId } = bookmark;
    const item = shown(contentId);
    if (item) return [{ ...bookmark, item }];
    // A chapter is not an item: it is shown with its recording.
    const parent = relatedContentId === null ? null : shown(relatedContentId);
    const chapter = parent && chapterOf(parent, contentId);
    return chapter ? [{ ...bookmark, item: null, ...chapter }] : [];
  });
}
