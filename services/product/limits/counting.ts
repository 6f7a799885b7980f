/** Counts in PostgreSQL, so that a limit holds across nodes: fixed windows, one row per key and window. */
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { ServiceError } from '@/lib/platform/service-error';
import { deleteInPieces } from '@/services/common/database/delete-in-pieces';
import type { Logger } from '@/services/common/log';
import { PRODUCT_SCHEMA, type ProductDb } from '../tables';
import { dayQuotas, rateLimits, type DayQuota, type RateLimit } from './limits';

/** A call, as one limit counts it. */
interface LimitedCall {
  limit: RateLimit;
  /** Whose calls are counted together: an address, an id. */
  subject: string;
}

/** Rows that somebody would have stored, as one quota counts them. */
export interface RowsToStore {
  quota: DayQuota;
  /** As of a call; empty where the quota is everybody's. */
  subject: string;
  rows: number;
}

interface Count {
  key: string;
  windowMs: number;
  by: number;
}

/** Subjects are stored only as a hash, and only for one window. */
const keyOf = (name: string, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;

const countOfCall = ({ limit, subject }: LimitedCall): Count => ({
  key: keyOf(limit.name, subject),
  windowMs: limit.windowMs,
  by: 1,
});

const countOfRows = ({ quota, subject, rows }: RowsToStore): Count => ({
  key: keyOf(quota.name, subject),
  windowMs: DAY_MS,
  by: rows,
});

/**
 * Adds to each count, in one statement, and returns how many each window has now. Callers name their counts in the same order, so
 * that two calls cannot deadlock on each other's rows.
 */
async function count(db: ProductDb, counts: readonly Count[], now: number): Promise<number[]> {
  const column = <Value>(of: (one: Count) => Value) => sql`${counts.map(of)}`;
  const windowStart = ({ windowMs }: Count) => new Date(Math.floor(now / windowMs) * windowMs).toISOString();
  // Arrays, so that the text is the same whatever the number: a batch of pages counts its sites anew each second.
  const { rows } = await sql<{ key: string; count: number }>`
    insert into product.rate_count (key, window_start, count)
    select * from unnest(${column(({ key }) => key)}::text[], ${column(windowStart)}::timestamptz[],
      ${column(({ by }) => by)}::int[])
    on conflict (key, window_start) do update set count = rate_count.count + excluded.count
    returning key, count`.execute(db);
  const inWindows = new Map(rows.map((row) => [row.key, row.count]));
  return counts.map(({ key }) => inWindows.get(key) ?? 0);
}

function refuseBeyond(calls: readonly LimitedCall[], counted: readonly number[]): void {
  if (calls.some(({ limit }, index) => (counted[index] ?? 0) > limit.calls))
    throw new ServiceError('RATE_LIMITED', 'Too many requests; try again later');
}

/** Counts a call against its limit. Throws RATE_LIMITED beyond it. */
export async function limitCall(db: ProductDb, call: LimitedCall, now: number): Promise<void> {
  refuseBeyond([call], await count(db, [countOfCall(call)], now));
}

/** Logs the first rows of a day that do not fit, on whichever node they arrive. */
function fits({ quota, rows }: RowsToStore, counted: number, log: Pick<Logger, 'warn'>): boolean {
  if (counted <= quota.rows) return true;
  if (counted - rows <= quota.rows)
    log.warn(
      { limit: quota.name, rows: quota.rows },
      'what comes beyond the limit is left out until tomorrow',
    );
  return false;
}

/**
 * Limits a call as `limitCall` does, and says whether what it would store fits its quotas. They are counted one after the other, and
 * none after one that is full: what a site sends beyond its own quota then does not use up everybody's.
 *
 * @param quotas from one site's to everybody's; the first is counted in the same statement as the call
 */
export async function limitStored(
  db: ProductDb,
  calls: readonly LimitedCall[],
  quotas: readonly [RowsToStore, ...RowsToStore[]],
  { now, log }: { now: number; log: Pick<Logger, 'warn'> },
): Promise<boolean> {
  const [first, ...others] = quotas;
  const counted = await count(db, [...calls.map(countOfCall), countOfRows(first)], now);
  refuseBeyond(calls, counted);
  if (!fits(first, counted.at(-1) ?? 0, log)) return false;
  for (const other of others) {
    const [stored = 0] = await count(db, [countOfRows(other)], now);
    if (!fits(other, stored, log)) return false;
  }
  return true;
}

/**
 * Those of what would be stored that fit their quotas, which are counted in one statement.
 *
 * @param stored of each quota and subject one
 */
export async function fitting<Rows extends RowsToStore>(
  db: ProductDb,
  stored: readonly Rows[],
  { now, log }: { now: number; log: Pick<Logger, 'warn'> },
): Promise<Rows[]> {
  if (stored.length === 0) return [];
  const counts = stored
    .map((rows) => ({ rows, count: countOfRows(rows) }))
    // One order for all callers (`count`).
    .sort((a, b) => (a.count.key < b.count.key ? -1 : 1));
  const counted = await count(
    db,
    counts.map((one) => one.count),
    now,
  );
  return counts.flatMap(({ rows }, index) => (fits(rows, counted[index] ?? 0, log) ? [rows] : []));
}

/** Milliseconds of each name's window, as JSON. */
const windows = JSON.stringify(
  Object.fromEntries([
    ...Object.values(rateLimits).map(({ name, windowMs }) => [name, windowMs]),
    ...Object.values(dayQuotas).map(({ name }) => [name, DAY_MS]),
  ]),
);

/** Deletes the counts of windows that have ended. Names that a release has dropped are left to the nightly purge. */
export async function deleteEndedCounts(db: ProductDb, now: Date): Promise<void> {
  const length = sql`(${windows}::jsonb ->> split_part(key, ':', 1))::int * interval '1 millisecond'`;
  await deleteInPieces(
    db,
    [PRODUCT_SCHEMA, 'rate_count'],
    sql`window_start <= ${now}::timestamptz - ${length}`,
  );
}
