/** A PostgreSQL of the operator's own: too old, away, or not ours is said in one line before anything starts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { requireOutsidePostgres } from '@/scripts/launcher/postgres/outside';
import { versionFault } from '@/services/common/database/postgres-version';
import { migrate, openDatabase } from '@/services/common/database/database';
import { startOldPostgres } from '@/__tests__/support/processes/old-postgres';
import { freePort } from '@/__tests__/support/processes/free-port';
import { startFaultProxy } from '@/__tests__/support/reliability/fault-proxy';
import { testDatabase, type TestDatabase } from '@/__tests__/support/setup/postgres';

let library: TestDatabase;
beforeAll(async () => {
  library = await testDatabase();
});
afterAll(() => library.drop());
const nobody = () => undefined;

it('is asked for its version', async () => {
  expect(versionFault(140_012)).toMatch(/PostgreSQL 14; the library needs 15/);
  expect(versionFault(150_000)).toBeNull();
  await expect(requireOutsidePostgres(library.url, nobody)).resolves.toBeUndefined();
});

it('that comes a moment after the library, as when a machine starts, is waited for, and that is said once', async () => {
  const late = new URL(library.url);
  const port = await freePort('localhost');
  [late.hostname, late.port] = ['localhost', String(port)];
  const lines: string[] = [];
  const required = requireOutsidePostgres(late.href, (line) => void lines.push(line));
  await sleep(1_200);
  const proxy = await startFaultProxy(Number(new URL(library.url).port), port);
  await expect(required).resolves.toBeUndefined();
  expect(lines).toEqual([expect.stringMatching(/^waiting: DATABASE_URL: .*ECONNREFUSED/)]);
  await proxy.close();
});

it('that does not come ends the start so that it is tried again, with one line, which never holds the password', async () => {
  const url = 'postgres://library:hidden-word@127.0.0.1:9/library';
  const refused = requireOutsidePostgres(url, nobody, { patienceMs: 0 });
  // Not an EnvironmentError, whose exit code tells systemd not to start the library again.
  await expect(refused).rejects.toMatchObject({ name: 'Error' });
  const line = await refused.catch((error: Error) => error.message);
  expect(line).toMatch(/^DATABASE_URL: .*127\.0\.0\.1:9.*ECONNREFUSED/);
  expect(line).not.toMatch(/hidden-word|\n/);
});

it('is waited for no longer once the start is to end', async () => {
  const ending = new AbortController();
  const url = 'postgres://library:x@127.0.0.1:9/library';
  const required = requireOutsidePostgres(url, () => setTimeout(() => ending.abort(), 50), ending);
  await expect(required).rejects.toThrow('abort');
});

it('in which a person has to mend something is not waited for', async () => {
  const none = new URL(library.url);
  none.pathname = '/no_such_library';
  const lines: string[] = [];
  const refused = requireOutsidePostgres(none.href, (line) => void lines.push(line));
  await expect(refused).rejects.toMatchObject({ name: 'EnvironmentError' });
  expect(lines).toEqual([]);
});

it('that is too old is refused by each service too, before anything is written', async () => {
  const old = await startOldPostgres();
  const database = openDatabase<object>(old.url, 'content', 1);
  await expect(migrate(database, 'content', {})).rejects.toMatchObject({
    name: 'EnvironmentError',
    message: 'DATABASE_URL leads to PostgreSQL 13; the library needs 15 or newer',
  });
  await database.pool.end();
  await old.stop();
});
