/**
 * What changes of accounts by administrators and `npm run accounts` share. Failures are returned, not thrown; every change is written
 * to the audit log. What a person may do in the library (organisation, roles) is kept by the customers service.
 */
import type { Kysely } from 'kysely';
import type { AuditLine } from '@/services/common/audit/write';
import type { Mailer } from '@/services/common/mail';
import { hasEmail } from '../store/accounts';
import type { SignInSessions } from '../store/sessions';
import type { IdentityTables } from '../store/tables';
import type { Sent } from './send-letter';

export interface PeopleContext {
  db: Kysely<IdentityTables>;
  sessions: Pick<SignInSessions, 'endAll' | 'counts'>;
  /** Null if no mail is set up: the caller must then pass on the link. */
  mailer: Mailer | null;
  /** OIDC_AUTHORITY, the base of the links. */
  issuer: string;
  now: () => Date;
  /** Who makes the change, for the audit log. */
  actor: AuditLine['actor'];
}

/** The link works once. `email`: the address that it is for. */
export type Linked = { ok: true; accountId: string; email: string; link: string; mail: Sent };
export type Refused = { ok: false; reason: 'HAS_PASSWORD' | 'UNKNOWN' | 'DISABLED' | 'TAKEN' };

export const accountRows = (db: Kysely<IdentityTables>) =>
  db.selectFrom('accounts').select(['id', 'email', 'password_hash', 'disabled_at']);

/** The account of an address. */
export const accountAt = (db: Kysely<IdentityTables>, email: string) =>
  accountRows(db).where(hasEmail(email)).executeTakeFirst();

/** A line of the audit log about one account. */
export const auditLine = (
  { actor }: Pick<PeopleContext, 'actor'>,
  line: Pick<AuditLine, 'action' | 'organisationId'>,
  id: string,
) => ({ service: 'identity', actor, subject: `user:${id}`, ...line }) satisfies AuditLine;
