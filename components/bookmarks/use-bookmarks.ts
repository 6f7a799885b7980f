import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePersonKey } from '@/hooks/use-person-key';
import type { Bookmark } from '@/lib/contracts/personal/my-page';
import {
  sameBookmark,
  withBookmark,
  withoutBookmark,
  type BookmarkKey,
} from '@/lib/domain/bookmarks/bookmarks';
import { track } from '@/lib/browser/track';
import { reportUse } from '@/lib/browser/usage';
import { useSignedInId } from '@/stores/session';
import { toastFailure } from '@/stores/toasts';

const load = () => import('@/lib/clients/product-graphql/bookmarks');

/** The signed-in person's bookmarks, read once for every card and page; undefined while unknown and for everyone else. */
function useBookmarkList(): readonly Bookmark[] | undefined {
  const isSignedIn = useSignedInId() !== null;
  const { data } = useQuery<readonly Bookmark[]>({
    queryKey: usePersonKey('bookmarks'),
    queryFn: async () =>
      (await import('@/lib/clients/product-api/personal/my-page'))
        .fetchMyPage()
        .then((page) => page.bookmarks),
    enabled: isSignedIn,
  });
  return data;
}

interface Change {
  key: BookmarkKey;
  add: boolean;
  /** Name of the item, for the statistics of people who agreed to them. */
  name: string;
}
type List = readonly Bookmark[];

async function send({ key, add }: Change) {
  const { addBookmark, removeBookmark } = await load();
  return add ? addBookmark(key) : removeBookmark(key);
}

/** Reverts the change to one bookmark; later changes to others are kept. */
function undone(list: List, { key, add }: Change, before: Bookmark | undefined): List {
  if (add) return before ? list : withoutBookmark(list, key);
  return before && !list.some((one) => sameBookmark(one, key)) ? [before, ...list] : list;
}

/**
 * Adds or removes a bookmark. Optimistic update: reverted, with a message, if the service refuses (R-BKM-4). Changes are sent
 * one after the other, so that the answer to the last one contains them all.
 */
export function useBookmarkChange() {
  const queries = useQueryClient();
  const queryKey = usePersonKey('bookmarks');
  return useMutation({
    mutationKey: queryKey,
    scope: { id: 'bookmarks' },
    mutationFn: send,
    onMutate: async ({ key, add }: Change) => {
      await queries.cancelQueries({ queryKey });
      const list = queries.getQueryData<List>(queryKey);
      // Until the list is loaded there is nothing to update.
      if (list) {
        const changed = add ? withBookmark(list, key, new Date()) : withoutBookmark(list, key);
        queries.setQueryData<List>(queryKey, changed);
      }
      return { before: list?.find((one) => sameBookmark(one, key)) };
    },
    onError: (_error, change, context) => {
      queries.setQueryData<List>(queryKey, (list) => list && undone(list, change, context?.before));
      toastFailure(
        change.add
          ? 'That could not be bookmarked. Please try again.'
          : 'That could not be removed. Please try again.',
      );
    },
    onSuccess: (list, { add, name, key: { contentId } }) => {
      // This change is still counted. While others wait, the answer is older than what is shown.
      if (list && queries.isMutating({ mutationKey: queryKey }) === 1) queries.setQueryData(queryKey, list);
      if (add) reportUse({ action: 'bookmark', contentId });
      track({ category: 'bookmark', action: add ? 'added' : 'removed', name, dimensions: { contentId } });
    },
  });
}

/** Whether one item is bookmarked, and a function to toggle it. */
export function useBookmark(key: BookmarkKey, name: string) {
  const list = useBookmarkList();
  const change = useBookmarkChange();
  const isBookmarked = list?.some((one) => sameBookmark(one, key)) ?? false;
  return {
    isKnown: list !== undefined,
    isBookmarked,
    toggle: () => change.mutate({ key, add: !isBookmarked, name }),
  };
}
