/** Who can sign in. */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { demoAccounts } from '@/services/common/demo-accounts';
import { DEFAULT_COST, hashPassword, isOfCost, verifyPassword, type Cost } from './passwords';
import type { AccountRow, IdentityTables } from './tables';

type Db = Kysely<IdentityTables>;

const columns = ['id', 'email', 'email_verified', 'given_name', 'family_name'] as const;

export type Account = Pick<Selectable<AccountRow>, (typeof columns)[number]>;

/** An account and when its password was checked, in seconds as of `auth_time` (OpenID Connect Core §2). */
export type SignedIn = Account & { signedInAt: number };

/** An e-mail address in the form in which two are compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** Whether it is the account's e-mail, as a condition on `accounts`. */
export const hasEmail = (email: string) => sql<boolean>`lower(email) = ${normalEmail(email)}`;

/** Whether a sign-in of this time counts, as a condition on `accounts`. */
export const signInCounts = (signedInAt: number) =>
  sql<boolean>`coalesce(extract(epoch from sign_ins_count_from), 0) <= ${signedInAt}`;

/** This second, or the first in which sign-ins count if that is later. */
const firstSecond = (clock: RawBuilder<unknown>) =>
  sql<Date>`greatest(date_trunc('second', ${clock}), coalesce(sign_ins_count_from, 'epoch'))`;

const enabledAccount = (db: Db, id: string) =>
  db.selectFrom('accounts').select(columns).where('id', '=', id).where('disabled_at', 'is', null);

/** An account that may sign in; null for one that is unknown or disabled. */
export async function accountById(db: Db, id: string): Promise<Account | null> {
  const row = await enabledAccount(db, id).executeTakeFirst();
  return row ?? null;
}

/** The account of a sign-in; null if it is unknown or disabled, or if its sign-ins have been ended since then. */
export async function accountOfSignIn(db: Db, id: string, signedInAt: number): Promise<Account | null> {
  const row = await enabledAccount(db, id).where(signInCounts(signedInAt)).executeTakeFirst();
  return row ?? null;
}

/**
 * From now on, none of the account's sign-ins so far counts: not one whose page is still open, and not one that is being
 * completed at this moment. To be called in a transaction that has locked the account's row, so that whoever checks the
 * password meanwhile waits (accountByPassword).
 */
export async function forgetSignIns(db: Db, id: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ sign_ins_count_from: sql<Date>`${firstSecond(sql`clock_timestamp()`)} + interval '1 second'` })
    .where('id', '=', id)
    .execute();
}

/** Id of the account with this e-mail (case-insensitive), disabled or not; null if there is none. */
export async function accountIdByEmail(db: Db, email: string): Promise<string | null> {
  const row = await db.selectFrom('accounts').select('id').where(hasEmail(email)).executeTakeFirst();
  return row?.id ?? null;
}

/** Of a text that nobody knows, made once per cost: an unknown e-mail takes as long as a wrong password, so that timing does not tell them apart. */
const unknownHashes = new Map<string, Promise<string>>();

function unknownHash(cost: Cost): Promise<string> {
  const key = JSON.stringify(cost);
  let made = unknownHashes.get(key);
  if (!made) {
    unknownHashes.set(key, (made = hashPassword(randomUUID(), cost)));
    // A full queue at the first attempt must not make every later one fail.
    made.catch(() => unknownHashes.delete(key));
  }
  return made;
}

/**
 * When an account with this hash is signed in, by the database's clock; null if the hash has been replaced meanwhile. Waits for
 * a change that is being made: a sign-in with the old password is of before `forgetSignIns`, one with the new is not.
 */
async function signInTime(db: Db, id: string, hash: string): Promise<number | null> {
  const row = await enabledAccount(db, id)
    .select(firstSecond(sql`now()`).as('read_at'))
    .where('password_hash', '=', hash)
    .forShare()
    .executeTakeFirst();
  return row ? row.read_at.getTime() / 1_000 : null;
}

/**
 * The account with this e-mail (case-insensitive) and password, or null. Only a right password locks the account: a lock is
 * written to disk, and so a refusal would take longer for an e-mail that is known. Throws PasswordQueueFullError.
 */
export async function accountByPassword(
  db: Db,
  email: string,
  password: string,
  cost: Cost = DEFAULT_COST,
): Promise<SignedIn | null> {
  const row = await db
    .selectFrom('accounts')
    .select([...columns, 'password_hash'])
    .where(hasEmail(email))
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  const hash = row?.password_hash ?? null;
  const matches = await verifyPassword(password, hash ?? (await unknownHash(cost)));
  // An invited person has no password yet: no text is the right one.
  if (!row || hash === null || !matches) return null;
  const { password_hash: _hash, ...account } = row;
  const signedInAt = await signInTime(db, account.id, hash);
  return signedInAt === null ? null : { ...account, signedInAt };
}

/**
 * Creates missing demonstration accounts and enables all of them. Their hashes cost what those of all accounts cost, or the time
 * of a refusal would reveal them; hashes of an earlier cost are replaced.
 */
export async function enableDemoAccounts(db: Db, cost: Cost = DEFAULT_COST): Promise<void> {
  const known = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('demo', '=', true)
    .execute();
  const ids = new Set(
    known
      .filter(({ password_hash }) => password_hash !== null && isOfCost(password_hash, cost))
      .map(({ id }) => id),
  );
  const missing = demoAccounts.filter(({ id }) => !ids.has(id));
  const rows = await Promise.all(
    missing.map(async ({ id, email, givenName, familyName, password }) => ({
      id,
      email,
      given_name: givenName,
      family_name: familyName,
      password_hash: await hashPassword(password, cost),
      demo: true,
    })),
  );
  if (rows.length > 0)
    await db
      .insertInto('accounts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({ password_hash: row.ref('excluded.password_hash') })),
      )
      .execute();
  await db.updateTable('accounts').set({ disabled_at: null }).where('demo', '=', true).execute();
}

/** The passwords of demonstration accounts are public, so outside a demonstration none of them may sign in. */
export async function disableDemoAccounts(db: Db): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ disabled_at: new Date() })
    .where('demo', '=', true)
    .where('disabled_at', 'is', null)
    .execute();
}
