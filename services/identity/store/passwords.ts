/** Password hashes with scrypt (RFC 7914), stored with their cost so that it can be raised later. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';

export interface Cost {
  /** log2 of N. */
  n: number;
  r: number;
  p: number;
}

/** As strong as the recommended scrypt parameters, in the variant that needs 32 MiB per check. */
export const DEFAULT_COST: Cost = { n: 15, r: 8, p: 3 };
const LENGTH = 32;
const HASH = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Node's pool has four threads (UV_THREADPOOL_SIZE); the one that is left signs tokens during a flood of passwords. */
const AT_ONCE = 3;
/** At a third of a second each the last in the queue waits about five seconds; the gateway waits eight. */
const LONGEST_QUEUE = 42;
const inTurn = pLimit(AT_ONCE);

/** What a page says then. */
export const QUEUE_FULL = 'Many people are signing in. Try again in a few seconds';

/** So many passwords are waiting that the answer would come too late. Nothing was checked. */
export class PasswordQueueFullError extends Error {
  override name = 'PasswordQueueFullError';
}

/** For `catch`: 'busy' if the queue was full; throws everything else again. */
export function busyOrThrow(error: unknown): 'busy' {
  if (error instanceof PasswordQueueFullError) return 'busy';
  throw error;
}

async function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  if (inTurn.activeCount + inTurn.pendingCount >= AT_ONCE + LONGEST_QUEUE)
    throw new PasswordQueueFullError(QUEUE_FULL);
  return inTurn(() => runScrypt(password, salt, cost));
}

function runScrypt(password: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** n;
  return new Promise((resolve, reject) => {
    // The same word typed on two keyboards may differ in Unicode composition (RFC 8265 §4.2).
    scrypt(password.normalize('NFC'), salt, LENGTH, { N, r, p, maxmem: 160 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Throws PasswordQueueFullError. */
export async function hashPassword(password: string, cost: Cost = DEFAULT_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a hash has the given cost. */
export const isOfCost = (hash: string, { n, r, p }: Cost): boolean =>
  hash.startsWith(`scrypt$${n}$${r}$${p}$`);

/** Whether the password matches the hash; false if the hash is malformed. Throws PasswordQueueFullError. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = HASH.exec(hash);
  if (!match) return false;
  const [, n, r, p, salt = '', key = ''] = match;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    n: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
