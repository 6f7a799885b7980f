/** Reading the audit log, newest first, page by page. Who may read whose lines is decided by the caller. */
import { sql, type Kysely, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { auditPageSchema, type AuditFilter, type AuditPage } from '@/lib/contracts/administration/audit';
import { holding } from '../database/like-pattern';

export interface AuditQuery extends Partial<AuditFilter> {
  /** Lines of one organisation; null for those of all, which only an operator may request. */
  organisationId: string | null;
  /** Ids of people whose names match `q`: lines by and about them are found as well. */
  named?: readonly string[];
  /** `next` of the previous page. */
  before?: number | null | undefined;
  limit: number;
}

const all = sql<boolean>`true`;

/** Lines that contain every word of `q`, or are by or about one of the `named` people. */
function withWords({ q = '', named = [] }: AuditQuery): RawBuilder<boolean> {
  const words = q.split(/\s+/u).filter((word) => word !== '');
  if (words.length === 0) return all;
  const subjects = named.map((id) => `user:${id}`);
  return sql`(concat_ws(' ', actor, subject, details) ilike all(${words.map(holding)}::text[])
    or actor_kind = 'person' and actor = any(${[...named]}::text[]) or subject = any(${subjects}::text[]))`;
}

const instant = (day: string) => sql`${day}::date::timestamp at time zone 'UTC'`;

/**
 * Lines from the first of two days to the second, both included. Ids grow with time, which PostgreSQL cannot know: newest first, it
 * would read every line since. So it is told ids to begin and end at, of lines a day further out: lines that are written side by
 * side, or while a clock is put right, may have their ids in another order, and the days themselves decide.
 */
function onDays({ from, to }: Pick<AuditQuery, 'from' | 'to'>): RawBuilder<unknown>[] {
  const begin = from === undefined ? null : instant(from);
  const end = to === undefined ? null : sql`${instant(to)} + interval '1 day'`;
  return [
    begin === null
      ? all
      : sql`at >= ${begin} and id > coalesce(
          (select id from audit.event where at < ${begin} - interval '1 day' order by at desc limit 1), 0)`,
    end === null
      ? all
      : sql`at < ${end} and id < coalesce(
          (select id from audit.event where at > ${end} + interval '1 day' order by at limit 1), ${sql.lit(Number.MAX_SAFE_INTEGER)})`,
  ];
}

/** Lines that words are compared with in one request: within the 2 s of a request, also where they lie scattered on the disk. */
const COMPARED = 100_000;

/** All that an index finds: everything but the words. */
function conditions(query: AuditQuery): RawBuilder<unknown> {
  const { organisationId, action, before } = query;
  return sql.join(
    [
      organisationId === null ? all : sql`organisation_id = ${organisationId}`,
      action === undefined ? all : sql`action = ${action}`,
      ...onDays(query),
      before == null ? all : sql`id < ${before}`,
    ],
    sql` and `,
  );
}

/** The oldest line that words are compared with in one request; null where they are compared with all that are left. */
async function lastCompared(
  db: QueryExecutorProvider,
  query: AuditQuery,
  compared: number,
): Promise<{ id: number; at: Date } | null> {
  const { rows } = await sql<{ id: number; at: Date }>`
    select id, at from audit.event where ${conditions(query)} order by id desc offset ${compared - 1} limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

async function readPage(db: QueryExecutorProvider, query: AuditQuery, compared: number): Promise<AuditPage> {
  const { limit, q = '' } = query;
  const hasWords = q.trim() !== '';
  const { rows } = await sql<{ id: number; at: Date }>`
    select id, at, service, action, actor_kind as "actorKind", actor, organisation_id as "organisationId", subject, details,
      network, request_id as "requestId"
    from (select * from audit.event where ${conditions(query)} order by id desc limit ${hasWords ? compared : limit + 1}) as newest
    where ${withWords(query)} order by id desc limit ${limit + 1}`.execute(db);
  const entries = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }));
  if (rows.length > limit) return auditPageSchema.parse({ entries, next: entries.at(-1)?.id ?? null });
  const last = hasWords ? await lastCompared(db, query, compared) : null;
  return auditPageSchema.parse({
    entries,
    next: last?.id ?? null,
    searchedTo: last?.at.toISOString() ?? null,
  });
}

/**
 * One page of the log, newest first, and where the next one begins. No index finds words, so they are compared with the newest
 * lines, and the page says how far back: the next one goes on from there. Both are read of one state of the log, or a line that is
 * written in between would move that place.
 */
export function readAudit<Tables>(
  db: Kysely<Tables>,
  query: AuditQuery,
  compared = COMPARED,
): Promise<AuditPage> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => readPage(snapshot, query, compared));
}
