/** @jest-environment node */
/** How long a start waits for a process: two minutes, and as long as its database is migrated. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { untilReady } from '@/scripts/launcher/ready';
import { migrate, openDatabase } from '@/services/common/database/database';
import { testDatabase } from '@/__tests__/support/setup/postgres';

it('ended half-way, a migration would begin anew at every start', async () => {
  const server = await testDatabase();
  const database = openDatabase<Record<string, never>>(server.url, 'slow', 1);
  const up = async (db: Kysely<unknown>) => void (await sql`select pg_sleep(1)`.execute(db));
  const migrating = migrate(database, 'slow', { '0001-slow': { up } });
  await sleep(200);
  const began = performance.now();
  const waiting = untilReady('product', 'http://127.0.0.1:1/readyz', {
    dataDir: '/nowhere',
    olderLogs: new Map(),
    progressOf: () => 0,
    databaseUrl: server.url,
    say: () => undefined,
    signal: new AbortController().signal,
    patienceMs: 150,
  });
  await expect(waiting).rejects.toThrow('product did not become ready');
  expect(performance.now() - began).toBeGreaterThan(700);
  await migrating;
  await database.close();
  await server.drop();
});
