import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/hooks/use-session';

/** A call of the administration, asked once the person's token is there. Its answer is never read from an earlier visit. */
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

/** What the person administers. @param asked the organisation of the address */
export const useAdminConsole = (asked: string | null) =>
  useAdmin(['console', asked], async () => (await loadAdminCalls()).fetchAdminConsole(asked));
