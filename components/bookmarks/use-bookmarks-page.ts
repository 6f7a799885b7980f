import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  bookmarkName,
  bookmarksAddress,
  sameBookmark,
  type BookmarkView,
  type ShownBookmark,
} from '@/lib/domain/personal/bookmarks';
import { useToasts } from '@/stores/toasts';
import { useBookmarkChange } from './use-bookmarks';

/** Debounce before the address follows the typing, ms. */
const ADDRESS_AFTER_MS = 300;

/** Keeps the address in step with the view, so that it can be shared and Back restores it. */
function useViewAddress(view: BookmarkView): void {
  const router = useRouter();
  const { asPath, replace } = router;
  const address = bookmarksAddress(view);
  useEffect(() => {
    if (address === asPath) return;
    const timer = setTimeout(() => {
      void replace(address, undefined, { shallow: true, scroll: false });
    }, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [address, asPath, replace]);
}

export interface BookmarksPage {
  /** The bookmarks before search, filter and sort order. */
  list: readonly ShownBookmark[];
  view: BookmarkView;
  setView: (view: BookmarkView) => void;
  /** Optimistic: removed from the list at once, put back if the service refuses (R-BKM-4). Undo saves it again. */
  remove: (bookmark: ShownBookmark) => void;
  /** Takes the focus when a row has been removed. */
  status: RefObject<HTMLParagraphElement | null>;
}

export function useBookmarksPage(
  bookmarks: readonly ShownBookmark[],
  initialView: BookmarkView,
): BookmarksPage {
  const [gone, setGone] = useState<readonly ShownBookmark[]>([]);
  const [view, setView] = useState(initialView);
  const status = useRef<HTMLParagraphElement>(null);
  const change = useBookmarkChange();
  const toast = useToasts((state) => state.add);
  useViewAddress(view);

  const hide = (bookmark: ShownBookmark) => setGone((list) => [...list, bookmark]);
  const show = (bookmark: ShownBookmark) =>
    setGone((list) => list.filter((one) => !sameBookmark(one, bookmark)));
  const changeOf = (bookmark: ShownBookmark) => ({
    key: { contentId: bookmark.contentId, relatedContentId: bookmark.relatedContentId },
    name: bookmarkName(bookmark) ?? bookmark.contentId,
  });

  // Promises, because callbacks of `mutate` run only for the latest of several changes. useBookmarkChange reports failures.
  const restore = (bookmark: ShownBookmark) => {
    show(bookmark);
    change.mutateAsync({ ...changeOf(bookmark), add: true }).catch(() => hide(bookmark));
  };
  const remove = (bookmark: ShownBookmark) => {
    hide(bookmark);
    // The row and its focused button are about to disappear.
    requestAnimationFrame(() => status.current?.focus());
    const action = { label: 'Undo', run: () => restore(bookmark) };
    change.mutateAsync({ ...changeOf(bookmark), add: false }).then(
      () => toast({ message: `${bookmarkName(bookmark) ?? 'Bookmark'} removed`, action }),
      () => show(bookmark),
    );
  };
  const list = bookmarks.filter((one) => !gone.some((other) => sameBookmark(one, other)));
  return { list, view, setView, remove, status };
}
