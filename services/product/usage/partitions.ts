/** One partition of events a day: made before it is needed, dropped when its time is over. */
import { sql } from 'kysely';
import { DAY_MS, utcDay } from '@/lib/domain/text/calendar';
import { LOCK_NUMBERS } from '@/services/common/database/advisory-lock';
import type { ProductDb } from '../tables';

/** Until the transaction ends, no day is counted, no month closed and no partition made or dropped by anybody else. */
export async function lockUsage(transaction: ProductDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.usage})`.execute(transaction);
}

const partitionOf = (day: string) => sql.id('product', `usage_event_${day.replaceAll('-', '')}`);

/** Makes the partition of a day where there is none. Safe from several nodes at once. @param day yyyy-mm-dd */
export async function ensurePartition(db: ProductDb, day: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockUsage(transaction);
    await createPartition(transaction, day);
  });
}

/** As `ensurePartition`, for one who holds the lock. */
export async function createPartition(transaction: ProductDb, day: string): Promise<void> {
  const end = utcDay(Date.parse(day) + DAY_MS);
  await sql`create table if not exists ${partitionOf(day)} partition of product.usage_event
    for values from (${sql.lit(`${day}T00:00:00Z`)}) to (${sql.lit(`${end}T00:00:00Z`)})`.execute(
    transaction,
  );
}

/** Days that have events, oldest first. */
export async function eventDays(db: ProductDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'product.usage_event'::regclass order by 1`.execute(db);
  return rows.map(({ name }) => name.replace(/^.*_(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
}

export async function dropPartition(db: ProductDb, day: string): Promise<void> {
  await sql`drop table if exists ${partitionOf(day)}`.execute(db);
}
