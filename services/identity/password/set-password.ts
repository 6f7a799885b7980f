/** Sets a password through a one-time link: the link is consumed, the e-mail becomes verified, and other sign-ins end. */
import type { Kysely } from 'kysely';
import { writeAudit } from '@/services/common/audit/write';
import { useLink, type OpenLink } from '../store/links';
import { hashPassword, type Cost } from '../store/passwords';
import type { SignInSessions } from '../store/sessions';
import type { IdentityTables } from '../store/tables';

export interface SetPasswordOptions {
  db: Kysely<IdentityTables>;
  sessions: Pick<SignInSessions, 'end'>;
  cost: Cost;
  /** For the audit log. */
  address: string;
}

/** False when the link has been used in the meantime. */
export async function setPassword(
  { db, sessions, cost, address }: SetPasswordOptions,
  token: string,
  { accountId }: OpenLink,
  password: string,
): Promise<boolean> {
  const hash = await hashPassword(password, cost);
  const done = await db.transaction().execute(async (transaction) => {
    if (!(await useLink(transaction, token))) return false;
    await transaction
      .updateTable('accounts')
      .set({ password_hash: hash, email_verified: true })
      .where('id', '=', accountId)
      .execute();
    const actor = { kind: 'person', id: accountId } as const;
    await writeAudit(transaction, { service: 'identity', action: 'password_set', actor, subject: `user:${accountId}`, address }); // prettier-ignore
    return true;
  });
  // Anyone who knew the old password is signed out.
  if (done) await sessions.end(accountId, { allBut: '' }, { action: 'session_ended', address });
  return done;
}
