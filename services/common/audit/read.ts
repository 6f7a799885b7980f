/** Reading the audit log, newest first, page by page. Who may read whose lines is decided by the caller. */
import { sql, type QueryExecutorProvider } from 'kysely';
import { auditPageSchema, type AuditAction, type AuditPage } from '@/lib/contracts/audit';

export interface AuditQuery {
  /** Lines of one organisation; null for all there are, which is the operator's to ask. */
  organisationId: string | null;
  /** Beside the organisation's own lines: those of these people that name no organisation, such as sign-ins. */
  people?: readonly string[];
  actions?: readonly AuditAction[];
  /** `next` of the page before. */
  before?: number | null;
  limit: number;
}

const MOST_AUDIT_LINES = 200;

/** One page. `limit` is at most MOST_AUDIT_LINES. */
export async function readAudit(db: QueryExecutorProvider, query: AuditQuery): Promise<AuditPage> {
  const limit = Math.min(Math.max(1, query.limit), MOST_AUDIT_LINES);
  const theirs =
    query.organisationId === null
      ? sql`true`
      : sql`(organisation_id = ${query.organisationId}
          or organisation_id is null and actor_kind = 'person' and actor = any(${query.people ?? []}::text[]))`;
  const actions = query.actions ? sql`action = any(${query.actions}::text[])` : sql`true`;
  const before = query.before == null ? sql`true` : sql`id < ${query.before}`;
  const { rows } = await sql<{ id: number; at: Date }>`
    select id, at, service, action, actor_kind as "actorKind", actor, organisation_id as "organisationId", subject, details,
      network, request_id as "requestId"
    from audit.event where ${theirs} and ${actions} and ${before} order by id desc limit ${limit + 1}`.execute(
    db,
  );
  const entries = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }));
  const next = rows.length > limit ? (entries.at(-1)?.id ?? null) : null;
  return auditPageSchema.parse({ entries, next });
}
