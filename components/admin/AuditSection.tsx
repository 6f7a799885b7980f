import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
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
  const status = useRef<HTMLParagraphElement>(null);
  const query = useInfiniteQuery({
    queryKey: ['admin', 'audit', organisationId],
    queryFn: async ({ pageParam }) => (await loadAdminCalls()).fetchAdminAudit(organisationId, pageParam),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    enabled: method === 'Okta',
    staleTime: 0,
    gcTime: 0,
  });
  const older = async () => {
    const { hasNextPage } = await query.fetchNextPage({ cancelRefetch: false });
    // With the last lines the button goes; the keyboard stays where the record ends.
    if (!hasNextPage) status.current?.focus();
  };
  return (
    <Asked query={query}>
      {({ pages }) => (
        <>
          <p className={styles.hint}>Lines stay for 400 days and cannot be changed.</p>
          <Lines entries={pages.flatMap(({ entries }) => entries)} />
          {query.hasNextPage ? (
            <Button look="secondary" onClick={() => void older()}>
              Show older lines
            </Button>
          ) : null}
          <p role="status" ref={status} tabIndex={-1} className={styles.hint}>
            {pages.length > 1 && !query.hasNextPage ? 'There are no older lines.' : null}
          </p>
        </>
      )}
    </Asked>
  );
}
