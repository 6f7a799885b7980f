import { useRef } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Link } from '@/components/ui/navigation/Link';
import { Notice } from '@/components/ui/message/Notice';
import { useSession } from '@/hooks/use-session';
import type { AuditEntry } from '@/lib/contracts/administration/audit';
import { isEveryLine } from '@/lib/domain/administration/audit-address';
import { actorWords, auditFacts, auditWords } from '@/lib/domain/administration/audit-words';
import { adminPath } from '@/lib/domain/administration/console';
import { grouped } from '@/lib/domain/text/numbers';
import { AdminTable } from '../AdminTable';
import { QueryResult } from '../QueryResult';
import { Moment } from '../Moment';
import { AuditFilters } from './AuditFilters';
import { useAudit, useAuditFilter } from './use-audit';
import styles from '../admin.module.css';

interface LinesProps {
  entries: readonly AuditEntry[];
  /** Lines of all organisations and of none; each then names its organisation, if it has one. */
  ofAll: boolean;
}

function Lines({ entries, ofAll }: LinesProps) {
  const you = useSession().profile?.userId ?? '';
  return (
    <AdminTable
      caption="Audit log"
      columns={['What', 'When', 'Who']}
      rows={entries.map((entry) => ({
        key: entry.id,
        name: (
          <>
            {auditWords(entry.action)}
            <div className={styles.facts}>{auditFacts(entry)}</div>
            {ofAll && entry.organisationId !== null ? (
              <div className={styles.facts}>
                Organisation{' '}
                <Link href={adminPath('audit', entry.organisationId)}>{entry.organisationId}</Link>
              </div>
            ) : null}
          </>
        ),
        cells: [<Moment key="at" at={entry.at} />, actorWords(entry, you)],
      }))}
    />
  );
}

const HINT = 'A person’s name, e-mail address or id, or words of what was changed.';
const HINT_OF_ALL = 'The id of a person, or words of what was changed.';

/** How many lines are shown, and whether there are older ones. */
function countWords(shown: number, hasMore: boolean, isFiltered: boolean): string {
  if (shown === 0) return isFiltered ? 'No line matches.' : 'Nothing has been written down yet.';
  const lines = shown === 1 ? '1 line' : `${grouped(shown)} lines`;
  return hasMore ? `The newest ${lines}; there are older ones.` : `${lines}. There are no older lines.`;
}

/** /admin/audit: changes to an organisation's rights and data, newest first; /admin/changes (null): those of all. */
export function AuditSection({ organisationId }: { organisationId: string | null }) {
  const [wish, apply] = useAuditFilter(organisationId);
  const query = useAudit(organisationId, wish);
  const status = useRef<HTMLParagraphElement>(null);
  const older = async () => {
    const { hasNextPage } = await query.fetchNextPage({ cancelRefetch: false });
    // After the last page the button disappears: move the focus to the end of the record.
    if (!hasNextPage) status.current?.focus();
  };
  return (
    <>
      <p className={styles.hint}>Lines stay for 400 days and cannot be changed. Days are in UTC.</p>
      <AuditFilters applied={wish} hint={organisationId === null ? HINT_OF_ALL : HINT} onApply={apply} />
      <QueryResult query={query}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return (
            <>
              {pages.some(({ morePeople }) => morePeople) ? (
                <p>
                  More people have these words in their names than are looked for. Write more of the name to
                  find the lines of one of them.
                </p>
              ) : null}
              {entries.length > 0 ? <Lines entries={entries} ofAll={organisationId === null} /> : null}
              {query.hasNextPage ? (
                <Button look="secondary" className={styles.action} onClick={() => void older()}>
                  Show older lines
                </Button>
              ) : null}
              {query.isFetchNextPageError ? (
                <Notice tone="danger" role="alert">
                  Older lines could not be read. Please try again.
                </Notice>
              ) : null}
              <p role="status" ref={status} tabIndex={-1} className={styles.hint}>
                {countWords(entries.length, query.hasNextPage, !isEveryLine(wish))}
              </p>
            </>
          );
        }}
      </QueryResult>
    </>
  );
}
