/** One-time links for setting a password. The token is only in the link; the database stores its digest. */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { INVITATION_DAYS, PASSWORD_RESET_HOURS } from '@/lib/contracts/retention';
import type { IdentityTables, LinkRow } from './tables';

type Db = Kysely<IdentityTables>;

const HOUR_MS = 3_600_000;
const LIFE_MS: Readonly<Record<LinkRow['purpose'], number>> = {
  invitation: INVITATION_DAYS * 24 * HOUR_MS,
  reset: PASSWORD_RESET_HOURS * HOUR_MS,
};
const TOKEN = /^[\w-]{43}$/;

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Makes a new token. Earlier links of the account stop working, unless they are to stay: whoever only knows the e-mail must
 * not be able to void an invitation. All of them end when one is used (useLink).
 */
export async function makeLink(
  db: Db,
  accountId: string,
  purpose: LinkRow['purpose'],
  now: Date,
  { othersStay = false }: { othersStay?: boolean } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (!othersStay) await db.deleteFrom('links').where('account_id', '=', accountId).execute();
  await db
    .insertInto('links')
    .values({
      digest: digestOf(token),
      account_id: accountId,
      purpose,
      expires_at: new Date(now.getTime() + LIFE_MS[purpose]),
    })
    .execute();
  return token;
}

export interface OpenLink {
  accountId: string;
  email: string;
}

/** The link's account; null if the link is used, expired, unknown or of a disabled account. */
export async function readLink(db: Db, token: string, now: Date): Promise<OpenLink | null> {
  if (!TOKEN.test(token)) return null;
  const row = await db
    .selectFrom('links')
    .innerJoin('accounts', 'accounts.id', 'links.account_id')
    .select(['accounts.id as accountId', 'accounts.email'])
    .where('links.digest', '=', digestOf(token))
    .where('links.expires_at', '>', now)
    .where('accounts.disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Consumes the link, and with it all others of its account: two that were made at the same moment are both open until one is
 * used. The database settles a race: only one of two simultaneous calls returns true.
 */
export async function useLink(db: Db, token: string): Promise<boolean> {
  const used = await db
    .deleteFrom('links')
    .where('digest', '=', digestOf(token))
    .returning('account_id')
    .executeTakeFirst();
  if (used === undefined) return false;
  await db.deleteFrom('links').where('account_id', '=', used.account_id).execute();
  return true;
}

/** Takes back a link that reached nobody. */
export async function deleteLink(db: Db, token: string): Promise<void> {
  await db.deleteFrom('links').where('digest', '=', digestOf(token)).execute();
}

/** How many links to reset the password an account has that still work. */
export async function openResetLinks(db: Db, accountId: string, now: Date): Promise<number> {
  const { open } = await db
    .selectFrom('links')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'reset')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return open;
}

/** Deletes expired links. */
export async function deleteEndedLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('links').where('expires_at', '<', now).execute();
}
