/**
 * Throttles password guessing, in the database so that all processes share the counts. Failures are counted per account
 * and address, so an attacker elsewhere cannot lock the owner out. A browser that has signed in to the account before
 * has its own count, so nor can anyone behind the same school address. Over the limit, attempts are slowed, not
 * blocked: an attempt is checked if it answers a challenge, and otherwise only one every half minute.
 */
import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { SIGN_IN_FAILURE_MINUTES } from '@/lib/contracts/retention';
import { subscriberNetwork } from '@/lib/platform/network/subscriber';
import { bitsFor, FEWEST_BITS } from './challenge';
import type { IdentityTables } from '../store/tables';

type Db = Kysely<IdentityTables>;

const WINDOW_MS = SIGN_IN_FAILURE_MINUTES * 60_000;
/** Wrong passwords allowed per window for one account from one address, or from one known browser. */
export const FAILURES_PER_ACCOUNT = 5;
/** Wrong passwords allowed per window from one address, for any account: 500 pupils behind it may each mistype once. */
export const FAILURES_PER_ADDRESS = 600;

/** Wrong codes of a second factor allowed per window for one account, from wherever: six digits would soon be guessed. */
const WRONG_CODES = 20;

/** Over the limit and without an answer to a challenge: the time between two attempts that are checked. */
export const SLOW_MS = 30_000;
/** Answered challenges accepted per window; specialised hardware could answer hundreds. */
const PROVEN_PER_WINDOW = 60;

export interface Attempt {
  /** As typed. */
  email: string;
  /** Canonical text. */
  address: string;
  /** Id of the known browser, see known-device.ts; null for a new one. */
  device: string | null;
  /** The challenge that the attempt answers, and its difficulty; null if none. */
  proof: { challenge: string; bits: number } | null;
  /**
   * A code of the second factor. It is counted for the account from all addresses together: only somebody who has the password
   * gets this far, so nobody else can lock the owner out.
   */
  isCode?: boolean;
}

/** Why an attempt is not checked. */
export interface Slowed {
  /** Seconds until the next attempt without an answer is checked. */
  wait: number;
  /** Difficulty of the challenge whose answer avoids the wait. */
  bits: number;
  /** True for the first slowed attempt in a window: only that one is written to the audit log, so that it is not flooded. */
  isFirst: boolean;
}

/** Normal form of an e-mail for counting; the account table compares the same way. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

interface Counter {
  key: string;
  limit: number;
}

/** Stores only keyed digests (HMAC), never e-mails or addresses. */
function countersOf({ email, address, device, isCode }: Attempt, secret: string): Counter[] {
  const digest = (...parts: string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
  const account = isCode ? `code ${normalEmail(email)}` : normalEmail(email);
  if (device !== null) return [{ key: digest('device', account, device), limit: FAILURES_PER_ACCOUNT }];
  const line = subscriberNetwork(address);
  return [
    { key: digest('account', account, line), limit: FAILURES_PER_ACCOUNT },
    { key: digest('address', line), limit: FAILURES_PER_ADDRESS },
    ...(isCode ? [{ key: digest('code', account), limit: WRONG_CODES }] : []),
  ];
}

async function count(db: Db, key: string, now: Date): Promise<{ failures: number }> {
  const ended = sql<boolean>`sign_in_failures.window_started_at <= ${new Date(now.getTime() - WINDOW_MS)}`;
  return db
    .insertInto('sign_in_failures')
    .values({ key, failures: 1, window_started_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when ${ended} then 1 else sign_in_failures.failures + 1 end`,
        window_started_at: sql`case when ${ended} then ${now} else sign_in_failures.window_started_at end`,
        looked_at: sql`case when ${ended} then null else sign_in_failures.looked_at end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
}

/** Whether an answer is used for the first time; each one allows a single attempt. */
async function spend(db: Db, challenge: string, secret: string, now: Date): Promise<boolean> {
  const key = createHmac('sha256', secret).update(`spent\n${challenge}`).digest('base64url');
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sign_in_failures')
    .values({ key, failures: 0, window_started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes the slot of this half minute; false if it is already taken. The database settles a race. */
async function takeSlot(db: Db, key: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_failures')
    .set({ looked_at: now })
    .where('key', '=', key)
    .where(sql<boolean>`coalesce(looked_at, window_started_at) <= ${new Date(now.getTime() - SLOW_MS)}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function waitFor(db: Db, key: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select(sql<Date>`coalesce(looked_at, window_started_at)`.as('since'))
    .where('key', '=', key)
    .executeTakeFirst();
  const left = (row?.since.getTime() ?? now.getTime()) + SLOW_MS - now.getTime();
  return Math.max(1, Math.ceil(left / 1000));
}

/** Adds the attempt to one counter; null if it may proceed. */
async function hindrance(db: Db, { key, limit }: Counter, proven: number, now: Date): Promise<Slowed | null> {
  const { failures } = await count(db, key, now);
  if (failures <= limit) return null;
  const bits = bitsFor(failures - limit - 1);
  if (proven >= FEWEST_BITS && failures - limit <= PROVEN_PER_WINDOW) return null;
  if (await takeSlot(db, key, now)) return null;
  return { wait: await waitFor(db, key, now), bits, isFirst: failures === limit + 1 };
}

/**
 * Counts an attempt before its password is checked, so that a burst of parallel guesses gains nothing.
 * @returns how the attempt is slowed if there were too many, else null
 */
export async function beginAttempt(
  db: Db,
  attempt: Attempt,
  secret: string,
  now: Date,
): Promise<Slowed | null> {
  const { proof } = attempt;
  const isNew = proof !== null && (await spend(db, proof.challenge, secret, now));
  const slowed: Slowed[] = [];
  for (const counter of countersOf(attempt, secret)) {
    const found = await hindrance(db, counter, isNew ? proof.bits : 0, now);
    if (found) slowed.push(found);
  }
  if (slowed.length === 0) return null;
  return {
    wait: Math.max(...slowed.map(({ wait }) => wait)),
    bits: Math.max(...slowed.map(({ bits }) => bits)),
    isFirst: slowed.some(({ isFirst }) => isFirst),
  };
}

/** Uncounts a successful attempt: the account's count is reset, and the address's is reduced by one. */
export async function forgiveAttempt(db: Db, attempt: Attempt, secret: string): Promise<void> {
  const [own, ...others] = countersOf(attempt, secret);
  if (own) await db.deleteFrom('sign_in_failures').where('key', '=', own.key).execute();
  for (const { key } of others)
    await db
      .updateTable('sign_in_failures')
      .set({ failures: sql`greatest(failures - 1, 0)` })
      .where('key', '=', key)
      .execute();
}

/** Removes windows that have ended. */
export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('window_started_at', '<', new Date(now.getTime() - WINDOW_MS))
    .execute();
}
