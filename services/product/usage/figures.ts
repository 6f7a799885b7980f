/** An organisation's figures for its own people: closed months, and of the months after them the days counted so far. */
import { sql } from 'kysely';
import type { AdminUsage } from '@/lib/contracts/administration/overview';
import { isContentType } from '@/lib/contracts/catalogue/content-types';
import type { ProductDb } from '../tables';

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
  with counts as (
    select month, item_id, tii, tir, searches, no_license from product.usage_month
    where organisation_id = ${organisationId} and month >= ${since}::date
      and month in (select c.month from product.usage_closed c)
    union all
    select date_trunc('month', d)::date, item_id, tii, tir, searches, no_license
    from generate_series(${since}::timestamp, ${today}::timestamp, interval '1 day') as d
    join product.usage_day u on u.day = d::date and u.organisation_id = ${organisationId}
    where not exists (select from product.usage_closed c where c.month = date_trunc('month', d)::date)
  )`;

const readMonths = (asked: Asked) => sql<AdminUsage['months'][number]>`${counts(asked)}
  select to_char(m, 'YYYY-MM') as month,
    coalesce((select partial from product.usage_closed c where c.month = m::date), false) as partial,
    coalesce(views, 0) as views, coalesce(uses, 0) as uses, coalesce(searches, 0) as searches, coalesce(denials, 0) as denials
  from generate_series(${asked.since}::timestamp, ${asked.today}::timestamp, interval '1 month') as m
  left join (select month, ${sums} from counts group by month) as sums on sums.month = m::date order by m`;

const readItems = (asked: Asked) => sql<AdminUsage['items'][number]>`${counts(asked)}
  select type, slug, name, sum(tii)::int as views, sum(tir)::int as uses
  from counts join product.usage_item using (item_id)
  group by item_id, type, slug, name having sum(tii) > 0 order by uses desc, views desc, name limit ${TOP}`;

const readTypes = (asked: Asked) => sql<AdminUsage['types'][number]>`${counts(asked)}
  select type, sum(tii)::int as views, sum(tir)::int as uses
  from counts join product.usage_item using (item_id)
  group by type having sum(tii) > 0 order by uses desc, views desc, type`;

const readWeeks = ({ organisationId, today }: Asked) => sql<AdminUsage['weeks'][number]>`
  select to_char(date_trunc('week', d), 'YYYY-MM-DD') as week, coalesce(sum(tii), 0)::int as views, coalesce(sum(tir), 0)::int as uses,
    coalesce(sum(searches), 0)::int as searches, coalesce(sum(no_license), 0)::int as denials
  from generate_series(date_trunc('week', ${today}::timestamp) - ${WEEKS_SHOWN - 1}::int * interval '1 week', ${today}::timestamp, interval '1 day') as d
  left join product.usage_day u on u.day = d::date and u.organisation_id = ${organisationId}
  group by 1 order by 1`;

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
  const [until, months, weeks, types, items, missed, visits] = await Promise.all([
    readUntil.execute(db),
    readMonths(asked).execute(db),
    readWeeks(asked).execute(db),
    readTypes(asked).execute(db),
    readItems(asked).execute(db),
    readMissed(asked).execute(db),
    readVisits(asked).execute(db),
  ]);
  return {
    until: until.rows[0]?.until ?? null,
    months: months.rows,
    weeks: weeks.rows,
    types: types.rows.filter(({ type }) => isContentType(type)),
    items: items.rows,
    missed: missed.rows,
    visits: visits.rows,
  };
}
