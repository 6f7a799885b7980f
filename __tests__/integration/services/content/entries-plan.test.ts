/** An operator's page of a large library: not all fields of all entries are carried through the count, to the disk. */
import { migrate, openDatabase, type Database } from '@/services/common/database/database';
import { findEntries } from '@/services/content/publishing/entries';
import { migrations } from '@/services/content/store/migrations';
import { SCHEMA, type Tables } from '@/services/content/store/tables';
import { explainedDatabase } from '@/__tests__/support/processes/query-plans';
import { testDatabase } from '@/__tests__/support/setup/postgres';

let database: Database<Tables>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase();
  drop = made.drop;
  database = openDatabase<Tables>(made.url, SCHEMA, 2);
  await migrate(database, SCHEMA, migrations);
});
afterAll(async () => {
  await database.close();
  await drop();
});

it.each(['', 'lear'])('words “%s”', async (q) => {
  const { db, plans } = explainedDatabase<Tables>(database.pool, SCHEMA);
  await findEntries(db, { space: 'library', environment: 'master' }, { q, type: '', offset: 0 });
  const [page = ''] = await plans();
  // What is counted has the columns of the answer alone.
  expect(page).toMatch(/WindowAgg.*(?:\n\s+Window: .*)?\n\s+->\s+CTE Scan on entry/);
});
