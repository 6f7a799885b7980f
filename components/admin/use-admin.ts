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

/** What the person administers. */
export const useAdminConsole = () =>
  useAdmin(['console'], async () => (await loadAdminCalls()).fetchAdminConsole());
