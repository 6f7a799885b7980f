import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EditedList } from '@/components/lists/use-list';
import { useStored } from '@/hooks/use-stored';
import { changeLesson, LESSON_KEY, parseLesson } from '@/lib/browser/lesson';
import { ITEM_STALE_MS } from '@/lib/contracts/catalogue/item-freshness';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { ContentItem, DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import { cardOf } from '@/lib/domain/catalogue/card';
import { documentsOf } from '@/lib/domain/lists/documents';
import { toastFailure } from '@/stores/toasts';

interface ShownItem {
  item: CardItem;
  documents: readonly DocumentInfo[];
  otherGuidance: ContentItem['otherGuidance'];
}

async function fetchShown(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ShownItem>> {
  const { fetchItems } = await import('@/lib/clients/product-api/catalogue/items');
  const items = await fetchItems(ids, { signal });
  return new Map(
    items.map((item) => {
      const { id, documents, otherGuidance } = item;
      return [id, { item: cardOf(item), documents, otherGuidance }];
    }),
  );
}

export interface LessonView extends EditedList {
  /** False until the items of the entries have loaded, or failed to. */
  isKnown: boolean;
  /** They could not be fetched: what the library shows of them is not known then. */
  isUnread: boolean;
  readAgain: () => Promise<unknown>;
}

/** The lesson kept on this machine, with its items as this network is allowed to see them. */
export function useLesson(): LessonView {
  const stored = useStored(LESSON_KEY);
  const lesson = useMemo(() => parseLesson(stored), [stored]);
  const ids = useMemo(
    () => [...new Set(lesson.entries.map(({ contentId }) => contentId))].toSorted(),
    [lesson],
  );
  const { data, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['lesson-items', ids],
    queryFn: ({ signal }) => fetchShown(ids, signal),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
    staleTime: ITEM_STALE_MS,
  });
  return {
    isKnown: ids.length === 0 || data !== undefined || isFetchedAfterMount,
    // Also while they are fetched again.
    isUnread: isFetchedAfterMount && data === undefined,
    readAgain: () => refetch(),
    list: {
      id: '',
      name: lesson.name,
      note: '',
      sharing: 'private',
      isMine: true,
      updatedAt: '',
      entries: lesson.entries.map((entry) => {
        const { item = null, documents = [], otherGuidance } = data?.get(entry.contentId) ?? {};
        return { ...entry, item, documents: documentsOf(entry, documents), otherGuidance };
      }),
    },
    change: (change) => {
      const isDone = changeLesson(change);
      if (!isDone) toastFailure('That could not be saved in this browser.');
      return isDone;
    },
  };
}
