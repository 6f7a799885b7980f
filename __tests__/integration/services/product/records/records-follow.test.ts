/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CustomersOrganisation } from '@/lib/contracts/viewer/customers';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { type Database, migrate, openDatabase } from '@/services/common/database/database';
import { productMigrations } from '@/services/product/migrations';
import { recordFollower } from '@/services/product/records/follow';
import { createKey, revokeKey } from '@/services/product/records/keys';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { organisation, until } from '../support/harness';

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

/** A follower over organisations that customers knows by any id, and what it has done. */
function followed(feeds: Partial<Parameters<typeof recordFollower>[0]['feeds']> = {}) {
  const refreshed: string[] = [];
  const asked: string[] = [];
  const warned: object[] = [];
  const follower = recordFollower({
    db: database.db,
    catalogue: { size: 1 },
    customers: {
      organisation: async (id) => {
        asked.push(id);
        return organisation({ id });
      },
    },
    feeds: {
      refreshPublic: async () => {
        refreshed.push('public');
        return anonymousViewer;
      },
      refreshOrganisation: async ({ id }: CustomersOrganisation) => {
        if (id === 'a-failing') throw new Error('its feed cannot be refreshed');
        refreshed.push(id);
        return anonymousViewer;
      },
      ...feeds,
    },
    log: { warn: (details: object) => void warned.push(details) },
    everyMs: 10,
  });
  return { follower, refreshed, asked, warned };
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
  const { follower, refreshed, asked, warned } = followed();
  follower.start();
  await until(() => refreshed.includes('b-school'));
  follower.stop();
  expect([refreshed.slice(0, 2), new Set(asked)]).toEqual([
    ['public', 'b-school'],
    new Set(['a-failing', 'b-school']),
  ]);
  expect(warned[0]).toMatchObject({ feed: 'organisation:a-failing' });
});

it('a round begins after the last has ended, however long that took; none begins once it is stopped', async () => {
  let rounds = 0;
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const { follower } = followed({
    refreshPublic: async () => {
      rounds += 1;
      await held;
      return anonymousViewer;
    },
  });
  follower.start();
  await sleep(100);
  expect(rounds).toBe(1);
  end();
  await until(() => rounds > 2);
  follower.stop();
  const before = rounds;
  await sleep(100);
  expect(rounds).toBe(before);
});
