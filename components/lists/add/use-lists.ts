import { useQuery } from '@tanstack/react-query';
import { usePersonKey } from '@/hooks/use-person-key';

/**
 * The lists that the person may change; fetched each time, because they change elsewhere too.
 * @param asked an item, or a document of one, of which each list says whether it has it
 */
export function useMyLists(asked?: { contentId: string; documentId?: string }) {
  return useQuery({
    queryKey: usePersonKey('lists', asked && [asked.contentId, asked.documentId].join(' ')),
    queryFn: async ({ signal }) =>
      (await import('@/lib/clients/product-api/personal/lists')).fetchMyLists({ signal }, asked),
    staleTime: 0,
  });
}
