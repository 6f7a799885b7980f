/** What of publishing goes into the audit log: by command, because nobody else writes here. */
import type { Kysely } from 'kysely';
import type { AuditAction, AuditDetails } from '@/lib/contracts/audit';
import { writeAudit } from '@/services/common/audit/write';
import type { Tables } from '../store/tables';

export interface ContentAuditLine {
  action: AuditAction;
  /** `kind:id` of what was changed. */
  subject: string;
  details?: AuditDetails;
}

/** @param transaction of the change itself */
export function auditContent(transaction: Kysely<Tables>, line: ContentAuditLine): Promise<void> {
  return writeAudit(transaction, { ...line, service: 'content', actor: { kind: 'command', id: 'content' } });
}
