/** @jest-environment node */
/** Starts on a database that comes later; reads that may be a little behind; connections that are lost. */
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
import { ServiceDialect } from '@/services/common/database/postgres-dialect';
import { openReads } from '@/services/common/database/reads';
import { freePort } from '@/__tests__/support/processes/free-port';
import { startFaultProxy, type FaultProxy } from '@/__tests__/support/reliability/fault-proxy';
import { testDatabase, type TestDatabase } from '@/__tests__/support/setup/postgres';

let primary: TestDatabase;
let replica: TestDatabase;
beforeAll(async () => {
  [primary, replica] = await Promise.all([testDatabase(), testDatabase()]);
});
afterAll(async () => {
  await primary.drop();
  await replica.drop();
});

async function answeredBy(replicaUrl: string | undefined): Promise<string> {
  const database = openDatabase<Record<string, never>>(primary.url, 'public', 2);
  const reads = openReads(database, { replicaUrl, schema: 'public', max: 2, log: { warn: () => undefined } });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(reads.db);
  await reads.close();
  await database.close();
  return rows[0]?.name ?? '';
}

const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1);

it('reads go to the replica where there is one', async () => {
  expect(await answeredBy(replica.url)).toBe(nameOf(replica));
});

interface Disturbed {
  db: Kysely<Record<string, never>>;
  proxy: FaultProxy;
  /** Asks for the database's name, and how long that took. */
  ask: () => Promise<{ by: string; ms: number }>;
  lines: readonly string[];
}

/** Reads with a replica behind a connection that can be disturbed. */
async function disturbed(work: (reads: Disturbed) => Promise<void>): Promise<void> {
  const database = openDatabase<Record<string, never>>(primary.url, 'public', 2);
  const url = new URL(replica.url);
  const proxy = await startFaultProxy(Number(url.port));
  [url.hostname, url.port] = ['localhost', String(proxy.port)];
  const lines: string[] = [];
  const log = { warn: (_fields: object, line: string) => void lines.push(line) };
  const { db, close } = openReads(database, { replicaUrl: url.href, schema: 'public', max: 2, log });
  const ask = async () => {
    const began = Date.now();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    return { by: rows[0]?.name ?? '', ms: Date.now() - began };
  };
  try {
    await work({ db, proxy, ask, lines });
  } finally {
    await close();
    await proxy.close();
    await database.close();
  }
}

/** Callers of the customers service give up after two seconds. */
const SOON_MS = 1_800;
const AT_ONCE_MS = 400;

describe('a replica that hangs', () => {
  it('delays the first reads for less than callers wait, and then none until it answers again', () =>
    disturbed(async ({ proxy, ask, lines }) => {
      proxy.set('delay');
      for (const { by, ms } of await Promise.all([ask(), ask(), ask()])) {
        expect(by).toBe(nameOf(primary));
        expect(ms).toBeLessThan(SOON_MS);
      }
      expect((await ask()).ms).toBeLessThan(AT_ONCE_MS);
      expect(lines).toEqual(['the replica cannot be used: reads go to the primary']);
      const rested = performance.now() + 10_000;
      jest.spyOn(performance, 'now').mockImplementation(() => rested);
      const [tried, ...others] = await Promise.all([ask(), ask(), ask()]);
      expect(tried?.ms).toBeGreaterThan(AT_ONCE_MS);
      for (const { ms } of others) expect(ms).toBeLessThan(AT_ONCE_MS);
      proxy.set(null);
      jest.spyOn(performance, 'now').mockImplementation(() => rested + 10_000);
      expect(await ask()).toMatchObject({ by: nameOf(replica) });
      expect(await ask()).toMatchObject({ by: nameOf(replica) });
    }));

  it('leaves no read to wait on a connection that it had before', () =>
    disturbed(async ({ proxy, ask }) => {
      expect(await ask()).toMatchObject({ by: nameOf(replica) });
      proxy.hold();
      const { by, ms } = await ask();
      expect(by).toBe(nameOf(primary));
      expect(ms).toBeLessThan(SOON_MS);
      expect((await ask()).ms).toBeLessThan(AT_ONCE_MS);
    }));
});

it('a read that is wrong fails, and the replica stays in use', () =>
  disturbed(async ({ db, ask, lines }) => {
    await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero');
    expect(await ask()).toMatchObject({ by: nameOf(replica) });
    expect(lines).toEqual([]);
  }));

it('reads have no transactions, whose statements could be answered by two servers', () =>
  disturbed(async ({ db }) => {
    await expect(db.transaction().execute(async () => undefined)).rejects.toThrow('no transactions');
  }));

it('without a replica, and while it takes no connections, the primary answers', async () => {
  expect(await answeredBy(undefined)).toBe(nameOf(primary));
  expect(await answeredBy('postgres://nobody:x@127.0.0.1:1/none')).toBe(nameOf(primary));
});

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
