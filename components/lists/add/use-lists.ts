import { useQuery } from '@tanstack/react-query';
import { usePersonKey } from '@/hooks/use-person-key';

/** The lists that the person may change; fetched each time, because they change elsewhere too. */
export function useMyLists() {
  return useQuery({
    queryKey: usePersonKey('lists'),
    queryFn: async ({ signal }) =>
      (await import('@/lib/clients/product-api/personal/lists')).fetchMyLists({ signal }),
    staleTime: 0,
  });
}
