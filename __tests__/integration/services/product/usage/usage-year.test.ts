/** @jest-environment node */
import pg from 'pg';
import { sql } from 'kysely';
import { openDatabase, migrate, type Database } from '@/services/common/database/database';
import { makeReport } from '@/services/product/counter/report';
import { productMigrations } from '@/services/product/migrations';
import { PRODUCT_SCHEMA, type ProductDb, type ProductTables } from '@/services/product/tables';
import { usageFigures } from '@/services/product/usage/figures';
import { testDatabase, type TestDatabase } from '../../../../support/setup/postgres';
import { fillYear } from '../../../../support/usage/usage-year';
import { TEST_LIBRARY } from '../support/library';

const ORGANISATIONS = 60;
const NOW = new Date('2026-03-15T12:00:00Z');
/** Those with a row an item; the others have few enough to be scanned whole where that is cheaper. */
const TABLES = ['usage_month', 'usage_day'];

let given: TestDatabase;
let database: Database<ProductTables>;
beforeAll(async () => {
  given = await testDatabase();
  database = openDatabase(given.url, PRODUCT_SCHEMA, 2);
  await migrate(database, PRODUCT_SCHEMA, productMigrations);
  const pool = new pg.Pool({ connectionString: given.url, max: 1 });
  await fillYear(pool, {
    organisations: ORGANISATIONS,
    items: 500,
    usedInMonth: 60,
    usedInDay: 15,
    events: 8_000,
    today: '2026-03-15',
  });
  await pool.end();
});
afterAll(async () => {
  await database.close();
  await given.drop();
});

/** Rows that PostgreSQL read of these tables in the transaction so far, and perhaps in those just before, as it counts them itself. */
async function readSoFar(db: ProductDb): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where relname = any(${TABLES})`.execute(db);
  return rows[0]?.read ?? 0;
}

/** Rows read during some work. */
const rowsRead = (work: (db: ProductDb) => Promise<unknown>): Promise<number> =>
  database.db.transaction().execute(async (transaction) => {
    const before = await readSoFar(transaction);
    await work(transaction);
    return (await readSoFar(transaction)) - before;
  });

/** Rows that are the organisation's own. */
async function ownRows(id: string, tables: readonly string[]): Promise<number> {
  let sum = 0;
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from product.${sql.raw(table)} where organisation_id = ${id}`.execute(
      database.db,
    );
    sum += rows[0]?.count ?? 0;
  }
  return sum;
}

it('what an administrator sees of a year reads the rows of their own organisation, and none of others’', async () => {
  const own = await ownRows('org-7', TABLES);
  let views = 0;
  const read = await rowsRead(async (db) => {
    const figures = await usageFigures(db, 'org-7', NOW);
    views = figures.months.reduce((sum, month) => sum + month.views, 0);
    expect(figures.items).toHaveLength(20);
    expect(figures.weeks).toHaveLength(13);
    expect(figures.missed.length).toBeGreaterThan(0);
  });
  expect(views).toBeGreaterThan(11 * 8_000);
  // Months, types, items and weeks each read them once.
  expect(read).toBeGreaterThan(own);
  expect(read).toBeLessThan(5 * own);
});

it('a report of COUNTER of a year reads the organisation’s closed months once, never days', async () => {
  const own = await ownRows('org-7', ['usage_month']);
  const read = await rowsRead(async (db) => {
    const query = { begin_date: '2025-03', end_date: '2026-02' };
    const customer = { id: 'org-7', name: 'Seven' };
    const made = await makeReport('IR', query, { db, library: TEST_LIBRARY, customer, now: NOW });
    expect('lines' in made && new Set(made.lines.map(({ itemId }) => itemId)).size).toBe(60);
  });
  expect(read).toBe(own);
});
