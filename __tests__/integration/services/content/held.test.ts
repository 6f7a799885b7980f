/** @jest-environment node */
/** What a start asks the database: whether it was made anew or restored since it was filled. */
import contentModel from '@/lib/contracts/catalogue/content-model.json';
import { testDatabase, type TestDatabase } from '@/__tests__/support/setup/postgres';
import { migrate, openDatabase, type Database } from '@/services/common/database/database';
import { importBundles } from '@/services/content/publishing/files/import-file';
import { readBundles } from '@/services/content/publishing/files/read-bundle';
import { readHeld } from '@/services/content/publishing/held';
import { setToken } from '@/services/content/publishing/tokens';
import { migrations } from '@/services/content/store/migrations';
import { SCHEMA, type Tables } from '@/services/content/store/tables';

const place = { space: 'library', environment: 'master' };
let server: TestDatabase;
let database: Database<Tables>;
beforeAll(async () => {
  server = await testDatabase();
  database = openDatabase<Tables>(server.url, SCHEMA, 2);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

it('nothing where content has never been', async () => {
  expect(await readHeld(database.db, place, 'wanted')).toEqual({ model: false, token: false });
});

it('content types and a token, each of their own place', async () => {
  const { db } = database;
  await migrate(database, SCHEMA, migrations);
  expect(await readHeld(db, place, 'wanted')).toEqual({ model: false, token: false });
  const bundle = {
    contentTypes: contentModel.contentTypes,
    space: { id: place.space, name: place.space },
    entries: [],
    assets: [],
  };
  const options = { db, environment: place.environment };
  await importBundles(readBundles(bundle, options), '.', { ...options, dataDir: '.' });
  await setToken(db, { space: place.space, token: 'wanted' });
  await setToken(db, { space: place.space, token: 'ended', endsAt: new Date(0) });
  expect(await readHeld(db, place, 'wanted')).toEqual({ model: true, token: true });
  expect(await readHeld(db, place, 'ended')).toEqual({ model: true, token: true });
  expect(await readHeld(db, place, 'other')).toEqual({ model: true, token: false });
  expect(await readHeld(db, { ...place, environment: 'next' }, 'wanted')).toEqual({
    model: false,
    token: true,
  });
  expect(await readHeld(db, { ...place, space: 'other' }, 'wanted')).toEqual({ model: false, token: false });
});
