/**
 * The table of what is stored about people (lib/domain/privacy/data-facts.ts) against the database as the migrations make it:
 * every column of every table is in it, or in a table that is named here as about nobody.
 */
import { dataFacts } from '@/lib/domain/privacy/data-facts';
import { migrate, openDatabase } from '@/services/common/database/database';
import { migrations as contentMigrations } from '@/services/content/store/migrations';
import { CUSTOMERS_SCHEMA, customersMigrations } from '@/services/customers/migrations';
import { identityMigrations } from '@/services/identity/store/migrations';
import { deleteEndedLinks, makeLink } from '@/services/identity/store/links';
import { IDENTITY_SCHEMA, type IdentityTables } from '@/services/identity/store/tables';
import { MEDIA_SCHEMA, mediaMigrations } from '@/services/media/queue/tables';
import { productMigrations } from '@/services/product/migrations';
import { purgeReports } from '@/services/product/reports/analytics';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { testDatabase, type TestDatabase } from '@/__tests__/support/setup/postgres';

const schemas = [
  [IDENTITY_SCHEMA, identityMigrations],
  [CUSTOMERS_SCHEMA, customersMigrations()],
  ['content', contentMigrations],
  [PRODUCT_SCHEMA, productMigrations],
  [MEDIA_SCHEMA, mediaMigrations],
] as const;

/** Tables about nobody, and why. */
const impersonal: Readonly<Record<string, string>> = {
  'content.clock': 'the order of publications',
  'content.content_type': 'how content is made up',
  'content.deletion': 'what was published',
  'content.environment': 'where content lies',
  'content.locale': 'languages of content',
  'content.resource': 'what is published: plays, texts, people of the theatre as the library presents them',
  'content.secret': 'keys',
  'content.space': 'where content lies',
  'content.tag': 'words for content',
  'content.token': 'keys of other systems',
  'content.unused_file': 'names of files that nothing names any more',
  'customers.companies': 'an organisation',
  'customers.groups': 'an organisation',
  'customers.networks': 'an organisation’s',
  'customers.organisations': 'an organisation',
  'customers.subscriptions': 'an organisation’s',
  'identity.signing_keys': 'keys',
  'product.content_resource': 'a copy of what is published',
  'product.content_state': 'how far that copy is',
  'product.library_key': 'an organisation’s key for its systems',
  'product.library_setting': 'an organisation’s',
  'product.record': 'catalogue records of what is published',
  'product.record_feed': 'catalogue records of what is published',
  'product.usage_closed': 'which months are counted',
  'product.usage_day': 'figures by organisation and item',
  'product.usage_gap': 'which days were lost',
  'product.usage_item': 'what the counted items are called',
  'product.usage_month': 'figures by organisation and item',
  'product.usage_rolled': 'which days are counted',
  'product.usage_visit': 'figures by organisation',
};

let server: TestDatabase;
beforeAll(async () => {
  server = await testDatabase();
  for (const [schema, migrations] of schemas) {
    const database = openDatabase<Record<string, never>>(server.url, schema, 2);
    await migrate(database, schema, migrations);
    await database.close();
  }
});
afterAll(() => server.drop());

/** `schema.table` → its columns. Parts of a partitioned table have its columns. */
async function columns(): Promise<Map<string, string[]>> {
  const database = openDatabase(server.url, 'public', 1);
  const { rows } = await database.pool.query<{ name: string; columns: string[] }>(`
    select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely_%'
      and n.nspname !~ '^(pg_|information_schema)'
    group by 1`);
  await database.close();
  return new Map(rows.map(({ name, columns: of }) => [name, of]));
}

it('every column about people is in the table that the data-protection page is made from, and nothing else is', async () => {
  const found = await columns();
  const facts = dataFacts.flatMap(({ facts: some }) => some);
  const told = facts.flatMap(({ stored }) => Object.entries(stored));
  expect(new Set(told.map(([table]) => table)).size).toBe(told.length);
  for (const [table, text] of told) expect([table, text.split(' ')]).toEqual([table, found.get(table)]);
  const named = new Set(told.map(([table]) => table));
  const isImpersonal = (table: string) => table in impersonal;
  expect([...found.keys()].filter((table) => !named.has(table) && !isImpersonal(table))).toEqual([]);
  expect([...named].filter(isImpersonal)).toEqual([]);
  const gone = Object.keys(impersonal).filter((name) => !found.has(name));
  expect(gone).toEqual([]);
});

it('each kind says why and for how long', () => {
  for (const { what, why, howLong } of dataFacts.flatMap(({ facts }) => facts))
    expect([what, why, howLong].every((text) => /\w{3}/.test(text))).toBe(true);
});

it('counts of wrong class codes and links to set a password go when their time is over', async () => {
  const product = openDatabase<ProductTables>(server.url, PRODUCT_SCHEMA, 1);
  const identity = openDatabase<IdentityTables>(server.url, IDENTITY_SCHEMA, 1);
  const now = new Date('2026-11-23T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const tries = { tries_left: 3, given: 0 };
  await product.db
    .insertInto('class_tries')
    .values([
      { address: 'old', ...tries, since: hoursAgo(25) },
      { address: 'new', ...tries, since: hoursAgo(1) },
    ])
    .execute();
  await purgeReports(product.db, now);
  const left = await product.db.selectFrom('class_tries').select('address').execute();
  expect(left).toEqual([{ address: 'new' }]);
  const people = ['one', 'two'];
  await identity.db
    .insertInto('accounts')
    .values(
      people.map((id) => ({
        id,
        email: `${id}@x.test`,
        given_name: 'A',
        family_name: 'B',
        password_hash: null,
        disabled_at: null,
      })),
    )
    .execute();
  await makeLink(identity.db, 'one', 'reset', hoursAgo(2));
  await makeLink(identity.db, 'two', 'invitation', hoursAgo(2));
  await deleteEndedLinks(identity.db, now);
  const links = await identity.db.selectFrom('links').select('account_id').execute();
  expect(links).toEqual([{ account_id: 'two' }]);
  await product.close();
  await identity.close();
});
