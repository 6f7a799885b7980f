/**
 * An upgrade of a library that an earlier release made (__tests__/fixtures/library-7ed4072.sql: its schemas with a small catalogue, an
 * institution, a person and her bookmarks, as pg_dump of PostgreSQL 15 wrote them). Every service brings its schema up to date; what is
 * the library's own is there as before, and to the byte as it was exported.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate, openDatabase, type Database } from '@/services/common/database/database';
import { exportFile } from '@/services/content/publishing/files/export-file';
import { migrations as contentMigrations } from '@/services/content/store/migrations';
import { SCHEMA as CONTENT_SCHEMA, type Tables as ContentTables } from '@/services/content/store/tables';
import { CUSTOMERS_SCHEMA, customersMigrations } from '@/services/customers/migrations';
import { organisationsAt } from '@/services/customers/organisations';
import type { CustomersTables } from '@/services/customers/tables';
import { accountIdByEmail } from '@/services/identity/store/accounts';
import { identityMigrations } from '@/services/identity/store/migrations';
import { IDENTITY_SCHEMA, type IdentityTables } from '@/services/identity/store/tables';
import { MEDIA_SCHEMA, mediaMigrations, type MediaTables } from '@/services/media/queue/tables';
import { productMigrations } from '@/services/product/migrations';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { testDatabase, type TestDatabase } from '@/__tests__/support/setup/postgres';

const FIXTURE = '__tests__/fixtures/library-7ed4072.sql';

let database: TestDatabase;
let folder = '';
const open: { end: () => Promise<void> }[] = [];

function opened<Tables>(schema: string): Database<Tables> {
  const one = openDatabase<Tables>(database.url, schema, 2);
  open.push(one.pool);
  return one;
}

/** What each process does when it starts. */
async function upgrade() {
  const content = opened<ContentTables>(CONTENT_SCHEMA);
  const customers = opened<CustomersTables>(CUSTOMERS_SCHEMA);
  const identity = opened<IdentityTables>(IDENTITY_SCHEMA);
  const product = opened<ProductTables>(PRODUCT_SCHEMA);
  await migrate(content, CONTENT_SCHEMA, contentMigrations);
  await migrate(customers, CUSTOMERS_SCHEMA, customersMigrations());
  await migrate(identity, IDENTITY_SCHEMA, identityMigrations);
  await migrate(product, PRODUCT_SCHEMA, productMigrations);
  await migrate(opened<MediaTables>(MEDIA_SCHEMA), MEDIA_SCHEMA, mediaMigrations);
  return { content, customers, identity, product };
}

beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'library-upgrade-'));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(readFileSync(FIXTURE, 'utf8'));
  await client.end();
});
afterAll(async () => {
  await Promise.all(open.map((pool) => pool.end()));
  await database.drop();
  rmSync(folder, { recursive: true });
});

it('brings every schema up to date, twice as well as once, and keeps catalogue, institution, person and bookmarks', async () => {
  const { content, customers, identity, product } = await upgrade();
  const exported = async (name: string) => {
    const file = path.join(folder, name);
    await exportFile(content.db, { space: 'library', environment: 'master' }, folder, file);
    return readFileSync(file, 'utf8');
  };
  const before = await exported('once.json');
  expect(JSON.parse(before)).toMatchObject({
    entries: [
      { sys: { id: 'p1' } },
      { sys: { id: 't1' }, fields: { name: { 'en-US': 'Y Tŵr' }, firstPerformed: { 'en-US': 1978 } } },
      { sys: { id: 't2' } },
    ],
  });
  expect(await organisationsAt(customers.db, '198.51.100.7')).toMatchObject([{ id: 'riverside-academy' }]);
  expect(await accountIdByEmail(identity.db, 'head@library.example')).toBe('head');
  const { rows } = await product.pool.query(
    'select content_id from product.bookmark where user_id = $1 order by id',
    ['head'],
  );
  expect(rows).toEqual([{ content_id: 't1' }, { content_id: 't2' }]);
  await upgrade();
  expect(await exported('twice.json')).toBe(before);
});
