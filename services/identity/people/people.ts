/**
 * Changes of accounts by administrators and `npm run accounts`. Failures are returned, not thrown; every change is written to
 * the audit log. What a person may do in the library (organisation, roles) is kept by the customers service.
 */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { writeAudit, type AuditLine } from '@/services/common/audit/write';
import type { Mailer } from '@/services/common/mail';
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';
import { hasEmail, normalEmail } from '../store/accounts';
import { makeLink } from '../store/links';
import { hashPassword } from '../store/passwords';
import type { SignInSessions } from '../store/sessions';
import type { IdentityTables } from '../store/tables';
import { invitationLetter, resetLetter } from './letters';
import { sendLetter, type Sent } from './send-letter';

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

export interface Invitation {
  email: string;
  givenName?: string | undefined;
  familyName?: string | undefined;
  /** Administrators sign in with a second factor. */
  needsTotp?: boolean | undefined;
  /** The organisation concerned, for the audit log. */
  organisationId?: string | null | undefined;
}

/** The link works once. `email`: the address that it is for. */
export type Linked = { ok: true; accountId: string; email: string; link: string; mail: Sent };
export type Refused = { ok: false; reason: 'HAS_PASSWORD' | 'UNKNOWN' | 'DISABLED' | 'TAKEN' };

const rows = (db: Kysely<IdentityTables>) =>
  db.selectFrom('accounts').select(['id', 'email', 'password_hash', 'disabled_at']);

const row = (db: Kysely<IdentityTables>, email: string) => rows(db).where(hasEmail(email)).executeTakeFirst();

const audit = (
  { actor }: Pick<PeopleContext, 'actor'>,
  line: Pick<AuditLine, 'action' | 'organisationId'>,
  id: string,
) => ({ service: 'identity', actor, subject: `user:${id}`, ...line }) satisfies AuditLine;

/** Lock of whoever gives an account this address. */
export const inviting = (email: string): string => `invite ${normalEmail(email)}`;

/** Why somebody cannot be invited; null: they can. */
function invitationRefusal(known: Awaited<ReturnType<typeof row>>): Refused['reason'] | null {
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
    await writeAudit(transaction, audit(context, { action: 'account_invited', organisationId }, id));
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
    const known = await rows(transaction).where(hasEmail(invitation.email)).forUpdate().executeTakeFirst();
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
    const known = await rows(transaction).where('id', '=', id).forUpdate().executeTakeFirst();
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
    await writeAudit(transaction, audit(context, { action: 'second_factor_required' }, id));
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
  const known = await row(db, email);
  if (!known) return { ok: false, reason: 'UNKNOWN' };
  if (known.disabled_at) return { ok: false, reason: 'DISABLED' };
  const { id: accountId } = known;
  const sendable = async (transaction: Transaction<IdentityTables>): Promise<string> => {
    await writeAudit(transaction, audit(context, { action: 'password_reset_sent' }, accountId));
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
      await writeAudit(transaction, audit(context, { action: 'second_factor_removed' }, accountId));
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
  const known = await row(db, email);
  if (!known) return { ok: false, reason: 'UNKNOWN' };
  const change = async (transaction: Transaction<IdentityTables>) => {
    await transaction
      .updateTable('accounts')
      .set({ disabled_at: disabled ? now() : null })
      .where('id', '=', known.id)
      .execute();
    await transaction.deleteFrom('links').where('account_id', '=', known.id).execute();
    const action = disabled ? 'account_disabled' : 'account_enabled';
    await writeAudit(transaction, audit(context, { action }, known.id));
    return true;
  };
  if (disabled) await sessions.endAll(known.id, { action: 'session_ended' }, change);
  else await db.transaction().execute(change);
  return { ok: true, accountId: known.id };
}

export interface ListedAccount {
  id: string;
  email: string;
  name: string;
  state: 'invited' | 'active' | 'disabled';
  /** Whether a second factor is set up; null if none is required. */
  totp: boolean | null;
}

/** 'disabled'; else 'invited' until the person has set a password, then 'active'. */
export const stateOf = (account: {
  disabled_at: Date | null;
  password_hash: string | null;
}): ListedAccount['state'] =>
  account.disabled_at ? 'disabled' : account.password_hash === null ? 'invited' : 'active';

/** Every account except demonstration accounts, sorted by e-mail. */
export async function listAccounts(db: Kysely<IdentityTables>): Promise<ListedAccount[]> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('demo', '=', false)
    .orderBy(sql`lower(email)`)
    .execute();
  return rows.map((account) => ({
    id: account.id,
    email: account.email,
    name: `${account.given_name} ${account.family_name}`.trim(),
    state: stateOf(account),
    totp: account.needs_totp ? account.totp_secret !== null : null,
  }));
}
