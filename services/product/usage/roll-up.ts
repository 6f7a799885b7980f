/**
 * Events to days to months, in PostgreSQL alone. A day is replaced, never added to, so that it can be counted again; events of
 * the next day's first seconds are read too, for double clicks across midnight (contract library-standards §1.2, §1.3).
 */
import { sql } from 'kysely';
import { USAGE_EVENT_DAYS, USAGE_FIGURE_DAYS } from '@/lib/contracts/retention';
import { DOUBLE_CLICK_SECONDS, investigations, requests } from '@/lib/domain/usage/actions';
import { DAY_MS, utcDay } from '@/lib/domain/text/calendar';
import { type Attempt, attemptAll } from '@/services/common/jobs/attempts';
import type { ProductDb } from '../tables';
import { markIncomplete } from './past-days';
import { eventDays, dropPartition, ensurePartition, lockUsage } from './partitions';

/** How long days of single items are kept (contract §1.3). */
const DAYS_STAY = 100;
/** The day of a month on which the month before is closed: late counts are in by then. */
const CLOSING_DAY = 3;

/** Terms that are kept of one organisation and day, the most asked ones: far more than anybody reads, and a bound for made-up ones. */
const MOST_TERMS = 1_000;

/** When a day begins. Through `timestamp`: a date alone would be read in the zone of the session. */
const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'utc')`;
const endOf = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'utc')`;

/** Of a chain of clicks, each soon after the one before, the last counts. */
const counted = (day: string) => sql`
  with seen as (
    select at, organisation_id, item_id, action, link, access_type, person, true as today
    from product.usage_event
    where at >= ${startOf(day)} and at < ${endOf(day)} and item_id <> ''
    union all
    select at, organisation_id, item_id, action, link, access_type, person_before, false
    from product.usage_event
    where at >= ${endOf(day)}
      and at <= ${endOf(day)} + ${DOUBLE_CLICK_SECONDS} * interval '1 second'
      and item_id <> '' and person_before is not null
  ), ordered as (
    select *, lead(at) over (partition by person, item_id, link order by at) as again from seen
  ), sessions as (
    select organisation_id, item_id, access_type, person, extract(hour from at at time zone 'utc') as hour,
      count(*) filter (where action = any(${[...investigations]})) as tii,
      count(*) filter (where action = any(${[...requests]})) as tir,
      count(*) filter (where action = 'denied') as no_license
    from ordered
    where today and (again is null or again - at > ${DOUBLE_CLICK_SECONDS} * interval '1 second')
    group by 1, 2, 3, 4, 5
  )`;

async function countItems(db: ProductDb, day: string): Promise<void> {
  await sql`${counted(day)}
    insert into product.usage_day
    select ${day}::date, s.organisation_id, s.item_id, i.data_type, s.access_type, i.yop,
      sum(s.tii), count(*) filter (where s.tii > 0), sum(s.tir), count(*) filter (where s.tir > 0), sum(s.no_license), 0
    from sessions s join product.usage_item i using (item_id)
    group by 1, 2, 3, 4, 5, 6`.execute(db);
}

async function countRest(db: ProductDb, day: string): Promise<void> {
  const ofDay = sql`at >= ${startOf(day)} and at < ${endOf(day)}`;
  await sql`insert into product.usage_day
    select ${day}::date, organisation_id, '', 'Platform', '', '', 0, 0, 0, 0, 0, count(*)
    from product.usage_event where ${ofDay} and action = 'search' group by 2`.execute(db);
  await sql`insert into product.usage_visit
    select ${day}::date, organisation_id, method, count(*) from (
      select distinct organisation_id, method, person, extract(hour from at at time zone 'utc')
      from product.usage_event where ${ofDay}) as sessions group by 2, 3`.execute(db);
  // Anybody may tell any term. Of nobody's, one that was asked once shows no lack of the library, and may be made up.
  await sql`insert into product.usage_term
    select ${day}::date, organisation_id, term, searches from (
      select organisation_id, term, count(*) as searches,
        row_number() over (partition by organisation_id order by count(*) desc, term) as place
      from product.usage_event where ${ofDay} and action = 'nothing' and term is not null group by 1, 2) as asked
    where place <= ${MOST_TERMS} and (organisation_id <> '' or searches > 1)`.execute(db);
}

/**
 * One transaction that counts, alone of all nodes. The limit of a statement is for requests, for which somebody waits; a day of
 * a large library may take longer.
 */
const counting = (db: ProductDb, work: (transaction: ProductDb) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await lockUsage(transaction);
    await work(transaction);
  });

/**
 * Counts one day, in one transaction, so that an interrupted run counts nothing. A day whose events are deleted stays as it was
 * counted. @param day yyyy-mm-dd, UTC
 */
export async function rollUpDay(db: ProductDb, day: string): Promise<void> {
  await counting(db, async (transaction) => {
    if (!(await eventDays(transaction)).includes(day)) return;
    for (const table of ['usage_day', 'usage_visit', 'usage_term'])
      await sql`delete from ${sql.id('product', table)} where day = ${day}::date`.execute(transaction);
    await countItems(transaction, day);
    await countRest(transaction, day);
    await sql`insert into product.usage_rolled (day) values (${day}::date)
      on conflict (day) do update set rolled_at = now()`.execute(transaction);
  });
}

/** Whether a day of the month has events that were not counted: its roll-up failed, or some of them came late. */
async function hasUncounted(db: ProductDb, month: string): Promise<boolean> {
  const rolled = await rolledDays(db);
  for (const day of (await eventDays(db)).filter((one) => one.startsWith(month) && !rolled.has(one)))
    if ((await eventCount(db, day)) > 0) return true;
  return false;
}

/**
 * A month is the sum of its days: sessions never cross a date. It stays open while a day of it must still be counted.
 * @param month yyyy-mm
 */
export async function closeMonth(db: ProductDb, month: string): Promise<void> {
  const first = `${month}-01`;
  const ofMonth = sql`day >= ${first}::date and day < ${first}::date + interval '1 month'`;
  await counting(db, async (transaction) => {
    if (await hasUncounted(transaction, month)) return;
    await sql`delete from product.usage_month where month = ${first}::date`.execute(transaction);
    await sql`insert into product.usage_month
      select ${first}::date, organisation_id, item_id, data_type, access_type, yop,
        sum(tii), sum(uii), sum(tir), sum(uir), sum(no_license), sum(searches)
      from product.usage_day where ${ofMonth} group by 2, 3, 4, 5, 6`.execute(transaction);
    await sql`insert into product.usage_closed (month, partial)
      values (${first}::date, exists (select from product.usage_gap where ${ofMonth}))
      on conflict (month) do update set partial = excluded.partial`.execute(transaction);
  });
}

/** Months that are over and not closed, between the first counted day and the last month that may be closed. */
async function openMonths(db: ProductDb, now: Date): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select to_char(m, 'YYYY-MM') as month
    from generate_series(
      date_trunc('month', (select min(day) from product.usage_rolled)::timestamp),
      date_trunc('month', (${now.toISOString()}::timestamptz at time zone 'utc') - ${CLOSING_DAY - 1} * interval '1 day')
        - interval '1 month',
      interval '1 month') as m
    where not exists (select from product.usage_closed where month = m::date) order by 1`.execute(db);
  return rows.map(({ month }) => month);
}

async function rolledDays(db: ProductDb): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ day: string }>`select day::text from product.usage_rolled`.execute(db);
  return new Set(rows.map(({ day }) => day));
}

async function forget(db: ProductDb, tables: readonly string[], today: string, days: number): Promise<void> {
  for (const table of tables)
    await sql`delete from ${sql.id('product', table)} where day < ${today}::date - ${days}::int`.execute(db);
}

async function eventCount(db: ProductDb, day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product.usage_event where at >= ${startOf(day)} and at < ${endOf(day)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Deletes the events of a day that was counted. Asked of the database again: one that late uses have reopened since waits for its
 * next roll-up.
 */
const dropCounted = (db: ProductDb, day: string): Promise<void> =>
  counting(db, async (transaction) => {
    if ((await rolledDays(transaction)).has(day)) await dropPartition(transaction, day);
  });

/** Events are kept no longer than was promised, counted or not: the day is then incomplete (COUNTER exception 3040). */
const giveUp = (db: ProductDb, day: string): Promise<void> =>
  counting(db, async (transaction) => {
    await markIncomplete(transaction, day, await eventCount(transaction, day));
    await dropPartition(transaction, day);
  });

/** Counts the days that are over, and deletes the events of those past their time. */
async function countDays(db: ProductDb, now: Date, attempt: Attempt): Promise<void> {
  const rolled = await rolledDays(db);
  const today = utcDay(now.getTime());
  const oldest = utcDay(now.getTime() - USAGE_EVENT_DAYS * DAY_MS);
  for (const day of (await eventDays(db)).filter((one) => one < today)) {
    const isCounted = rolled.has(day) || (await attempt(day, () => rollUpDay(db, day)));
    if (day < oldest) await attempt(day, () => (isCounted ? dropCounted : giveUp)(db, day));
  }
}

/**
 * The nightly work: counts days that are over, closes months, and deletes what is past its retention period. Rejects at the end
 * with what could not be done: it may be called again, and does only what is left.
 */
export async function rollUp(db: ProductDb, now: Date): Promise<void> {
  const today = utcDay(now.getTime());
  await attemptAll('Use could not be counted', async (attempt) => {
    await attempt('days', () => countDays(db, now, attempt));
    await attempt('months', async () => {
      for (const month of await openMonths(db, now)) await attempt(month, () => closeMonth(db, month));
    });
    await attempt('old days', () => forget(db, ['usage_day', 'usage_rolled'], today, DAYS_STAY));
    await attempt('old figures', () => forget(db, ['usage_visit', 'usage_term'], today, USAGE_FIGURE_DAYS));
    for (const ahead of [0, 1, 2]) {
      const day = utcDay(now.getTime() + ahead * DAY_MS);
      await attempt(`partition ${day}`, () => ensurePartition(db, day));
    }
  });
}
