/** @jest-environment node */
/** Reads that may be a little behind: from the replica, from the primary while the replica is away. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase, openReads } from '@/services/common/database';
import { testDatabase, type TestDatabase } from '@/__tests__/support/postgres';

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
  const reads = openReads(database, replicaUrl, 'public', 2);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(reads.db);
  await reads.close();
  await database.close();
  return rows[0]?.name ?? '';
}

const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1);

it('reads go to the replica where there is one', async () => {
  expect(await answeredBy(replica.url)).toBe(nameOf(replica));
});

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
