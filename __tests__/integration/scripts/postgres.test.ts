/** The embedded PostgreSQL: the run's own server answers, and each test gets its own database. */
import pg from 'pg';
import { testDatabase } from '../../support/setup/postgres';

it('gives each test file a database of its own', async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()]);
  const client = new pg.Client({ connectionString: one.url });
  await client.connect();
  const { rows } = await client.query<{ name: string; version: string }>(
    "select current_database() as name, current_setting('server_version') as version",
  );
  await client.end();
  expect(one.url).not.toBe(two.url);
  expect(one.url).toContain(rows[0]?.name);
  expect(rows[0]?.version).toMatch(/^18\./);
  await Promise.all([one.drop(), two.drop()]);
});
