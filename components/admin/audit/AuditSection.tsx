import { useRef } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { Button } from '@/components/ui/form/Button';
import { Link } from '@/components/ui/navigation/Link';
import { Notice } from '@/components/ui/message/Notice';
import type { AuditEntry } from '@/lib/contracts/administration/audit';
import { isEveryLine } from '@/lib/domain/administration/audit-address';
import { actorWords, auditFacts, auditWords, type AuditNames } from '@/lib/domain/administration/audit-words';
import { adminPath } from '@/lib/domain/administration/console';
import { longDate } from '@/lib/domain/text/calendar';
import { grouped } from '@/lib/domain/text/numbers';
import { useSignedInId } from '@/stores/session';
import { Table } from '@/components/ui/table/Table';
import { QueryResult } from '../parts/QueryResult';
import { Moment } from '../parts/Moment';
import { AuditFilters } from './AuditFilters';
import { useAudit, useAuditFilter } from './use-audit';
import styles from '../admin.module.css';

interface LinesProps {
  entries: readonly AuditEntry[];
  names: AuditNames;
  /** Lines of all organisations and of none; each then names its organisation, if it has one. */
  ofAll: boolean;
}

function Lines({ entries, names, ofAll }: LinesProps) {
  const you = useSignedInId() ?? '';
  return (
    <Table
      caption="Audit log"
      columns={['What', 'When', 'Who']}
      rows={entries.map((entry) => ({
        key: entry.id,
        name: (
          <>
            {auditWords(entry)}
            <div className={styles.facts} title={entry.subject ?? undefined}>
              {auditFacts(entry, names)}
            </div>
            {ofAll && entry.organisationId !== null ? (
              <div className={styles.facts}>
                Organisation{' '}
                <Link href={adminPath('audit', entry.organisationId)}>{entry.organisationId}</Link>
              </div>
            ) : null}
          </>
        ),
        cells: [
          <Moment key="at" at={entry.at} />,
          // Two people may have one name.
          <span key="by" title={entry.actor ?? undefined}>
            {actorWords(entry, you, names)}
          </span>,
        ],
      }))}
    />
  );
}

interface Reach {
  hasMore: boolean;
  isFiltered: boolean;
  /** The day back to which lines were searched; null: none was left out. */
  searchedTo: string | null;
}

/** How many lines are shown, and whether there are older ones. */
function countWords(shown: number, { hasMore, isFiltered, searchedTo }: Reach): string {
  if (searchedTo !== null) {
    const matches = shown === 1 ? '1 line matches' : `${grouped(shown)} lines match`;
    return `${matches} since ${searchedTo}. Older lines have not been searched yet.`;
  }
  if (shown === 0) return isFiltered ? 'No line matches.' : 'Nothing has been recorded yet.';
  const lines = shown === 1 ? '1 line' : `${grouped(shown)} lines`;
  return hasMore ? `The newest ${lines}; there are older ones.` : `${lines}. There are no older lines.`;
}

/** /admin/audit: changes to an organisation's rights and data, newest first; /admin/changes (null): those of all. */
export function AuditSection({ organisationId }: { organisationId: string | null }) {
  const [filter, apply] = useAuditFilter(organisationId);
  const query = useAudit(organisationId, filter);
  const status = useRef<HTMLParagraphElement>(null);
  const { country } = useShell().viewer;
  const dayOf = (at: string | null) => at && longDate(new Date(at), country);
  const older = async () => {
    const { hasNextPage } = await query.fetchNextPage({ cancelRefetch: false });
    // After the last page the button disappears: move the focus to the end of the record.
    if (!hasNextPage) status.current?.focus();
  };
  return (
    <>
      <p className={styles.hint}>
        Lines are kept for 400 days and cannot be changed. Days are in UTC.
        {organisationId === null ? null : ' Sign-ins are not listed here.'}
      </p>
      <AuditFilters applied={filter} ofAll={organisationId === null} onApply={apply} />
      <QueryResult query={query}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          const names = new Map(pages.flatMap(({ people }) => people.map(({ id, name }) => [id, name])));
          return (
            <>
              {pages.some(({ morePeople }) => morePeople) ? (
                <p>
                  Too many people have these words in their names. Type more of the name to find one person’s
                  lines.
                </p>
              ) : null}
              {entries.length > 0 ? (
                <Lines entries={entries} names={names} ofAll={organisationId === null} />
              ) : null}
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
                {countWords(entries.length, {
                  hasMore: query.hasNextPage,
                  isFiltered: !isEveryLine(filter),
                  searchedTo: dayOf(pages.at(-1)?.searchedTo ?? null),
                })}
              </p>
            </>
          );
        }}
      </QueryResult>
    </>
  );
}
