/** @jest-environment node */
import { AUDIT_DAYS } from '@/lib/contracts/administration/audit';
import { DAY_MS, utcDay } from '@/lib/domain/text/calendar';
import { LOCK_NUMBERS } from '@/services/common/database/advisory-lock';
import { type Database, migrate, openDatabase } from '@/services/common/database/database';
import { addJob, type Jobs } from '@/services/common/jobs/jobs';
import { filesystemStorage } from '@/services/common/files/storage';
import { startBackground } from '@/services/product/background';
import { JOBS_SCHEMA } from '@/services/product/certificates/store';
import { productMigrations } from '@/services/product/migrations';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { silent, until } from './support/harness';

let url: string;
let drop: () => Promise<void>;
let database: Database<ProductTables>;
const nodes: Jobs[] = [];
let rounds = 0;
/** What a round waits for. */
let held = Promise.resolve();

const start = async () => {
  const background = await startBackground({
    databaseUrl: url,
    maker: {
      db: database.db,
      storage: filesystemStorage('unused'),
      publicUrl: 'http://localhost:3000',
      draw: async () => Buffer.from('%PDF-'),
      log: silent,
      now: () => Date.now(),
    },
    followed: {
      catalogue: { size: 1 },
      customers: { organisation: async () => null },
      feeds: {
        follow: async () => {
          rounds += 1;
          await held;
        },
      },
    },
  });
  nodes.push(background);
};
const stop = async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()));
};

beforeAll(async () => {
  ({ url, drop } = await testDatabase());
  database = openDatabase<ProductTables>(url, PRODUCT_SCHEMA, 4);
  await migrate(database, PRODUCT_SCHEMA, productMigrations);
});
afterEach(stop);
afterAll(async () => {
  await database.close();
  await drop();
});

const addOldLine = (subject: string) =>
  database.pool.query(
    `insert into audit.event (at, service, action, actor_kind, subject)
      values (now() - make_interval(days => $1), 'tried', 'imported', 'process', $2)`,
    [AUDIT_DAYS + 1, subject],
  );
const isGone = async (subject: string) =>
  (await database.pool.query('select from audit.event where subject = $1', [subject])).rowCount === 0;

it('the purge deletes old lines of the audit log, for where the issuer is hosted no identity service runs', async () => {
  await addOldLine('thing:old');
  await start();
  await addJob(database.db, JOBS_SCHEMA, { task: 'purge', payload: {}, key: 'now' });
  await until(() => isGone('thing:old'));
});

it('nightly work that was due while nothing ran is done at the next start', async () => {
  await start(); // makes the crontab known
  const crontabs = `${JOBS_SCHEMA}._private_known_crontabs`;
  const known = async () => (await database.pool.query(`select from ${crontabs}`)).rowCount ?? 0;
  await until(async () => (await known()) === 5);
  await stop();
  await addOldLine('thing:missed');
  await database.pool.query(
    `update ${crontabs} set known_since = now() - interval '9 days', last_execution = now() - interval '2 days'`,
  );
  await start();
  const caughtUp = async () => {
    const text = `select identifier from ${crontabs} where last_execution > now() - interval '36 hours' and identifier in ('usage', 'purge')`;
    return (await database.pool.query(text)).rowCount === 2;
  };
  await until(caughtUp);
  await until(() => isGone('thing:missed'));
});

it('use is counted and the audit log purged though old records cannot be deleted', async () => {
  const partition = `product.usage_event_${utcDay(Date.now() + DAY_MS).replaceAll('-', '')}`;
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'stays'; end $$;
    create trigger refuse before delete on product.record for each statement execute function refuse();
    drop table if exists ${partition}`);
  await addOldLine('thing:beside');
  await start();
  for (const task of ['usage', 'purge'])
    await addJob(database.db, JOBS_SCHEMA, { task, payload: {}, key: `${task} beside` });
  await until(() => isGone('thing:beside'));
  const isMade = async () =>
    (await database.pool.query('select from pg_class where oid = to_regclass($1)', [partition])).rowCount ===
    1;
  await until(isMade);
  await database.pool.query('drop trigger refuse on product.record; drop function refuse');
});

it('feeds of records are followed by one node at a time, and by another once the first was killed', async () => {
  let release: () => void = () => undefined;
  rounds = 0;
  held = new Promise((resolve) => (release = resolve));
  await start();
  await start();
  const add = (key: string) => addJob(database.db, JOBS_SCHEMA, { task: 'records', payload: {}, key });
  const areLeft = async (jobs: number) => {
    const text = `select from ${JOBS_SCHEMA}.jobs where task_identifier = 'records'`;
    return (await database.pool.query(text)).rowCount === jobs;
  };
  await add('first');
  await until(() => rounds === 1);
  await add('second');
  await until(() => areLeft(1));
  expect(rounds).toBe(1);
  // As PostgreSQL ends the session of a process that was killed.
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1
      and database = (select oid from pg_database where datname = current_database())`,
    [LOCK_NUMBERS.recordsRound],
  );
  await add('third');
  await until(() => rounds === 2);
  release();
  await until(() => areLeft(0));
});
