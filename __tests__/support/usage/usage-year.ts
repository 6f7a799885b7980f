/** A year of use of many organisations, as the tables of use hold it once its days were counted. Made in the database, by SQL. */
import type pg from 'pg';

export interface YearOfUse {
  organisations: number;
  /** Items of the library. */
  items: number;
  /** Items that one organisation uses in a month, and in a day. */
  usedInMonth: number;
  usedInDay: number;
  /** Events of one organisation in a month. */
  events: number;
  /** yyyy-mm-dd, in the running month. */
  today: string;
}

const DAYS_KEPT = 100;
const MONTHS = 12;
const KINDS = "(array['Audiovisual','Audiovisual','Sound','Database_Full_Item','Interactive_Resource'])";
const TYPES = "(array['production','interview','production','guide','training-module'])";

/** The most used item takes a share, the next half of it, the next a third (Zipf): so that they sum to `events`. */
const firstShare = (events: number, used: number) =>
  events / Array.from({ length: used }, (_, rank) => 1 / (rank + 1)).reduce((sum, one) => sum + one, 0);

/** Rows of one period of all organisations: each uses other items most. $1 items, $2 used, $3 share of the first. */
const rowsOf = (period: string) => `
  select ${period}, 'org-' || o, 'item-' || i, ${KINDS}[1 + i % 5], 'Controlled', (1990 + i % 30)::text,
    n, (n * 0.7)::int, n / 2, n / 3, case when i % 50 = 0 then 1 else 0 end, 0
  from generate_series(1, $4::int) o, generate_series(1, $2::int) rank,
    lateral (select (o * 37 + rank * 101) % $1::int as i, ceil($3::float / rank)::int as n) as share`;

const searchesOf = (period: string) => `
  select ${period}, 'org-' || o, '', 'Platform', '', '', 0, 0, 0, 0, 0, $1::int from generate_series(1, $2::int) o`;

/** Fills items, closed months, days, searches without result and visits. `items` and 101 must share no factor. */
export async function fillYear(pool: pg.Pool, year: YearOfUse): Promise<void> {
  const { organisations, items, usedInMonth, usedInDay, events, today } = year;
  await pool.query(
    `insert into product.usage_item
     select 'item-' || i, ${TYPES}[1 + i % 5], 'item-' || i, 'Item ' || i, 'Company ' || i % 40, ${KINDS}[1 + i % 5],
       (1990 + i % 30)::text, array['Author ' || i % 300], '2020-01-01' from generate_series(0, $1::int - 1) i`,
    [items],
  );
  const month = [items, usedInMonth, firstShare(events, usedInMonth), organisations];
  for (let ago = MONTHS; ago >= 1; ago -= 1) {
    const first = `date_trunc('month', '${today}'::date - interval '${ago} months')::date`;
    await pool.query(`insert into product.usage_month ${rowsOf(first)}`, month);
    await pool.query(`insert into product.usage_month ${searchesOf(first)}`, [
      Math.ceil(events / 10),
      organisations,
    ]);
    await pool.query(`insert into product.usage_closed (month) values (${first})`);
  }
  const day = [items, usedInDay, firstShare(events / 30, usedInDay), organisations];
  for (let ago = DAYS_KEPT; ago >= 1; ago -= 1) {
    const one = `'${today}'::date - ${ago}`;
    await pool.query(`insert into product.usage_day ${rowsOf(one)}`, day);
    await pool.query(`insert into product.usage_day ${searchesOf(one)}`, [
      Math.ceil(events / 300),
      organisations,
    ]);
    await pool.query(
      `insert into product.usage_visit
       select ${one}, 'org-' || o, method, 9 from generate_series(1, $1::int) o, unnest(array['IPAuth','Okta']) method`,
      [organisations],
    );
    await pool.query(
      `insert into product.usage_term
       select ${one}, 'org-' || o, 'word ' || (o + term * 7) % 500, 1 from generate_series(1, $1::int) o, generate_series(1, 10) term`,
      [organisations],
    );
    await pool.query(`insert into product.usage_rolled (day) values (${one})`);
  }
  await pool.query('vacuum analyze');
}
