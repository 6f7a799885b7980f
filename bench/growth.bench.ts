/**
 * `npm run bench:growth`: the time to read one person's list of 50 bookmarks among 200,000 people, as a multiple of the time
 * among 1,000; also in CPU time of the database, which other work on the machine does not stretch. Both databases are on one
 * PostgreSQL, filled by COPY, and queried in turn for random people. Fails above 1.5. `npm run bench:growth -- --users=1000000`
 * sets another number of people.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '@/__tests__/support/processes/free-port';
import { removeData } from '@/__tests__/e2e/support/system';
import { Random } from '@/__tests__/support/reliability/random';
import { cpuMilliseconds } from '@/__tests__/support/reliability/processes';
import { startPostgres } from '@/scripts/launcher/postgres/server';
import { migrate, openDatabase, type Database } from '@/services/common/database/database';
import { productMigrations } from '@/services/product/migrations';
import { Bookmarks } from '@/services/product/personal/bookmarks';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { loadBookmarks, userId } from './growth/load';
import { median, quantile } from './pages/load';

const FEW = 1_000;
const BOOKMARKS = 50;
const LIMIT = 1.5;
const ROUNDS = 12;
const LISTS_A_ROUND = 400;

interface Filled {
  users: number;
  database: Database<ProductTables>;
  cpu: number;
  means: number[];
  all: number[];
}

async function filled(serverUrl: string, users: number): Promise<Filled> {
  const name = `users_${users}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = serverUrl.replace(/\/[^/]*$/, `/${name}`);
  const database = openDatabase<ProductTables>(url, PRODUCT_SCHEMA, 1);
  await migrate(database, PRODUCT_SCHEMA, productMigrations);
  // Loading is not measured, and takes longer than a request may.
  const loader = new pg.Pool({ connectionString: url, max: 1, options: '-c maintenance_work_mem=1GB' });
  const started = performance.now();
  await loadBookmarks(loader, users, BOOKMARKS);
  const { rows } = await loader.query<{ count: number; size: string; indexes: string }>(
    `select count(*) as count, pg_size_pretty(pg_table_size('product.bookmark')) as size,
            pg_size_pretty(pg_indexes_size('product.bookmark')) as indexes from product.bookmark`,
  );
  await loader.end();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${users} people: ${rows[0]?.count} bookmarks in ${seconds} s, ${rows[0]?.size} and ${rows[0]?.indexes} of indexes`,
  );
  return { users, database, cpu: 0, means: [], all: [] };
}

/** PostgreSQL process of the pool's one connection; a connection that was idle for long has been replaced. */
async function backendOf({ database }: Filled): Promise<number> {
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

async function askOnce({ users, database }: Filled, random: Random): Promise<number[]> {
  const took: number[] = [];
  const bookmarks = new Bookmarks(database);
  for (let turn = 0; turn < LISTS_A_ROUND; turn += 1) {
    const user = userId(random.int(users));
    const started = performance.now();
    const list = await bookmarks.list(user);
    took.push(performance.now() - started);
    if (list.length !== BOOKMARKS) throw new Error(`${user} has ${list.length} bookmarks`);
  }
  return took;
}

/** One round of each in turn, so that other work on the machine affects both alike. */
async function measure(sets: readonly Filled[]): Promise<void> {
  const random = new Random(8);
  for (let round = -3; round < ROUNDS; round += 1)
    for (const set of sets) {
      const backend = await backendOf(set);
      const before = cpuMilliseconds(backend);
      const took = await askOnce(set, random);
      if (round < 0) continue; // the first rounds warm the caches
      set.means.push(took.reduce((sum, one) => sum + one, 0) / took.length);
      set.all.push(...took);
      set.cpu += (cpuMilliseconds(backend) - before) / (ROUNDS * LISTS_A_ROUND);
    }
}

/** Prints both results; returns whether the limit holds. */
function report(few: Filled, many: Filled): boolean {
  for (const { users, means, all, cpu } of [few, many])
    console.log(
      `${String(users).padStart(9)} people: ${median(means).toFixed(3)} ms a list, p95 ${quantile(all, 0.95).toFixed(3)} ms, ${cpu.toFixed(3)} ms CPU of PostgreSQL`,
    );
  const time = median(many.means.map((mean, index) => mean / (few.means[index] ?? NaN)));
  const cpu = many.cpu / few.cpu;
  console.log(`time ${time.toFixed(2)} times, CPU ${cpu.toFixed(2)} times (at most ${LIMIT})`);
  return time <= LIMIT && cpu <= LIMIT;
}

async function main(words: readonly string[]): Promise<number> {
  const users = Number(words.find((word) => word.startsWith('--users='))?.split('=')[1] ?? 200_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-growth-'));
  const settings = ['max_wal_size=8GB', 'synchronous_commit=off'];
  const server = await startPostgres({ dataDir, port: await freePort(), password: 'bench', settings });
  try {
    const [few, many] = [await filled(server.url, FEW), await filled(server.url, users)];
    await measure([few, many]);
    for (const { database } of [few, many]) await database.close();
    return report(few, many) ? 0 : 1;
  } finally {
    await server.stop();
    await removeData(dataDir);
  }
}

process.exitCode = await main(process.argv.slice(2));
