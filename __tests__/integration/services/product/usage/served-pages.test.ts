/** Pages that are opened without end fill no database, and take no room of others. @jest-environment node */
import { sql } from 'kysely';
import type { ServedPage } from '@/lib/contracts/usage/usage';
import { signedHeaders } from '../../../../support/visitors/signed-visitor';
import { visitor } from '../../../../support/usage/usage-month';
import { type Product, startProduct } from '../support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  await sql`delete from product.usage_event`.execute(product.database.db);
  await product.database.db.deleteFrom('rate_count').execute();
});
afterAll(() => product.end());

const [SITE, OTHER] = ['203.0.113.1', '203.0.113.2'];
const page = (address: string, more: Partial<ServedPage> = {}): ServedPage => ({
  ...visitor({ organisationId: null, userId: null, method: 'Unauthed', address }),
  at: product.clock.ms,
  item: ['production', 'prod-lear'],
  ...more,
});
async function serve(...pages: ServedPage[]): Promise<number> {
  const headers = await signedHeaders({}, { now: () => product.clock.ms });
  const payload = { pages };
  const { statusCode } = await product.app.inject({
    method: 'POST',
    url: '/internal/usage',
    payload,
    headers,
  });
  await product.usage.flush();
  return statusCode;
}
const stored = async () => {
  const { rows } = await sql<{ key: string; count: number }>`
    select organisation_id as key, count(*)::int as count from product.usage_event group by 1 order by 1`.execute(
    product.database.db,
  );
  return rows.map(({ key, count }) => [key, count]);
};
/** As if so many had been served before. */
const served = (limit: string, count: number) =>
  product.database.db.updateTable('rate_count').set({ count }).where('key', 'like', `${limit}:%`).execute();

it('of one site without an organisation are counted up to its share, and those of others go on', async () => {
  await serve(page(SITE), page(SITE, { item: null }));
  await served('page-open-site', 10_000);
  expect(await serve(page(SITE), page(OTHER), page(SITE))).toBe(204);
  expect(await stored()).toEqual([['', 3]]);
});

it('of all without an organisation are counted up to a day’s, and those of schools go on', async () => {
  await serve(page(SITE));
  await served('page-open', 500_000);
  await serve(
    page(OTHER),
    page(OTHER, { organisationId: 'school' }),
    page(SITE, { organisationId: 'school' }),
  );
  expect(await stored()).toEqual([
    ['', 1],
    ['school', 2],
  ]);
});

it('of a school’s site are bounded by more than a university opens', async () => {
  await serve(page(SITE, { organisationId: 'school' }));
  await served('page-site', 400_000);
  await serve(page(SITE, { organisationId: 'school' }), page(SITE));
  expect(await stored()).toEqual([
    ['', 1],
    ['school', 1],
  ]);
});

describe('are counted as well', () => {
  it('while the quotas cannot be asked', async () => {
    await sql`alter table product.rate_count rename to away`.execute(product.database.db);
    try {
      expect(await serve(page(SITE))).toBe(204);
    } finally {
      await sql`alter table product.away rename to rate_count`.execute(product.database.db);
    }
    expect(await stored()).toEqual([['', 1]]);
  });

  it('while the database does not answer: the gateway would send them again', async () => {
    await product.database.db.transaction().execute(async (transaction) => {
      await sql`lock table product.rate_count`.execute(transaction);
      expect(await serve(page(SITE))).toBe(204);
      const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
        and query like '%rate_count%' and datname = current_database()`.execute(transaction);
      expect(rows).toHaveLength(1);
    });
    expect(await stored()).toEqual([['', 1]]);
  });
});
