import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useSession } from '@/hooks/use-session';
import { auditPath, auditQuery, auditWish, type AuditWish } from '@/lib/domain/administration/audit-address';
import { loadAdminCalls, loadOperatorCalls } from '../use-admin';

const NEWEST: number | null = null;

/** The filters in the address, and a setter that pushes a new address, so that Back undoes it. */
export function useAuditWish(organisationId: string | null): readonly [AuditWish, (wish: AuditWish) => void] {
  const router = useRouter();
  const { organisation } = router.query;
  const asked = typeof organisation === 'string' && organisation !== '' ? organisation : null;
  const section = organisationId === null ? 'changes' : 'audit';
  return [
    auditWish(router.query),
    (wish) => void router.push(auditPath(section, asked, wish), undefined, { shallow: true, scroll: false }),
  ];
}

/** The filtered audit lines, newest first, a page at a time. @param organisationId null: all organisations, for operators */
export function useAudit(organisationId: string | null, wish: AuditWish) {
  const { method } = useSession();
  return useInfiniteQuery({
    queryKey: ['admin', 'audit', organisationId, auditQuery(wish)],
    queryFn: async ({ pageParam }) =>
      organisationId === null
        ? { ...(await (await loadOperatorCalls()).fetchAllAudit(wish, pageParam)), morePeople: false }
        : (await loadAdminCalls()).fetchAdminAudit(organisationId, wish, pageParam),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    enabled: method === 'Okta',
    staleTime: 0,
    gcTime: 0,
  });
}
