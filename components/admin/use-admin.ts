import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/hooks/use-session';

/** An administration query, sent once the person is signed in. Its answer is not cached between visits. */
export function useAdmin<Answer>(key: readonly unknown[], ask: () => Promise<Answer>) {
  const { method } = useSession();
  return useQuery({
    queryKey: ['admin', ...key],
    queryFn: ask,
    enabled: method === 'Okta',
    staleTime: 0,
    gcTime: 0,
  });
}

export const loadAdminCalls = () => import('@/lib/clients/product-api/administration');

export const loadOperatorCalls = () => import('@/lib/clients/product-api/operator');

/** What the person administers. @param asked organisation id in the address */
export const useAdminConsole = (asked: string | null) =>
  useAdmin(['console', asked], async () => (await loadAdminCalls()).fetchAdminConsole(asked));
