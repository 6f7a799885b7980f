/** jest global set-up of the integration project: one PostgreSQL server for the run, durability traded for speed. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/__tests__/support/processes/free-port';
import { startPostgres, type PostgresServer } from '@/scripts/launcher/postgres/server';

declare global {
  var testPostgres: { server: PostgresServer; dataDir: string } | undefined;
}

export default async function setUp(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'library-test-'));
  const server = await startPostgres({
    dataDir,
    port: await freePort(),
    password: 'test',
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  });
  globalThis.testPostgres = { server, dataDir };
  process.env.TEST_DATABASE_URL = server.url;
}
