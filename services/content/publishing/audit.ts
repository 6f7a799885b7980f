/** Lines of publishing in the audit log, whether a command did it or an operator requested it. */
import type { Kysely } from 'kysely';
import type { AuditAction, AuditDetails } from '@/lib/contracts/administration/audit';
import { writeAudit } from '@/services/common/audit/write';
import type { Place } from '../store/place';
import type { Tables } from '../store/tables';
import type { Target } from './stored-resource';

export interface ContentAuditLine {
  action: AuditAction;
  /** `kind:id` of what was changed. */
  subject: string;
  details?: AuditDetails;
  /** Absent: done by a command. */
  by?: Publisher | undefined;
}

/** The operator who asked, and by which request. */
export interface Publisher {
  userId: string;
  address: string | null;
  requestId: string;
}

/** A resource as audit lines name it. */
export const subjectOf = ({ space, environment }: Place, { kind, id }: Target): string =>
  `${kind.toLowerCase()}:${space}/${environment}/${id}`;

/** @param transaction of the change itself */
export function auditContent(transaction: Kysely<Tables>, { by, ...line }: ContentAuditLine): Promise<void> {
  const actor = by
    ? ({ kind: 'person', id: by.userId } as const)
    : ({ kind: 'command', id: 'content' } as const);
  const from = by ? { address: by.address, requestId: by.requestId } : {};
  return writeAudit(transaction, { ...line, ...from, service: 'content', actor });
}
