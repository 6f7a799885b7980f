/**
 * Audit entries about signing in. An unknown e-mail belongs to no account: of such attempts one is recorded for each network and
 * window, because anybody may make them up and nobody can delete a line.
 */
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeAudit } from '@/services/common/audit/write';
import { accountIdByEmail } from '../store/accounts';
import type { IdentityTables } from '../store/tables';
import { isFirstUnknown } from './throttle';

export interface SignInFacts {
  /** Canonical text. */
  address: string;
  request: Pick<FastifyRequest, 'id'>;
}

const common = ({ address, request }: SignInFacts) => ({
  service: 'identity',
  address,
  requestId: request.id,
});

/** Call this before completing the sign-in: without an audit entry there is no sign-in. */
export function auditSignedIn(db: Kysely<IdentityTables>, accountId: string, facts: SignInFacts) {
  const actor = { kind: 'person', id: accountId } as const;
  return writeAudit(db, { ...common(facts), action: 'signed_in', actor });
}

interface RefusedFacts extends SignInFacts {
  /** Of the counts (counters.ts). */
  secret: string;
  now: Date;
}

/**
 * Looks up the account for known and unknown e-mails alike, and then writes one row, an audit line or a count, so that both take
 * the same time.
 */
export async function auditRefused(
  db: Kysely<IdentityTables>,
  action: 'sign_in_failed' | 'sign_in_slowed',
  email: string,
  facts: RefusedFacts,
): Promise<void> {
  const id = await accountIdByEmail(db, email);
  if (id === null && !(await isFirstUnknown(db, facts.address, facts.secret, facts.now))) return;
  await writeAudit(db, { ...common(facts), action, actor: null, subject: id === null ? null : `user:${id}` });
}
