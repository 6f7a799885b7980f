/**
 * Limits guessing of passwords, in the database so that every process counts together. Failures count for an account
 * from one address: an attacker elsewhere cannot lock the owner out. A browser that has signed in to the account before
 * is counted by itself, so that neither can anyone behind the same school's address.
 */
import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { IdentityTables } from '../store/tables';

type Db = Kysely<IdentityTables>;

export const WINDOW_MS = 15 * 60_000;
/** Wrong passwords for one account from one address, or from one known browser, in a window. */
export const FAILURES_PER_ACCOUNT = 5;
/** Wrong passwords from one address, whatever the account: 500 pupils behind one address may each err once. */
export const FAILURES_PER_ADDRESS = 600;

export interface Attempt {
  /** As typed. */
  email: string;
  /** Canonical text. */
  address: string;
  /** The known browser, see known-device.ts; null for a new one. */
  device: string | null;
}

/** Normal form of an e-mail for counting; the account table compares the same way. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** One subscriber's line: an IPv4 address, or the /64 that an IPv6 host may roam in (RFC 6177). */
function lineOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...(address.includes('::') ? zeros : []), ...right].slice(0, 4).join(':');
}

interface Counter {
  key: string;
  limit: number;
}

/** Neither e-mails nor addresses are kept, only keyed digests of them. */
function countersOf({ email, address, device }: Attempt, secret: string): Counter[] {
  const digest = (...parts: string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
  const account = normalEmail(email);
  if (device !== null) return [{ key: digest('device', account, device), limit: FAILURES_PER_ACCOUNT }];
  const line = lineOf(address);
  return [
    { key: digest('account', account, line), limit: FAILURES_PER_ACCOUNT },
    { key: digest('address', line), limit: FAILURES_PER_ADDRESS },
  ];
}

async function count(db: Db, key: string, now: Date): Promise<{ failures: number; windowStartedAt: Date }> {
  const ended = sql<boolean>`sign_in_failures.window_started_at <= ${new Date(now.getTime() - WINDOW_MS)}`;
  return db
    .insertInto('sign_in_failures')
    .values({ key, failures: 1, window_started_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when ${ended} then 1 else sign_in_failures.failures + 1 end`,
        window_started_at: sql`case when ${ended} then ${now} else sign_in_failures.window_started_at end`,
      }),
    )
    .returning(['failures', 'window_started_at as windowStartedAt'])
    .executeTakeFirstOrThrow();
}

/**
 * Counts an attempt before its password is looked at, so that a burst of parallel guesses gains nothing.
 * @returns seconds to wait when there were too many, else null
 */
export async function beginAttempt(
  db: Db,
  attempt: Attempt,
  secret: string,
  now: Date,
): Promise<number | null> {
  const waits: number[] = [];
  for (const { key, limit } of countersOf(attempt, secret)) {
    const { failures, windowStartedAt } = await count(db, key, now);
    if (failures > limit)
      waits.push(Math.ceil((windowStartedAt.getTime() + WINDOW_MS - now.getTime()) / 1000));
  }
  return waits.length > 0 ? Math.max(1, ...waits) : null;
}

/** Takes a successful attempt back: the account's count starts anew, the address's is one less. */
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
