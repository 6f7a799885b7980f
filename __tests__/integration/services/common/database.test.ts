/** @jest-environment node */
/** Starts on a database that comes later; migrations; connections that are lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql, type Migration } from 'kysely';
import {
  connectionSettings,
  migrate,
  migrateAtStart,
  openDatabase,
  openPool,
} from '@/services/common/database/database';
import { MIGRATING_QUERY } from '@/services/common/database/migrating';
import { openPools } from '@/services/common/database/pools';
import { ServiceDialect } from '@/services/common/database/postgres-dialect';
import { wayTo } from '@/__tests__/support/processes/database-way';
import { freePort } from '@/__tests__/support/processes/free-port';
import { startFaultProxy } from '@/__tests__/support/reliability/fault-proxy';
import { testDatabase, type TestDatabase } from '@/__tests__/support/setup/postgres';

let primary: TestDatabase;
beforeAll(async () => {
  primary = await testDatabase();
});
afterAll(() => primary.drop());

it('a connection lost in the middle of a transaction fails that transaction and nothing else', async () => {
  const database = openDatabase<Record<string, never>>(primary.url, 'public', 2);
  const lost = database.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
    // The news of it comes while nothing is asked of the connection: the case that once ended the process.
    await sleep(200);
    await sql`select 1`.execute(transaction);
  });
  await expect(lost).rejects.toThrow();
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
  expect(rows).toEqual([{ one: 1 }]);
  await database.close();
});

it('statements under way when the server hangs are given up, with their transactions, and the pool serves when it is back', async () => {
  const way = await wayTo(primary.url);
  const pools = openPools<Record<string, never>>(way.url, 'public', { requests: 2, patient: 1 });
  const { db } = pools.requests;
  const slow = (on: typeof db) => sql`select pg_sleep(1)`.execute(on);
  const began = performance.now();
  const asked = Promise.allSettled([slow(db), db.transaction().execute(slow)]);
  await sleep(300);
  way.hang();
  // Two seconds for a statement and two for an answer; a busy machine is given two more.
  const outcomes = await Promise.race([asked, sleep(6_000, [])]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(performance.now() - began).toBeGreaterThan(3_900);
  way.comeBack();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await asked;
  await pools.close();
  await way.close();
});

it('a process that starts before its database waits for it, and says so in one line', async () => {
  const late = new URL(primary.url);
  const port = await freePort('localhost');
  [late.hostname, late.port] = ['localhost', String(port)];
  const database = openDatabase<Record<string, never>>(late.href, 'public', 2);
  const lines: string[] = [];
  const log = { warn: (line: string) => void lines.push(line) } as Parameters<typeof migrateAtStart>[3];
  const started = migrateAtStart(database, 'late', {}, log);
  await sleep(1_800);
  const proxy = await startFaultProxy(Number(new URL(primary.url).port), port);
  await started;
  expect(lines).toEqual([
    `waiting: the database at localhost:${port} cannot be used (connect ECONNREFUSED 127.0.0.1:${port}). Check that PostgreSQL runs there and takes connections`,
  ]);
  await database.close();
  await proxy.close();
});

it('a database that is not there is named, with what to do', async () => {
  const none = new URL(primary.url);
  none.pathname = '/no_such_library';
  const database = openDatabase<Record<string, never>>(none.href, 'public', 2);
  await expect(migrate(database, 'public', {})).rejects.toMatchObject({
    passes: false,
    message: expect.stringMatching(/no_such_library.*Create the database/),
  });
  await database.close();
});

it('a migration bears that another service changes tables of its own at the same moment', async () => {
  const other = openDatabase<Record<string, never>>(primary.url, 'other', 1);
  const query = (text: string) => other.pool.query(text);
  const queues = Array.from({ length: 200 }, (_, index) => `other.queue_${index}`);
  const tables = queues.map((queue) => `create table ${queue} (id serial, n serial)`);
  await query(['create schema other', ...tables].join(';'));
  let ended = false;
  const changing = (async () => {
    for (let turn = 0; !ended; turn += 1) {
      const queue = queues[turn % queues.length];
      await query(`alter table ${queue} drop column n`);
      await query(`alter table ${queue} add n serial`);
    }
  })();
  const starts = Array.from({ length: 30 }, async (_, start) => {
    const schema = `start_${start % 3}`;
    const database = openDatabase<Record<string, never>>(primary.url, schema, 1);
    await migrate(database, schema, { '0001-nothing': { up: async () => undefined } }).finally(
      database.close,
    );
  });
  try {
    await expect(Promise.all(starts)).resolves.toHaveLength(30);
  } finally {
    ended = true;
    await changing;
    await other.close();
  }
});

describe('a migration may take longer than a request', () => {
  /** As `openDatabase`, with a limit that a test can wait for. */
  async function migrated(schema: string, migrations: Record<string, Migration>): Promise<string> {
    const pool = openPool({ ...connectionSettings(primary.url, schema), statement_timeout: 300, max: 1 });
    const db = new Kysely<Record<string, never>>({ dialect: new ServiceDialect({ pool }) }).withSchema(
      schema,
    );
    try {
      await migrate({ db, host: 'of the test' }, schema, migrations);
      const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
      return rows[0]?.statement_timeout ?? '';
    } finally {
      await db.destroy();
    }
  }
  const slow = { up: async (db: Kysely<unknown>) => void (await sql`select pg_sleep(0.6)`.execute(db)) };

  it('and a request has its limit afterwards', async () => {
    await expect(migrated('slow', { '0001-slow': slow })).resolves.toBe('300ms');
  });

  it('and whoever asks the database sees that it is under way', async () => {
    const { pool, close } = openDatabase(primary.url, 'public', 1);
    const isActive = async () => (await pool.query<{ active: boolean }>(MIGRATING_QUERY)).rows[0]?.active;
    const migrating = migrated('seen', { '0001-slow': slow });
    await sleep(300);
    expect(await isActive()).toBe(true);
    await migrating;
    expect(await isActive()).toBe(false);
    await close();
  });

  it('and another node waits for it', async () => {
    const nodes = ['first_node', 'second_node'].map((schema) => migrated(schema, { '0001-slow': slow }));
    await expect(Promise.all(nodes)).resolves.toEqual(['300ms', '300ms']);
  });
});

describe('a database that a newer release has migrated', () => {
  const step = { up: async () => undefined };
  const ours = { '0001-one': step, '0002-two': step };

  async function startedOn(applied: Record<string, typeof step>, schema: string): Promise<string[]> {
    const database = openDatabase<Record<string, never>>(primary.url, schema, 1);
    const lines: string[] = [];
    const log = { warn: (line: string) => void lines.push(line) } as Parameters<typeof migrateAtStart>[3];
    try {
      await migrate(database, schema, applied);
      // `migrate` is what the commands call.
      await migrate(database, schema, ours);
      await migrateAtStart(database, schema, ours, log);
      return lines;
    } finally {
      await database.close();
    }
  }

  it('is used by a node of the release before, which says so', async () => {
    expect(await startedOn({ ...ours, '0003-three': step }, 'upgraded')).toEqual([
      'a newer release has migrated upgraded (0003-three): this node serves on until it is upgraded too',
    ]);
    expect(await startedOn(ours, 'same')).toEqual([]);
  });

  it.each([
    ['lacks one of ours', { '0001-one': step, '0003-three': step }, 'lacking'],
    [
      'has one that we do not know before our last',
      { '0001-one': step, '0001-other': step, '0002-two': step },
      'mixed',
    ],
  ])('is refused where it %s', async (_what, applied, schema) => {
    await expect(startedOn(applied, schema)).rejects.toThrow('corrupted migrations');
  });

  it('a migration that fails is reported as it failed', async () => {
    const database = openDatabase<Record<string, never>>(primary.url, 'failing', 1);
    const failing = { up: async () => Promise.reject(new Error('no such column')) };
    await expect(migrate(database, 'failing', { '0001-failing': failing })).rejects.toThrow('no such column');
    await database.close();
  });
});
