/** @jest-environment node */
import type { CustomersOrganisation } from '@/lib/contracts/viewer/customers';
import { type Database, migrate, openDatabase } from '@/services/common/database/database';
import { productMigrations } from '@/services/product/migrations';
import { followFeeds } from '@/services/product/records/follow';
import { createKey, revokeKey } from '@/services/product/records/keys';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { organisation } from '../support/harness';

let database: Database<ProductTables>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase();
  drop = made.drop;
  database = openDatabase<ProductTables>(made.url, PRODUCT_SCHEMA, 2);
  await migrate(database, PRODUCT_SCHEMA, productMigrations);
});
afterAll(async () => {
  await database.close();
  await drop();
});

type Followed = Parameters<typeof followFeeds>[1];

/** A round over organisations that customers knows by any id, and what it has done. */
function followed(feeds: Partial<Followed['feeds']> = {}) {
  const refreshed: string[] = [];
  const asked: string[] = [];
  const warn = jest.fn();
  const all: Followed = {
    catalogue: { size: 1 },
    customers: {
      organisation: async (id) => {
        asked.push(id);
        return organisation({ id });
      },
    },
    feeds: {
      follow: async (of: CustomersOrganisation | null) => {
        if (of?.id === 'a-failing') throw new Error('its feed cannot be refreshed');
        refreshed.push(of?.id ?? 'public');
      },
      ...feeds,
    },
    log: { warn },
  };
  const stopping = new AbortController();
  return { round: () => followFeeds(database.db, all, stopping.signal), stopping, refreshed, asked, warn };
}

it('a feed that fails holds up no other, and one that nobody has a key to is followed no longer', async () => {
  const { db } = database;
  for (const organisationId of ['a-failing', 'b-school', 'c-revoked', 'd-never-harvested', 'b-school']) {
    const { stored } = await createKey(db, 'feed', { organisationId });
    if (organisationId === 'c-revoked') await revokeKey(db, organisationId, stored.id, new Date());
  }
  await createKey(db, 'counter', { organisationId: 'e-reports-only' });
  const harvested = [
    'public',
    ...['a-failing', 'b-school', 'c-revoked', 'e-reports-only'].map((id) => `organisation:${id}`),
  ];
  const rows = harvested.map((feed) => ({ feed, digest: '', checked_at: new Date() }));
  await db.insertInto('record_feed').values(rows).execute();
  const { round, refreshed, asked, warn } = followed();
  await round();
  expect(warn.mock.calls).toEqual([
    [
      { feed: 'organisation:a-failing', err: new Error('its feed cannot be refreshed') },
      'records could not be brought up to date',
    ],
  ]);
  expect(refreshed).toEqual(['public', 'b-school']);
  expect(asked.toSorted()).toEqual(['a-failing', 'b-school']);
});

it('a round ends with the feed that is under way when it is stopped', async () => {
  const { round, stopping, asked } = followed({
    follow: async () => stopping.abort(),
  });
  await round();
  expect(asked).toEqual([]);
});

it('while the organisations cannot be read, that is in the log, and no job is tried again at once', async () => {
  const { round, refreshed, warn } = followed();
  await database.pool.query('alter table product.library_key rename to elsewhere');
  await round();
  await database.pool.query('alter table product.elsewhere rename to library_key');
  expect(refreshed).toEqual(['public']);
  expect(warn).toHaveBeenCalledWith(
    { feed: 'all', err: expect.objectContaining({ code: '42P01' }) },
    expect.any(String),
  );
});
