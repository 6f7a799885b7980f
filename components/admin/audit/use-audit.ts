import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import {
  auditPath,
  auditQuery,
  auditFilterOf,
  type AuditFilter,
} from '@/lib/domain/administration/audit-address';
import { queryText } from '@/lib/domain/text/query-text';
import { useMethod } from '@/stores/session';
import { loadAdminCalls, loadOperatorCalls } from '../use-admin';

const NEWEST: number | null = null;

/** The filters in the address, and a setter that pushes a new address, so that Back undoes it. */
export function useAuditFilter(
  organisationId: string | null,
): readonly [AuditFilter, (filter: AuditFilter) => void] {
  const router = useRouter();
  const asked = queryText(router.query.organisation) || null;
  const section = organisationId === null ? 'changes' : 'audit';
  return [
    auditFilterOf(router.query),
    (filter) =>
      void router.push(auditPath(section, asked, filter), undefined, { shallow: true, scroll: false }),
  ];
}

/** The filtered audit lines, newest first, a page at a time. @param organisationId null: all organisations, for operators */
export function useAudit(organisationId: string | null, filter: AuditFilter) {
  const method = useMethod();
  return useInfiniteQuery({
    queryKey: ['admin', 'audit', organisationId, auditQuery(filter)],
    queryFn: async ({ pageParam }) =>
      organisationId === null
        ? {
            ...(await (await loadOperatorCalls()).fetchAllAudit(filter, pageParam)),
            morePeople: false,
            people: [],
          }
        : (await loadAdminCalls()).fetchAdminAudit(organisationId, filter, pageParam),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    enabled: method === 'Okta',
    staleTime: 0,
    gcTime: 0,
  });
}
