/** Sets a password through a one-time link: the link is consumed, the e-mail becomes verified, and all sign-ins end. */
import { writeAudit } from '@/services/common/audit/write';
import { useLink, type OpenLink } from '../store/links';
import { hashPassword, type Cost } from '../store/passwords';
import type { SignInSessions } from '../store/sessions';

export interface SetPasswordOptions {
  sessions: Pick<SignInSessions, 'endAll'>;
  cost: Cost;
  /** For the audit log. */
  address: string;
}

/** False when the link has been used in the meantime. */
export async function setPassword(
  { sessions, cost, address }: SetPasswordOptions,
  token: string,
  { accountId }: OpenLink,
  password: string,
): Promise<boolean> {
  const hash = await hashPassword(password, cost);
  // Anyone who knew the old password is signed out, or is not let in.
  const ending = { action: 'session_ended', address } as const;
  const ended = await sessions.endAll(accountId, ending, async (transaction) => {
    if (!(await useLink(transaction, token))) return false;
    await transaction
      .updateTable('accounts')
      .set({ password_hash: hash, email_verified: true })
      .where('id', '=', accountId)
      .execute();
    const actor = { kind: 'person', id: accountId } as const;
    await writeAudit(transaction, {
      service: 'identity',
      action: 'password_set',
      actor,
      subject: `user:${accountId}`,
      address,
    });
    return true;
  });
  return ended !== null;
}
