/** Invitations: an account without a password, and the link to set one. */
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '@/services/common/audit/write';
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';
import { hasEmail, normalEmail } from '../store/accounts';
import { makeLink } from '../store/links';
import type { IdentityTables } from '../store/tables';
import {
  auditLine,
  type accountAt,
  accountRows,
  type Linked,
  type PeopleContext,
  type Refused,
} from './context';
import { invitationLetter } from './letters';
import { sendLetter } from './send-letter';

export interface Invitation {
  email: string;
  givenName?: string | undefined;
  familyName?: string | undefined;
  /** Administrators sign in with a second factor. */
  needsTotp?: boolean | undefined;
  /** The organisation concerned, for the audit log. */
  organisationId?: string | null | undefined;
}

/** Lock of whoever gives an account this address. */
export const inviting = (email: string): string => `invite ${normalEmail(email)}`;

/** Why somebody cannot be invited; null: they can. */
function invitationRefusal(known: Awaited<ReturnType<typeof accountAt>>): Refused['reason'] | null {
  if (known?.disabled_at) return 'DISABLED';
  return known?.password_hash ? 'HAS_PASSWORD' : null;
}

/** @param find locks the account's row: its address must stay what the link is sent to */
async function invited(
  context: PeopleContext,
  organisationId: string | null,
  find: (
    transaction: Transaction<IdentityTables>,
  ) => Promise<{ id: string; email: string } | Refused['reason']>,
): Promise<Linked | Refused> {
  const { db, issuer, mailer, now } = context;
  const made = await db.transaction().execute(async (transaction) => {
    const found = await find(transaction);
    if (typeof found === 'string') return found;
    const { id, email } = found;
    await writeAudit(transaction, auditLine(context, { action: 'account_invited', organisationId }, id));
    return { id, email, token: await makeLink(transaction, id, 'invitation', now()) };
  });
  if (typeof made === 'string') return { ok: false, reason: made };
  const { id: accountId, email, token } = made;
  const link = `${issuer}/password/${token}`;
  return { ok: true, accountId, email, link, mail: await sendLetter(mailer, invitationLetter(email, link)) };
}

/**
 * Creates an account without a password, and a link to set one. If the person has not set one yet, makes a new link. Invitations of
 * one address take turns: two organisations may invite a new person at the same moment, and the later one finds the account. Its
 * row is locked, so that it keeps the address that the link is sent to (correct.ts).
 */
export async function invite(context: PeopleContext, invitation: Invitation): Promise<Linked | Refused> {
  return invited(context, invitation.organisationId ?? null, async (transaction) => {
    await takeAdvisoryLock(transaction, inviting(invitation.email));
    const known = await accountRows(transaction)
      .where(hasEmail(invitation.email))
      .forUpdate()
      .executeTakeFirst();
    const refusal = invitationRefusal(known);
    if (refusal) return refusal;
    const id = known?.id ?? randomUUID();
    const email = known?.email ?? invitation.email.trim();
    const names = { given_name: invitation.givenName ?? '', family_name: invitation.familyName ?? '' };
    const values = { invited_at: context.now(), needs_totp: invitation.needsTotp ?? false };
    await transaction
      .insertInto('accounts')
      .values({
        id,
        email,
        email_verified: false,
        ...names,
        password_hash: null,
        disabled_at: null,
        ...values,
      })
      // An invitation only ever adds a role, and so the second factor that it needs.
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          invited_at: values.invited_at,
          needs_totp: sql<boolean>`accounts.needs_totp or excluded.needs_totp`,
        }),
      )
      .execute();
    return { id, email };
  });
}

/** Sends the invitation of an account once more, to the address that it has by now. */
export async function inviteAgain(
  context: PeopleContext,
  id: string,
  organisationId: string | null,
): Promise<Linked | Refused> {
  return invited(context, organisationId, async (transaction) => {
    const known = await accountRows(transaction).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!known) return 'UNKNOWN';
    const refusal = invitationRefusal(known);
    if (refusal) return refusal;
    await transaction
      .updateTable('accounts')
      .set({ invited_at: context.now() })
      .where('id', '=', id)
      .execute();
    return known;
  });
}
