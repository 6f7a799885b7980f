/** Figures of use for the console, from days and months alone. */
import { sql } from 'kysely';
import type { UsageFigures } from '@/lib/contracts/usage-figures';
import type { ProductDb } from '../tables';

const TOP = 20;

interface Asked {
  organisationId: string;
  /** ISO dates, both included. */
  from: string;
  to: string;
}

const counts = sql`coalesce(sum(tii), 0)::int as investigations, coalesce(sum(tir), 0)::int as requests,
  coalesce(sum(searches), 0)::int as searches, coalesce(sum(no_license), 0)::int as denials`;

/** Closed months as they were closed, days of the others: nothing counts twice, and old days may be gone. */
const used = ({ organisationId, from, to }: Asked) => sql`(
  select month as day, item_id, tii, tir, searches, no_license from product.usage_month
  where organisation_id = ${organisationId} and month between date_trunc('month', ${from}::date) and ${to}::date
  union all
  select day, item_id, tii, tir, searches, no_license from product.usage_day
  where organisation_id = ${organisationId} and day between ${from}::date and ${to}::date
    and date_trunc('month', day) not in (select month from product.usage_closed)) u`;

/** Months are whole where they are closed. An organisation without use has zeros and empty lists. */
export async function usageFigures(db: ProductDb, asked: Asked): Promise<UsageFigures> {
  const { organisationId, from, to } = asked;
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
    (await query.execute(db)).rows;
  const days = sql`organisation_id = ${organisationId} and day between ${from}::date and ${to}::date`;
  const [totals, months, weeks, types, items, terms, sessions] = await Promise.all([
    rows(sql<UsageFigures['total']>`select ${counts} from ${used(asked)}`),
    rows(sql<UsageFigures['months'][number]>`
      select to_char(day, 'YYYY-MM') as month, ${counts} from ${used(asked)} group by 1 order by 1`),
    rows(sql<UsageFigures['weeks'][number]>`
      select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week, ${counts} from product.usage_day
      where ${days} group by 1 order by 1`),
    rows(sql<UsageFigures['types'][number]>`
      select type, sum(tir)::int as requests from ${used(asked)} join product.usage_item using (item_id)
      group by 1 having sum(tir) > 0 order by 2 desc`),
    rows(sql<UsageFigures['items'][number]>`
      select item_id as id, name, type, slug, sum(tir)::int as requests
      from ${used(asked)} join product.usage_item using (item_id)
      group by 1, 2, 3, 4 having sum(tir) > 0 order by 5 desc, 2 limit ${TOP}`),
    rows(sql<UsageFigures['terms'][number]>`
      select term, sum(searches)::int as searches from product.usage_term where ${days}
      group by 1 order by 2 desc, 1 limit ${TOP}`),
    rows(sql<UsageFigures['sessions'][number]>`
      select method, sum(sessions)::int as sessions from product.usage_visit where ${days} group by 1 order by 1`),
  ]);
  const total = totals[0] ?? { investigations: 0, requests: 0, searches: 0, denials: 0 };
  return { total, months, weeks, types, items, terms, sessions };
}
