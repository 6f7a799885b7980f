/** How somebody gets in: a second factor, a new password, and whether at all. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { writeAudit } from '@/services/common/audit/write';
import { makeLink } from '../store/links';
import { hashPassword } from '../store/passwords';
import type { IdentityTables } from '../store/tables';
import { auditLine, accountAt, type Linked, type PeopleContext, type Refused } from './context';
import { resetLetter } from './letters';
import { sendLetter } from './send-letter';

/**
 * The account asks for a second factor from its next sign-in on; one that does so already stays as it is. Returns whether it
 * does. Accounts of the demonstration never do: their passwords are public, so whoever came first would shut all others out.
 */
export async function requireSecondFactor(
  context: Pick<PeopleContext, 'db' | 'actor'>,
  id: string,
): Promise<boolean> {
  return context.db.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('accounts')
      .select(['demo', 'needs_totp'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!account || account.demo) return false;
    if (account.needs_totp) return true;
    await transaction.updateTable('accounts').set({ needs_totp: true }).where('id', '=', id).execute();
    await writeAudit(transaction, auditLine(context, { action: 'second_factor_required' }, id));
    return true;
  });
}

/**
 * Makes a link for a new password. `totp` also removes the second factor, for a person who has lost the device: all sessions end,
 * and the old password with them. Who has the device stays signed in on it otherwise, and who knows the password would choose the
 * new factor.
 */
export async function reset(
  context: PeopleContext,
  email: string,
  { totp = false }: { totp?: boolean } = {},
): Promise<Linked | Refused> {
  const { db, sessions, issuer, mailer, now, actor } = context;
  const known = await accountAt(db, email);
  if (!known) return { ok: false, reason: 'UNKNOWN' };
  if (known.disabled_at) return { ok: false, reason: 'DISABLED' };
  const { id: accountId } = known;
  const sendable = async (transaction: Transaction<IdentityTables>): Promise<string> => {
    await writeAudit(transaction, auditLine(context, { action: 'password_reset_sent' }, accountId));
    return makeLink(transaction, accountId, 'reset', now());
  };
  let token = '';
  if (totp) {
    // Of a password that nobody knows, and not none: without one the account would count as invited, and could be invited again.
    const unusable = known.password_hash === null ? null : await hashPassword(randomUUID());
    await sessions.endAll(accountId, { action: 'session_ended', actor }, async (transaction) => {
      await transaction
        .updateTable('accounts')
        .set({ totp_secret: null, totp_step: null, password_hash: unusable })
        .where('id', '=', accountId)
        .execute();
      await writeAudit(transaction, auditLine(context, { action: 'second_factor_removed' }, accountId));
      token = await sendable(transaction);
      return true;
    });
  } else token = await db.transaction().execute(sendable);
  const link = `${issuer}/password/${token}`;
  const { email: to } = known;
  return { ok: true, accountId, email: to, link, mail: await sendLetter(mailer, resetLetter(to, link)) };
}

/** Disables an account, ending all its sessions and links; or enables it again. */
export async function setDisabled(
  context: PeopleContext,
  email: string,
  disabled: boolean,
): Promise<{ ok: true; accountId: string } | Refused> {
  const { db, sessions, now } = context;
  const known = await accountAt(db, email);
  if (!known) return { ok: false, reason: 'UNKNOWN' };
  const change = async (transaction: Transaction<IdentityTables>) => {
    await transaction
      .updateTable('accounts')
      .set({ disabled_at: disabled ? now() : null })
      .where('id', '=', known.id)
      .execute();
    await transaction.deleteFrom('links').where('account_id', '=', known.id).execute();
    const action = disabled ? 'account_disabled' : 'account_enabled';
    await writeAudit(transaction, auditLine(context, { action }, known.id));
    return true;
  };
  if (disabled) await sessions.endAll(known.id, { action: 'session_ended' }, change);
  else await db.transaction().execute(change);
  return { ok: true, accountId: known.id };
}
