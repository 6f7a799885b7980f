/** @jest-environment node */
/** Reads that may be a little behind: from a replica that answers, hangs, is busy or is not there. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '@/services/common/database/database';
import { openReads } from '@/services/customers/reads';
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

describe('a replica that is busy', () => {
  /** A statement that does something on the replica, and nothing on the primary. */
  const onReplica = (what: string) =>
    sql.raw(`do $$ begin if current_database() = '${nameOf(replica)}' then ${what}; end if; end $$`);

  it.each([
    [
      'cancels a read that is in the way of its recovery',
      `raise exception 'conflict' using errcode = '40001'`,
    ],
    ['is too slow for a read', 'perform pg_sleep(5)'],
  ])('stays in use where it %s, which the primary answers', (_what, statement) =>
    disturbed(async ({ db, ask, lines }) => {
      const began = Date.now();
      await onReplica(statement).execute(db);
      expect(Date.now() - began).toBeLessThan(SOON_MS);
      expect(await ask()).toMatchObject({ by: nameOf(replica) });
      expect(lines).toEqual([]);
    }),
  );

  it('stays in use where a read waits for its connections, which the primary answers', () =>
    disturbed(async ({ db, ask, lines }) => {
      const busy = [1, 2].map(() => sql`select pg_sleep(0.7)`.execute(db));
      await sleep(100);
      expect(await ask()).toMatchObject({ by: nameOf(primary) });
      await Promise.all(busy);
      expect(await ask()).toMatchObject({ by: nameOf(replica) });
      expect(lines).toEqual([]);
    }));
});

it('reads have no transactions, whose statements could be answered by two servers', () =>
  disturbed(async ({ db }) => {
    await expect(db.transaction().execute(async () => undefined)).rejects.toThrow('no transactions');
  }));

it('without a replica, and while it takes no connections, the primary answers', async () => {
  expect(await answeredBy(undefined)).toBe(nameOf(primary));
  expect(await answeredBy('postgres://nobody:x@127.0.0.1:1/none')).toBe(nameOf(primary));
});
