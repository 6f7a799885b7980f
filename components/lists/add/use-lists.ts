import { useQuery } from '@tanstack/react-query';
import { usePersonKey } from '@/hooks/use-person-key';

/** The lists that the person may see; fetched each time, because they change elsewhere too. */
export function useLists() {
  return useQuery({
    queryKey: usePersonKey('lists'),
    queryFn: async ({ signal }) => (await import('@/lib/clients/product-api/lists')).fetchLists({ signal }),
    staleTime: 0,
  });
}
