import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { logEvent } from '@/lib/browser-log';
import {
  sameBookmark,
  withBookmark,
  withoutBookmark,
  type BookmarkKey,
  type SavedBookmark,
} from '@/lib/rules/personal/bookmarks';
import { useSessionStore } from '@/stores/session';
import { useToasts } from '@/stores/toasts';

/** One cache of bookmarks for every card and page (one entry a person). */
const bookmarksKey = (userId: string): QueryKey => ['bookmarks', userId];

const load = () => import('@/lib/clients/product-graphql/bookmarks');

/** The signed-in person's bookmarks; undefined while unknown and for everyone else. */
export function useBookmarkList(): readonly SavedBookmark[] | undefined {
  const userId = useSessionStore((state) =>
    state.method === 'Okta' ? (state.profile?.userId ?? null) : null,
  );
  const { data } = useQuery<readonly SavedBookmark[]>({
    queryKey: bookmarksKey(userId ?? ''),
    queryFn: async () => (await load()).fetchBookmarks(),
    enabled: userId !== null,
  });
  return data;
}

interface Change {
  key: BookmarkKey;
  add: boolean;
}

async function send({ key, add }: Change) {
  const { addBookmark, removeBookmark } = await load();
  return add ? addBookmark(key) : removeBookmark(key);
}

/**
 * Adds or removes a bookmark: shown at once, undone when the service refuses (R-BKM-4). `onDone` hears of the real
 * outcome only.
 */
export function useBookmarkChange() {
  const queries = useQueryClient();
  const toast = useToasts((state) => state.add);
  const userId = useSessionStore((state) => state.profile?.userId ?? '');
  const queryKey = bookmarksKey(userId);
  return useMutation({
    mutationFn: send,
    onMutate: async ({ key, add }: Change) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<readonly SavedBookmark[]>(queryKey) ?? [];
      queries.setQueryData(
        queryKey,
        add ? withBookmark(before, key, new Date()) : withoutBookmark(before, key),
      );
      return { before };
    },
    onError: (error, { add }, context) => {
      if (context) queries.setQueryData(queryKey, context.before);
      logEvent('error', error.message, error.cause);
      toast({
        message: add
          ? 'That could not be bookmarked. Please try again.'
          : 'That could not be removed. Please try again.',
        tone: 'danger',
      });
    },
    onSuccess: (list) => {
      if (list) queries.setQueryData(queryKey, list);
    },
  });
}

/** Whether one item is bookmarked, and the switch for it. */
export function useBookmark(key: BookmarkKey) {
  const list = useBookmarkList();
  const change = useBookmarkChange();
  const isBookmarked = list?.some((one) => sameBookmark(one, key)) ?? false;
  return {
    isKnown: list !== undefined,
    isBookmarked,
    isBusy: change.isPending,
    toggle: () => change.mutate({ key, add: !isBookmarked }),
  };
}
