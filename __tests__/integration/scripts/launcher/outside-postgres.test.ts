/** A PostgreSQL of the operator's own: too old, away, or not ours is said in one line before anything starts. */
import { requireOutsidePostgres } from '@/scripts/launcher/postgres/outside';
import { versionFault } from '@/services/common/postgres-version';
import { migrate, openDatabase } from '@/services/common/database';
import { startOldPostgres } from '@/__tests__/support/doctor/old-postgres';
import { testDatabase } from '@/__tests__/support/postgres';

it('is asked for its version', async () => {
  expect(versionFault(140_012)).toMatch(/PostgreSQL 14; the library needs 15/);
  expect(versionFault(150_000)).toBeNull();
  const { url, drop } = await testDatabase();
  await expect(requireOutsidePostgres(url)).resolves.toBeUndefined();
  await drop();
});

it('that cannot be used stops the start with one line, which never holds the password', async () => {
  const refused = requireOutsidePostgres('postgres://library:hidden-word@127.0.0.1:9/library');
  await expect(refused).rejects.toMatchObject({ name: 'EnvironmentError' });
  const line = await refused.catch((error: Error) => error.message);
  expect(line).toMatch(/^DATABASE_URL: .*127\.0\.0\.1:9.*ECONNREFUSED/);
  expect(line).not.toMatch(/hidden-word|\n/);
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
