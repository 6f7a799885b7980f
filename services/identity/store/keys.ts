/**
 * The keys that sign tokens, in the database and shared by every process. There is always one active key and one
 * announced, so that verifiers know a key before it signs. A retired key stays published until its tokens have expired.
 */
import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { sql, type Kysely, type Transaction } from 'kysely';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { LOCK_NUMBERS } from '@/services/common/database/advisory-lock';
import type { IdentityTables } from './tables';

type Db = Kysely<IdentityTables>;

export const ROTATE_AFTER_MS = 30 * DAY_MS;
/** Far longer than any token lives. */
export const KEEP_RETIRED_MS = 2 * DAY_MS;
const RSA_BITS = 2_048;

async function addKey(tx: Transaction<IdentityTables>, now: Date): Promise<void> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: RSA_BITS });
  const kid = randomUUID();
  const jwk = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
  await tx
    .insertInto('signing_keys')
    .values({ kid, jwk: JSON.stringify(jwk), created_at: now, activated_at: null, retired_at: null })
    .execute();
}

const newest = (tx: Transaction<IdentityTables>) =>
  tx
    .selectFrom('signing_keys')
    .select(['kid', 'activated_at'])
    .where('retired_at', 'is', null)
    .orderBy('created_at')
    .execute();

async function activateNext(tx: Transaction<IdentityTables>, now: Date): Promise<void> {
  await tx
    .updateTable('signing_keys')
    .set({ retired_at: now })
    .where('activated_at', 'is not', null)
    .where('retired_at', 'is', null)
    .execute();
  const waiting = (await newest(tx)).find(({ activated_at }) => activated_at === null);
  if (!waiting) await addKey(tx, new Date(now.getTime() - 1));
  const next = waiting ?? (await newest(tx))[0];
  if (next)
    await tx.updateTable('signing_keys').set({ activated_at: now }).where('kid', '=', next.kid).execute();
}

/**
 * Brings the keys up to date: creates missing ones, rotates when the active one is old enough (or now, with
 * `force`), and deletes those retired long ago. Safe to run in several processes at once.
 */
export async function maintainKeys(db: Db, now: Date, force = false): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_NUMBERS.keyRotation)})`.execute(tx);
    const inUse = (await newest(tx)).find(({ activated_at }) => activated_at !== null);
    const age = inUse?.activated_at ? now.getTime() - inUse.activated_at.getTime() : Infinity;
    if (force || age >= ROTATE_AFTER_MS) await activateNext(tx, now);
    if (!(await newest(tx)).some(({ activated_at }) => activated_at === null)) await addKey(tx, now);
    const forgotten = new Date(now.getTime() - KEEP_RETIRED_MS);
    await tx.deleteFrom('signing_keys').where('retired_at', '<', forgotten).execute();
  });
}

/** Private keys: first the active one, because the provider signs with the first that fits; then announced, then retired. */
export async function loadKeys(db: Db): Promise<JWK[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['jwk', 'activated_at', 'retired_at'])
    .orderBy('created_at', 'desc')
    .execute();
  const rank = (row: (typeof rows)[number]) => (row.retired_at ? 2 : row.activated_at ? 0 : 1);
  return rows.toSorted((a, b) => rank(a) - rank(b)).map(({ jwk }) => jwk);
}
