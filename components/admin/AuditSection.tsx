import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/Button';
import { useSession } from '@/hooks/use-session';
import type { AuditEntry } from '@/lib/contracts/audit';
import { actorWords, auditFacts, auditWords } from '@/lib/domain/administration/audit-words';
import { AdminTable } from './AdminTable';
import { Asked } from './Asked';
import { Moment } from './Moment';
import { loadAdminCalls } from './use-admin';
import styles from './admin.module.css';

const NEWEST: number | null = null;

function Lines({ entries }: { entries: readonly AuditEntry[] }) {
  const you = useSession().profile?.userId ?? '';
  if (entries.length === 0) return <p>Nothing has been written down yet.</p>;
  return (
    <AdminTable
      caption="Record of changes"
      columns={['What', 'When', 'Who']}
      rows={entries.map((entry) => ({
        key: entry.id,
        name: (
          <>
            {auditWords(entry.action)}
            <div className={styles.facts}>{auditFacts(entry)}</div>
          </>
        ),
        cells: [<Moment key="at" at={entry.at} />, actorWords(entry, you)],
      }))}
    />
  );
}

/** /admin/audit: what was done to the organisation's rights and data, newest first. */
export function AuditSection({ organisationId }: { organisationId: string }) {
  const { method } = useSession();
  const query = useInfiniteQuery({
    queryKey: ['admin', 'audit', organisationId],
    queryFn: async ({ pageParam }) => (await loadAdminCalls()).fetchAdminAudit(organisationId, pageParam),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    enabled: method === 'Okta',
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Asked query={query}>
      {({ pages }) => (
        <>
          <p className={styles.hint}>Lines stay for 400 days and cannot be changed.</p>
          <Lines entries={pages.flatMap(({ entries }) => entries)} />
          {query.hasNextPage ? (
            <Button look="secondary" onClick={() => void query.fetchNextPage()} disabled={query.isFetching}>
              Show older lines
            </Button>
          ) : null}
        </>
      )}
    </Asked>
  );
}
