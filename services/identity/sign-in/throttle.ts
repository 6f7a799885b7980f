/**
 * Throttles password guessing, in the database so that all processes share the counts. What is counted, and how much is allowed,
 * is in counters.ts. Over a limit, attempts are slowed, not blocked: one is checked each half minute, and one that answers a
 * challenge has a limit of its own.
 */
import { sql, type Kysely } from 'kysely';
import { SIGN_IN_FAILURE_MINUTES } from '@/lib/contracts/retention';
import { deleteInPieces } from '@/services/common/database/delete-in-pieces';
import {
  begunCounters,
  countersOf,
  digest,
  letterCounters,
  unknownCounter,
  type Attempt,
  type Counter,
  type Kind,
} from './counters';
import { IDENTITY_SCHEMA, type IdentityTables } from '../store/tables';

type Db = Kysely<IdentityTables>;

const WINDOW_MS = SIGN_IN_FAILURE_MINUTES * 60_000;
/** Over a limit: the time between two attempts that are checked. */
export const SLOW_MS = 30_000;

/** Why an attempt is not checked. */
export interface Slowed {
  /** Seconds until the next attempt is checked that answers no challenge. */
  wait: number;
  /** True for the first slowed attempt in a window: only that one is written to the audit log, so that it is not flooded. */
  isFirst: boolean;
  /** Whether an attempt that answers a challenge would be checked now. */
  mayAnswer: boolean;
}

/** What one counter says of an attempt. */
type Hindrance = Pick<Slowed, 'wait' | 'isFirst'>;

/** An attempt that has been counted. `succeeded` is to be called if it was right, `notChecked` if nobody looked at it. */
export type Begun =
  { slowed: Slowed } | { slowed: null; succeeded: () => Promise<void>; notChecked: () => Promise<void> };

/** Adds one. The attempt that crosses the limit begins the first half minute. */
async function count(db: Db, { key, limit }: Counter, now: Date) {
  const ended = sql<boolean>`sign_in_failures.window_started_at <= ${new Date(now.getTime() - WINDOW_MS)}`;
  return db
    .insertInto('sign_in_failures')
    .values({ key, failures: 1, window_started_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when ${ended} then 1 else sign_in_failures.failures + 1 end`,
        window_started_at: sql`case when ${ended} then ${now} else sign_in_failures.window_started_at end`,
        looked_at: sql`case when ${ended} then null when sign_in_failures.failures = ${limit} then ${now} else sign_in_failures.looked_at end`,
      }),
    )
    .returning(['failures', 'looked_at'])
    .executeTakeFirstOrThrow();
}

/** Takes the slot of this half minute; false if it is already taken. The database settles a race. */
async function takeSlot(db: Db, key: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_failures')
    .set({ looked_at: now })
    .where('key', '=', key)
    .where('looked_at', '<=', new Date(now.getTime() - SLOW_MS))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Adds the attempt to one counter; null if it may proceed. */
async function hindrance(db: Db, counter: Counter, now: Date): Promise<Hindrance | null> {
  const { failures, looked_at: slotTaken } = await count(db, counter, now);
  if (failures <= counter.limit) return null;
  if (await takeSlot(db, counter.key, now)) return null;
  const left = (slotTaken ?? now).getTime() + SLOW_MS - now.getTime();
  return { wait: Math.max(1, Math.ceil(left / 1_000)), isFirst: failures === counter.limit + 1 };
}

/** Whether the challenge has not been used before; each one allows a single attempt. */
async function spend(db: Db, challenge: string, secret: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sign_in_failures')
    .values({ key: digest(secret, 'spent', challenge), failures: 0, window_started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether the limits of answered attempts leave room for another. Reads only. */
async function hasRoom(db: Db, counters: readonly Counter[], now: Date): Promise<boolean> {
  const keys = counters.map(({ key }) => key);
  const counts = await db
    .selectFrom('sign_in_failures')
    .select(['key', 'failures'])
    .where('key', 'in', keys)
    .where('window_started_at', '>', new Date(now.getTime() - WINDOW_MS))
    .execute();
  const failures = new Map(counts.map((row) => [row.key, row.failures]));
  return counters.every(({ key, limit }) => (failures.get(key) ?? 0) < limit);
}

/** Uncounts a successful attempt: the person's own counts are removed, and those that others share are reduced by one. */
async function forgive(db: Db, attempt: Attempt, kind: Kind, secret: string): Promise<void> {
  const own = [countersOf(attempt, 'plain', secret)[0].key, countersOf(attempt, 'answered', secret)[0].key];
  const [, ...shared] = countersOf(attempt, kind, secret);
  await db.deleteFrom('sign_in_failures').where('key', 'in', own).execute();
  await takeBack(db, shared);
}

/** Reduces the counters by the one that an attempt has added. */
async function takeBack(db: Db, counters: readonly Counter[]): Promise<void> {
  for (const { key } of counters)
    await db
      .updateTable('sign_in_failures')
      .set({ failures: sql`greatest(failures - 1, 0)` })
      .where('key', '=', key)
      .execute();
}

/** Counts an attempt before its password is checked, so that a burst of parallel guesses gains nothing. */
export async function beginAttempt(db: Db, attempt: Attempt, secret: string, now: Date): Promise<Begun> {
  const { challenge } = attempt;
  const kind = challenge !== null && (await spend(db, challenge, secret, now)) ? 'answered' : 'plain';
  const found: Hindrance[] = [];
  const counters = countersOf(attempt, kind, secret);
  for (const counter of counters) {
    const slowed = await hindrance(db, counter, now);
    if (slowed) found.push(slowed);
  }
  if (found.length === 0)
    return {
      slowed: null,
      succeeded: () => forgive(db, attempt, kind, secret),
      notChecked: () => takeBack(db, counters),
    };
  return {
    slowed: {
      wait: Math.max(...found.map(({ wait }) => wait)),
      // Of several limits, the first to be crossed has its line: whoever then changes address or e-mail adds no other.
      isFirst: found.every(({ isFirst }) => isFirst),
      mayAnswer: await hasRoom(db, countersOf(attempt, 'answered', secret), now),
    },
  };
}

/** Adds one to each; false if that is too many for any. None is let through each half minute, as guesses are. */
async function isWithin(db: Db, counters: readonly Counter[], now: Date): Promise<boolean> {
  let isAllowed = true;
  for (const counter of counters)
    if ((await count(db, counter, now)).failures > counter.limit) isAllowed = false;
  return isAllowed;
}

/** Counts a request for a letter; false if too many came from the same network. */
export const mayRequestLetter = (db: Db, address: string, secret: string, now: Date): Promise<boolean> =>
  isWithin(db, letterCounters(address, secret), now);

/** Counts a sign-in that is begun; false if too many were from the same network. */
export const mayBeginSignIn = (db: Db, address: string, secret: string, now: Date): Promise<boolean> =>
  isWithin(db, begunCounters(address, secret, now), now);

/** Counts an attempt for an e-mail without an account; true for the first of a site in a window. */
export const isFirstUnknown = async (db: Db, address: string, secret: string, now: Date): Promise<boolean> =>
  (await count(db, unknownCounter(address, secret), now)).failures === 1;

/** Removes windows that have ended. In pieces: a flood from many addresses leaves many. */
export const deleteEndedWindows = (db: Db, now: Date, stopping?: AbortSignal): Promise<void> =>
  deleteInPieces(
    db,
    [IDENTITY_SCHEMA, 'sign_in_failures'],
    sql`window_started_at < ${new Date(now.getTime() - WINDOW_MS)}`,
    stopping,
  );
