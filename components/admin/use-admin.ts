import { hashKey, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSession } from '@/hooks/use-session';

function useAdminOptions<Answer>(key: readonly unknown[], ask: () => Promise<Answer>) {
  const { method } = useSession();
  return queryOptions({
    queryKey: ['admin', ...key],
    queryFn: ask,
    enabled: method === 'Okta',
    staleTime: 0,
    gcTime: 0,
  });
}

/** An administration query, sent once the person is signed in. Its answer is not cached between visits. */
export const useAdmin = <Answer>(key: readonly unknown[], ask: () => Promise<Answer>) =>
  useQuery(useAdminOptions(key, ask));

/**
 * The same for one page of a list: the page before stays until this one is here, and with it the button that was pressed. Results
 * of other words do not stay: somebody might act on one of them.
 *
 * @param key ends with the place of the page in the list
 */
export function useAdminPage<Answer>(key: readonly unknown[], ask: () => Promise<Answer>) {
  const options = useAdminOptions(key, ask);
  const list = (all: readonly unknown[]) => hashKey(all.slice(0, -1));
  return useQuery({
    ...options,
    placeholderData: (before, query) =>
      query && list(query.queryKey) === list(options.queryKey) ? before : undefined,
  });
}

export const loadAdminCalls = () => import('@/lib/clients/product-api/administration');

export const loadOperatorCalls = () => import('@/lib/clients/product-api/operator');

/**
 * What the person administers. Until it is known of another organisation, what was known before: the choice among them stays, and
 * with it the focus. @param asked organisation id in the address
 */
export function useAdminConsole(asked: string | null) {
  const options = useAdminOptions(['console', asked], async () =>
    (await loadAdminCalls()).fetchAdminConsole(asked),
  );
  return useQuery({ ...options, placeholderData: keepPreviousData });
}
