/**
 * Counts in PostgreSQL, so that a limit holds across nodes: fixed windows, one row per key and window. Limits leave room for a
 * school of 500 pupils behind one address ("Points settled" 11).
 */
import { type Kysely, sql } from 'kysely';
import { createHash } from 'node:crypto';
import { ServiceError } from '@/lib/platform/service-error';
import type { ProductTables } from '../tables';

export interface Limit {
  name: string;
  /** Calls allowed in one window. */
  calls: number;
  windowMs: number;
}

const MINUTE_MS = 60_000;

export const limits = {
  /** D25: 60 a minute for one browser … */
  errorsOfBrowser: { name: 'error-browser', calls: 60, windowMs: MINUTE_MS },
  /** … and 500 browsers at ten reports each behind one address. */
  errorsOfAddress: { name: 'error-address', calls: 5_000, windowMs: MINUTE_MS },
  feedback: { name: 'feedback', calls: 20, windowMs: 60 * MINUTE_MS },
  survey: { name: 'survey', calls: 20, windowMs: 60 * MINUTE_MS },
  /** Per API key: fetching all reports of a year takes a few calls. */
  counter: { name: 'counter', calls: 60, windowMs: MINUTE_MS },
  /** Counts batches, not events. */
  analytics: { name: 'analytics', calls: 6_000, windowMs: MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** Subjects are addresses and ids: stored only as a hash, and only for one window. */
const keyOf = ({ name }: Limit, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;

/**
 * Counts one call against each of the limits, in one statement; throws RATE_LIMITED when a window is full. Callers name their
 * limits in the same order, so that two calls cannot deadlock on each other's rows.
 */
export async function count(
  db: Kysely<ProductTables>,
  counted: readonly { limit: Limit; subject: string }[],
  now: number,
): Promise<void> {
  const rows = counted.map(({ limit, subject }) => ({
    key: keyOf(limit, subject),
    window_start: new Date(Math.floor(now / limit.windowMs) * limit.windowMs),
    count: 1,
  }));
  const counts = await db
    .insertInto('rate_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_count.count + 1` }),
    )
    .returning(['key', 'count'])
    .execute();
  const found = new Map(counts.map((row) => [row.key, row.count]));
  const isFull = counted.some(({ limit }, index) => (found.get(rows[index]?.key ?? '') ?? 0) > limit.calls);
  if (isFull) throw new ServiceError('RATE_LIMITED', 'Too many requests; try again later');
}
