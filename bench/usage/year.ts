/** Usage at the size expected in issue 24: the year, its reports, the stream, and the nightly work on it. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { removeData } from '@/__tests__/e2e/support/system';
import { freePort } from '@/__tests__/support/processes/free-port';
import { familyMilliseconds } from '@/__tests__/support/reliability/processes';
import { fillYear, type YearOfUse } from '@/__tests__/support/usage/usage-year';
import { startPostgres } from '@/scripts/launcher/postgres/server';
import { migrate, openDatabase } from '@/services/common/database/database';
import { productMigrations } from '@/services/product/migrations';
import { PRODUCT_SCHEMA, type ProductDb, type ProductTables } from '@/services/product/tables';
import { closeMonth, rollUpDay } from '@/services/product/usage/roll-up';
import { UsageWriter } from '@/services/product/usage/writer';
import { quantile } from '../pages/load';
import { timeReports, type Took } from './reports';
import { stream } from './stream';

/** Limit for a report of a year (issue 24). */
const REPORT_MS = 1_000;
/** Statement timeout of a service (services/common/database/database.ts); it holds for nightly work too. */
const STATEMENT_MS = 30_000;
const RATE = 500;
const ASKED = 40;

const year = (organisations: number): YearOfUse => ({
  organisations,
  items: 5_000,
  usedInMonth: 300,
  usedInDay: 100,
  events: 8_400,
  today: new Date().toISOString().slice(0, 10),
});

const seconds = (ms: number) => (ms / 1000).toFixed(1);

async function filled(url: string, organisations: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, options: '-c maintenance_work_mem=1GB' });
  const started = performance.now();
  await fillYear(pool, year(organisations));
  const { rows } = await pool.query<{ events: string; rows: string; size: string }>(
    `select (select sum(tii + searches) from product.usage_month)::text as events,
       (select count(*) from product.usage_month)::text || ' and ' || (select count(*) from product.usage_day)::text as rows,
       pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  await pool.end();
  const { events, rows: counted, size } = rows[0] ?? { events: '', rows: '', size: '' };
  console.log(
    `${organisations} organisations, ${events} events in twelve months: ${counted} rows of months and days, ${size}, made in ${seconds(performance.now() - started)} s`,
  );
}

function print(title: string, rows: readonly Took[]): boolean {
  for (const { name, median, worst, kib } of rows)
    console.log(
      `${title}: ${name}: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms (limit ${REPORT_MS}), ${kib.toFixed(0)} KiB`,
    );
  return rows.every(({ worst }) => worst < REPORT_MS);
}

/** Runs the stream, with a round of reports every few seconds. Returns whether nothing was lost and reports stayed fast. */
async function streamed(db: ProductDb, postgres: number, options: YearOptions): Promise<boolean> {
  const log = { warn: console.warn, error: console.error };
  const writer = new UsageWriter({ db, items: { remember: async () => undefined }, log });
  const during: Took[][] = [];
  const { organisations } = options;
  let turn = 0;
  const before = familyMilliseconds(postgres);
  const result = await stream(
    { db, writer },
    {
      seconds: options.seconds,
      rate: RATE,
      each: async () => {
        during.push(await timeReports(db, { organisations, asked: 1, from: (turn += 1), now: new Date() }));
      },
    },
  );
  const { sent, written, mostWaiting, cpu } = result;
  console.log(
    `${sent} uses in ${result.seconds.toFixed(0)} s: ${written} written, at most ${mostWaiting} not yet, ${cpu.toFixed(3)} ms CPU of the writer a use, ` +
      `PostgreSQL with reports and looks ${((familyMilliseconds(postgres) - before) / sent).toFixed(3)} ms`,
  );
  const took = during.flat().map((one) => one.worst);
  const slow = quantile(took, 0.95);
  console.log(
    `${took.length} reports meanwhile: median ${quantile(took, 0.5).toFixed(0)} ms, p95 ${slow.toFixed(0)} ms (limit ${REPORT_MS}), worst ${Math.max(...took).toFixed(0)} ms`,
  );
  return written === sent && sent >= RATE * options.seconds * 0.99 && slow < REPORT_MS;
}

async function nightly(db: ProductDb): Promise<boolean> {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
  const took = async (work: () => Promise<void>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const day = await took(() => rollUpDay(db, now.toISOString().slice(0, 10)));
  const closing = await took(() => closeMonth(db, month));
  console.log(
    `the day counted in ${seconds(day)} s, a month closed in ${seconds(closing)} s (limit ${seconds(STATEMENT_MS)} s a statement)`,
  );
  return day < STATEMENT_MS && closing < STATEMENT_MS;
}

export interface YearOptions {
  organisations: number;
  seconds: number;
}

/** Returns whether everything is within its limit. */
export async function measureYear(options: YearOptions): Promise<boolean> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-usage-'));
  const settings = ['max_wal_size=8GB'];
  const server = await startPostgres({ dataDir, port: await freePort(), password: 'bench', settings });
  try {
    const database = openDatabase<ProductTables>(server.url, PRODUCT_SCHEMA, 8);
    await migrate(database, PRODUCT_SCHEMA, productMigrations);
    await filled(server.url, options.organisations);
    const { db } = database;
    const { organisations } = options;
    const alone = print(
      'alone',
      await timeReports(db, { organisations, asked: ASKED, from: 1, now: new Date() }),
    );
    const flowing = await streamed(db, server.pid, options);
    const counted = await nightly(db);
    await database.close();
    return alone && flowing && counted;
  } finally {
    await server.stop();
    await removeData(dataDir);
  }
}
