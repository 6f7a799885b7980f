import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { BookmarksPage as Page } from '@/lib/contracts/personal/bookmarks';
import {
  BOOKMARKS_A_PAGE,
  bookmarkName,
  bookmarksAddress,
  lastBookmarksPage,
  sameBookmark,
  type BookmarkView,
  type ShownBookmark,
} from '@/lib/domain/bookmarks/bookmarks';
import { toast } from '@/stores/toasts';
import { useBookmarkChange } from './use-bookmarks';

/** Debounce before the address follows the typing, ms. */
const ADDRESS_AFTER_MS = 300;

/**
 * The view as it is being chosen. The address follows, so that it can be shared and Back restores it, and brings the bookmarks
 * with it. An address that did not come from here replaces what was being chosen.
 */
function useView(given: BookmarkView): readonly [BookmarkView, (view: BookmarkView) => void] {
  const { replace } = useRouter();
  const address = bookmarksAddress(given);
  const [view, setView] = useState(given);
  const [shown, setShown] = useState(address);
  const [sent, setSent] = useState(address);
  if (shown !== address) {
    setShown(address);
    if (sent !== address) {
      setSent(address);
      setView(given);
    }
  }
  const wanted = bookmarksAddress(view);
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      void replace(wanted, undefined, { scroll: false });
    }, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent, replace]);
  return [view, setView];
}

/**
 * Asks for the page again, so that it is full and its followers begin where it ends; where nothing is left on it, for the last
 * one. Does nothing where the page has them all, with the one that was put back, or once the screen is gone.
 */
function useRefill(view: BookmarkView, { bookmarks, total }: Page, found: number) {
  const { replace } = useRouter();
  const refill = useRef<(restored?: ShownBookmark) => void>(() => undefined);
  useEffect(() => {
    refill.current = (restored) => {
      const isHere = !restored || bookmarks.some((one) => sameBookmark(one, restored));
      if (isHere && total <= BOOKMARKS_A_PAGE) return;
      const page = Math.min(view.page, lastBookmarksPage(found));
      void replace(bookmarksAddress({ ...view, page }), undefined, { scroll: false });
    };
    return () => {
      refill.current = () => undefined;
    };
  });
  return refill;
}

export interface BookmarksPage extends Pick<Page, 'total' | 'saved'> {
  /** The page's bookmarks; `total` and `saved` count without those that were just removed. */
  list: readonly ShownBookmark[];
  view: BookmarkView;
  setView: (view: BookmarkView) => void;
  /** Optimistic: removed from the list at once, put back if the service refuses (R-BKM-4). Undo saves it again. */
  remove: (bookmark: ShownBookmark) => void;
  /** Takes the focus when a row has been removed. */
  status: RefObject<HTMLParagraphElement | null>;
}

export function useBookmarksPage(page: Page, given: BookmarkView): BookmarksPage {
  const { bookmarks, total, saved } = page;
  const [gone, setGone] = useState<readonly ShownBookmark[]>([]);
  const [view, setView] = useView(given);
  const status = useRef<HTMLParagraphElement>(null);
  const change = useBookmarkChange();
  const list = bookmarks.filter((one) => !gone.some((other) => sameBookmark(one, other)));
  const removed = bookmarks.length - list.length;
  const refill = useRefill(given, page, total - removed);

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
    change.mutateAsync({ ...changeOf(bookmark), add: true }).then(
      () => refill.current(bookmark),
      () => hide(bookmark),
    );
  };
  const remove = (bookmark: ShownBookmark) => {
    hide(bookmark);
    // The row and its focused button are about to disappear.
    requestAnimationFrame(() => status.current?.focus());
    const action = { label: 'Undo', run: () => restore(bookmark) };
    change.mutateAsync({ ...changeOf(bookmark), add: false }).then(
      () => {
        toast({ message: `${bookmarkName(bookmark) ?? 'Bookmark'} removed`, action });
        refill.current();
      },
      () => show(bookmark),
    );
  };
  return { list, total: total - removed, saved: saved - removed, view, setView, remove, status };
}
