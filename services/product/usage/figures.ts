/** An organisation's figures for its own people: closed months, and of the months after them the days counted so far. */
import { type RawBuilder, sql } from 'kysely';
import type { AdminUsage, UsageFigures } from '@/lib/contracts/administration/overview';
import { isContentType } from '@/lib/contracts/catalogue/content-types';
import type { ProductDb } from '../tables';
import { closedMonths } from './months';

const MONTHS_SHOWN = 12;
/** About a school term; figures by day are kept for 100 days. */
const WEEKS_SHOWN = 13;
const TOP = 20;
/** How many days of searches without result, and of visits, are shown. */
const RECENT_DAYS = 90;
/** A term that was searched only once may be someone's name. */
const ASKED_AT_LEAST = 2;

interface Asked {
  organisationId: string;
  /** First day of the oldest month shown. */
  since: string;
  /** Today, ISO. */
  today: string;
}

const sums = sql`sum(tii)::int as views, sum(tir)::int as uses, sum(searches)::int as searches, sum(no_license)::int as denials`;

/**
 * Days are series of `timestamp`: as `date` they would be of the session's zone, where a day may have no midnight.
 * Days are looked up by day and organisation, so that figures of other organisations are never read.
 */
const counts = ({ organisationId, since, today }: Asked) => sql`
  with counts as materialized (
    select month, item_id, tii, tir, searches, no_license from product.usage_month
    where organisation_id = ${organisationId} and month >= ${since}::date
      and month in (select c.month from product.usage_closed c)
    union all
    select date_trunc('month', d)::date, item_id, tii, tir, searches, no_license
    from generate_series(${since}::timestamp, ${today}::timestamp, interval '1 day') as d
    join product.usage_day u on u.day = d::date and u.organisation_id = ${organisationId}
    where not exists (select from product.usage_closed c where c.month = date_trunc('month', d)::date)
  )`;

const months = ({ since, today }: Asked) => sql<AdminUsage['months'][number]>`
  select to_char(m, 'YYYY-MM') as month,
    coalesce((select partial from product.usage_closed c where c.month = m::date), false) as partial,
    coalesce(views, 0) as views, coalesce(uses, 0) as uses, coalesce(searches, 0) as searches, coalesce(denials, 0) as denials
  from generate_series(${since}::timestamp, ${today}::timestamp, interval '1 month') as m
  left join (select month, ${sums} from counts group by month) as sums on sums.month = m::date order by m`;

const items = sql<AdminUsage['items'][number]>`
  select type, slug, name, sum(tii)::int as views, sum(tir)::int as uses
  from counts join product.usage_item using (item_id)
  group by item_id, type, slug, name having sum(tii) > 0 order by uses desc, views desc, name limit ${TOP}`;

const types = sql<AdminUsage['types'][number]>`
  select type, sum(tii)::int as views, sum(tir)::int as uses
  from counts join product.usage_item using (item_id)
  group by type having sum(tii) > 0 order by uses desc, views desc, type`;

const listed = <Row>(rows: RawBuilder<Row>) =>
  sql<Row[]>`(select coalesce(json_agg(one), '[]') from (${rows}) as one)`;

/** One statement: counts of a year are read once for all three. */
const readCounted = (asked: Asked) => sql<Pick<AdminUsage, 'months' | 'items' | 'types'>>`${counts(asked)}
  select ${listed(months(asked))} as months, ${listed(items)} as items, ${listed(types)} as types`;

const readWeeks = ({ organisationId, today }: Asked) => sql<AdminUsage['weeks'][number]>`
  select to_char(date_trunc('week', d), 'YYYY-MM-DD') as week, coalesce(sum(tii), 0)::int as views, coalesce(sum(tir), 0)::int as uses,
    coalesce(sum(searches), 0)::int as searches, coalesce(sum(no_license), 0)::int as denials
  from generate_series(date_trunc('week', ${today}::timestamp) - ${WEEKS_SHOWN - 1}::int * interval '1 week', ${today}::timestamp, interval '1 day') as d
  left join product.usage_day u on u.day = d::date and u.organisation_id = ${organisationId}
  group by 1 order by 1`;

/** Last month, as many days of it as are counted of this one: none on the first day, all of a shorter month. */
const readLastMonth = ({ organisationId, today }: Asked) => sql<UsageFigures>`
  select coalesce(sum(tii), 0)::int as views, coalesce(sum(tir), 0)::int as uses,
    coalesce(sum(searches), 0)::int as searches, coalesce(sum(no_license), 0)::int as denials
  from (select first, first - interval '1 month' as before,
      coalesce((select max(day)::timestamp from product.usage_rolled), first - interval '1 day') as until
    from date_trunc('month', ${today}::timestamp) as first) as known,
    generate_series(before, least(before + (until - first), first - interval '1 day'), interval '1 day') as d
  join product.usage_day u on u.day = d::date and u.organisation_id = ${organisationId}`;

const readMissed = ({ organisationId, today }: Asked) => sql<AdminUsage['missed'][number]>`
  select term, sum(searches)::int as searches
  from generate_series(${today}::timestamp - ${RECENT_DAYS}::int * interval '1 day', ${today}::timestamp, interval '1 day') as d
  join product.usage_term u on u.day = d::date and u.organisation_id = ${organisationId}
  group by term having sum(searches) >= ${ASKED_AT_LEAST} order by searches desc, term limit ${TOP}`;

const readVisits = ({ organisationId, today }: Asked) => sql<AdminUsage['visits'][number]>`
  select method, sum(sessions)::int as sessions
  from generate_series(${today}::timestamp - ${RECENT_DAYS}::int * interval '1 day', ${today}::timestamp, interval '1 day') as d
  join product.usage_visit u on u.day = d::date and u.organisation_id = ${organisationId}
  group by method order by sessions desc`;

const readUntil = sql<{ until: string | null }>`select max(day)::text as until from product.usage_rolled`;

/** The figures at `now`. */
export async function usageFigures(db: ProductDb, organisationId: string, now: Date): Promise<AdminUsage> {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_SHOWN + 1, 1));
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const asked = { organisationId, since: day(first), today: day(now) };
  // In sequence: whoever looks at figures must not hold all connections of the pool.
  const [counted] = (await readCounted(asked).execute(db)).rows;
  return {
    until: (await readUntil.execute(db)).rows[0]?.until ?? null,
    months: counted?.months ?? [],
    lastMonth: (await readLastMonth(asked).execute(db)).rows[0] ?? null,
    reported: (await closedMonths(db)).map(({ month }) => month),
    weeks: (await readWeeks(asked).execute(db)).rows,
    types: counted?.types.filter(({ type }) => isContentType(type)) ?? [],
    items: counted?.items ?? [],
    missed: (await readMissed(asked).execute(db)).rows,
    visits: (await readVisits(asked).execute(db)).rows,
  };
}
