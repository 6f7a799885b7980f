/** Closed months of an organisation, as reports read them: never events, never days. */
import { sql } from 'kysely';
import { itemPath } from '@/lib/domain/item-page/paths';
import { isContentType } from '@/lib/contracts/catalogue/content-types';
import type { MonthCounts } from '@/lib/domain/counter/lines';
import type { ReportItem } from '@/lib/domain/counter/report';
import type { ProductDb } from '../tables';

export interface ClosedMonth {
  /** yyyy-mm */
  month: string;
  /** Some of its use was lost. */
  partial: boolean;
}

export async function closedMonths(db: ProductDb): Promise<ClosedMonth[]> {
  const { rows } = await sql<ClosedMonth>`
    select to_char(month, 'YYYY-MM') as month, partial from product.usage_closed order by 1`.execute(db);
  return rows;
}

/** By item where items are reported, else summed by kind already in the database. Months as yyyy-mm, both included. */
export async function monthCounts(
  db: ProductDb,
  organisationId: string,
  { begin, end, byItem }: { begin: string; end: string; byItem: boolean },
): Promise<MonthCounts[]> {
  // Sums by kind only need to know whether a row has an item.
  const item = byItem ? sql`item_id` : sql`case when item_id = '' then '' else 'item' end`;
  const { rows } = await sql<MonthCounts>`
    select to_char(month, 'YYYY-MM') as month, ${item} as "itemId", data_type as "dataType", access_type as "accessType",
      ${byItem ? sql`yop` : sql`''`} as yop, sum(tii)::int as tii, sum(uii)::int as uii, sum(tir)::int as tir,
      sum(uir)::int as uir, sum(no_license)::int as "noLicense", sum(searches)::int as searches
    from product.usage_month
    where organisation_id = ${organisationId} and month between ${`${begin}-01`}::date and ${`${end}-01`}::date
      and month in (select month from product.usage_closed)
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/** What reports say about items, by id; including items deleted since. @param site origin of their addresses */
export async function reportItems(
  db: ProductDb,
  ids: readonly string[],
  site: string,
): Promise<Map<string, ReportItem>> {
  const rows = await db
    .selectFrom('usage_item')
    .selectAll()
    .where(sql<boolean>`item_id = any(${[...ids]})`)
    .execute();
  return new Map(
    rows.map(({ item_id: id, type, slug, name, publisher, authors, published }) => {
      const path = isContentType(type) ? itemPath(type, slug) : '/';
      return [id, { id, name, publisher, authors, published, address: `${site}${path}` }];
    }),
  );
}
