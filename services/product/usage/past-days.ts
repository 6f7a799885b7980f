/**
 * Uses of days that are over: the gateway and this service queue them while they cannot be written. A day is replaced, never
 * added to, so its roll-up is asked for again; what can no longer be counted is marked as lost (COUNTER exception 3040).
 */
import { sql } from 'kysely';
import { DOUBLE_CLICK_SECONDS } from '@/lib/domain/usage/actions';
import { utcDay } from '@/lib/domain/text/calendar';
import type { ProductDb } from '../tables';
import { daysOf, insertAcceptable, type EventRow, type RefusedUse, type Use } from './events';
import { createPartition, lockUsage } from './partitions';

/** A click as soon as this after midnight may repeat one of the day before, and then changes the count of that day. */
const DOUBLE_CLICK_MS = DOUBLE_CLICK_SECONDS * 1_000;

/** Whether a use changes the count of a day before today. Asked of every use. */
export const isLate = ({ at }: Use, today: string): boolean => at - DOUBLE_CLICK_MS < Date.parse(today);

/** Days before today whose counts these uses change. */
function pastDaysOf(uses: readonly Use[], today: string): string[] {
  const days = daysOf(uses.flatMap(({ at }) => [at, at - DOUBLE_CLICK_MS]));
  return days.filter((day) => day < today);
}

/**
 * Has days counted again, and returns those for which that is possible. Not one whose month is closed; nor one that was counted
 * and whose events are deleted since, because it would be replaced by the late uses alone. Until the transaction ends, no
 * roll-up runs.
 */
async function reopenDays(transaction: ProductDb, days: readonly string[]): Promise<ReadonlySet<string>> {
  await lockUsage(transaction);
  const { rows } = await sql<{ day: string }>`
    select d::text as day from unnest(${[...days]}::date[]) as d
    where not exists (select from product.usage_closed where month = date_trunc('month', d::timestamp)::date)
      and (to_regclass('product.usage_event_' || to_char(d, 'YYYYMMDD')) is not null
        or not exists (select from product.usage_rolled where day = d))`.execute(transaction);
  const open = rows.map(({ day }) => day);
  await sql`delete from product.usage_rolled where day = any(${open}::date[])`.execute(transaction);
  return new Set(open);
}

/**
 * Writes uses that change days that are over. Returns those that were not written: refused by the database, or lost because their day
 * can no longer be counted.
 */
export async function insertForPastDays(
  transaction: ProductDb,
  rows: readonly EventRow[],
  today: string,
): Promise<{ refused: RefusedUse[]; lost: EventRow[] }> {
  const open = await reopenDays(
    transaction,
    pastDaysOf(
      rows.map(({ use }) => use),
      today,
    ),
  );
  const counted: EventRow[] = [];
  const lost: EventRow[] = [];
  for (const row of rows) {
    const day = utcDay(row.use.at);
    (day >= today || open.has(day) ? counted : lost).push(row);
  }
  for (const day of daysOf(counted.map(({ use }) => use.at))) await createPartition(transaction, day);
  return { refused: await insertAcceptable(transaction, counted), lost };
}

/**
 * Marks a day as incomplete, and its month where that is closed already. For a day that is over the caller holds the lock, so
 * that its month is not closed meanwhile.
 */
export async function markIncomplete(transaction: ProductDb, day: string, uses: number): Promise<void> {
  await sql`insert into product.usage_gap values (${day}, ${uses})
    on conflict (day) do update set lost = usage_gap.lost + excluded.lost`.execute(transaction);
  await sql`update product.usage_closed set partial = true
    where month = date_trunc('month', ${day}::date::timestamp)::date`.execute(transaction);
}
