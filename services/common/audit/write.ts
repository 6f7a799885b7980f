/** Writes the audit log, in the transaction of the change it records: both exist or neither does. */
import { sql, type QueryExecutorProvider } from 'kysely';
import {
  auditDetailsSchema,
  type AuditAction,
  type AuditActorKind,
  type AuditDetails,
} from '@/lib/contracts/administration/audit';
import { networkOf } from './network';

export interface AuditLine {
  /** Name of the process or command that writes. */
  service: string;
  action: AuditAction;
  actor: { kind: Exclude<AuditActorKind, 'unknown'>; id: string } | null;
  organisationId?: string | null;
  /** `kind:id` of what was acted on, such as `user:u1`. */
  subject?: string | null;
  /** Numbers and words of ours; never a secret, a name, an e-mail or an address. */
  details?: AuditDetails;
  /** The full IP address; only its network is stored. */
  address?: string | null;
  requestId?: string | null;
}

/** Subject and actor ids may come from outside, so their length is limited. */
const LONGEST_ID = 300;
const short = (text: string | null | undefined) => text?.slice(0, LONGEST_ID) ?? null;

/**
 * Adds one line. @param db the caller's transaction, or any connection when nothing else is changed.
 * Rejects when it cannot be written, so that the transaction fails with it.
 */
export async function writeAudit(db: QueryExecutorProvider, line: AuditLine): Promise<void> {
  const details = JSON.stringify(auditDetailsSchema.parse(line.details ?? {}));
  const network = line.address ? networkOf(line.address) : null;
  await sql`insert into audit.event
    (service, action, actor_kind, actor, organisation_id, subject, details, network, request_id)
    values (${line.service}, ${line.action}, ${line.actor?.kind ?? 'unknown'}, ${short(line.actor?.id)},
      ${short(line.organisationId)}, ${short(line.subject)}, ${details}::jsonb, ${network}, ${short(line.requestId)})`.execute(
    db,
  );
}

/** Deletes lines past the retention period; returns how many. */
export async function deleteOldAudit(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select audit.delete_old() as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}
