/** What anybody may store: so much of one network and day, and so much of all. @jest-environment node */
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pino from 'pino';
import { rollUpDay } from '@/services/product/usage/roll-up';
import type { Use } from '@/services/product/usage/events';
import { visitor } from '../../../../support/usage/usage-month';
import { organisation, post, type Product, startProduct } from '../support/harness';

const DAY_MS = 86_400_000;
let product: Product;
const lines: string[] = [];
beforeAll(async () => {
  const output = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  product = await startProduct({ log: pino({ level: 'warn' }, output) });
});
beforeEach(async () => {
  lines.length = 0;
  await product.database.db.deleteFrom('rate_count').execute();
});
afterAll(() => product.end());

const leftOut = () =>
  lines.filter((line) => line.includes('left out')).map((line) => /"limit":"([^"]+)"/.exec(line)?.[1]);
/** As if so many had been counted before. */
const counted = (limit: string, count: number) =>
  product.database.db.updateTable('rate_count').set({ count }).where('key', 'like', `${limit}:%`).execute();
const counts = async (limit: string) =>
  (
    await product.database.db
      .selectFrom('rate_count')
      .select('count')
      .where('key', 'like', `${limit}:%`)
      .execute()
  ).map(({ count }) => count);

describe('statistics', () => {
  const event = {
    category: 'media',
    action: 'impression',
    name: 'King Lear',
    page: { path: '/productions/king-lear', title: 'King Lear' },
    at: 0,
  };
  const send = async (events: object[], address = '192.0.2.1') =>
    (await post(product, '/api/analytics', { events }, { address })).status;
  const stored = () => product.database.db.selectFrom('analytics_event').selectAll().orderBy('id').execute();
  beforeEach(() => product.database.db.deleteFrom('analytics_event').execute());

  it('of one network and day are stored up to its share, and of all up to a day’s; the rest is answered as ever', async () => {
    expect(await send([event, event], '2001:db8:1:2::1')).toBe(204);
    await counted('analytics-stored-site', 9_998);
    expect(await send([event, event], '2001:db8:1:2::2')).toBe(204);
    expect(await send([event, event], '2001:db8:1:2::3')).toBe(204);
    expect(await stored()).toHaveLength(4);
    expect(await send([event], '2001:db8:2:3::1')).toBe(204);
    await counted('analytics-stored', 200_000);
    expect(await send([event], '192.0.2.9')).toBe(204);
    expect(await send([event], '192.0.2.10')).toBe(204);
    expect(await stored()).toHaveLength(5);
    expect(leftOut()).toEqual(['analytics-stored-site', 'analytics-stored']);
    product.clock.ms += DAY_MS;
    expect(await send([event], '2001:db8:1:2::1')).toBe(204);
    expect(await stored()).toHaveLength(6);
    product.clock.ms -= DAY_MS;
  });

  it('a flood of visitors whom nobody recognises leaves a quarter of the day to schools and people', async () => {
    product.customers.networks.set('198.51.100.1', organisation());
    expect(await send([event])).toBe(204);
    await counted('analytics-stored', 150_000);
    await counted('analytics-stored-open', 150_000);
    for (const address of ['192.0.2.2', '192.0.2.3']) expect(await send([event], address)).toBe(204);
    expect(await stored()).toHaveLength(1);
    // What is left out takes none of the rest.
    expect(await counts('analytics-stored')).toEqual([150_000]);
    expect(await send([event], '198.51.100.1')).toBe(204);
    const asTeacher = { address: '192.0.2.4', token: 'teacher' };
    expect((await post(product, '/api/analytics', { events: [event] }, asTeacher)).status).toBe(204);
    expect(await stored()).toHaveLength(3);
    await counted('analytics-stored', 200_000);
    expect(await send([event], '198.51.100.1')).toBe(204);
    expect(await stored()).toHaveLength(3);
    expect(leftOut()).toEqual(['analytics-stored-open', 'analytics-stored']);
  });

  it('text that looks like an escape of JSON is stored as it is', async () => {
    const dimensions = { 10: String.raw`C:\u0000`, 11: 'a\0b' };
    expect(await send([{ ...event, dimensions }])).toBe(204);
    expect((await stored())[0]?.dimensions).toEqual({ 10: String.raw`C:\u0000`, 11: 'ab' });
  });

  it('what a page may rightly make too long is cut, and what none makes is refused', async () => {
    const long = '🎭'.repeat(400);
    const dimensions = { 2: long, 10: long, 15: long };
    expect(
      await send([{ ...event, name: long, page: { path: `/${long}`, title: `x${long}` }, dimensions }]),
    ).toBe(204);
    const [row] = await stored();
    expect(row?.name).toBe('🎭'.repeat(100));
    expect(row?.page_title).toBe(`x${'🎭'.repeat(99)}`);
    expect(row?.page_path).toHaveLength(299);
    expect(row?.dimensions).toEqual({ 2: '🎭'.repeat(40), 10: '🎭'.repeat(100), 15: '🎭'.repeat(10) });
    expect(await send([{ ...event, category: 'x'.repeat(31) }])).toBe(400);
    expect(await send([{ ...event, action: 'x'.repeat(31) }])).toBe(400);
  });
});

describe('use', () => {
  const tell = async (uses: object[], address: string) =>
    (await post(product, '/api/usage', { uses }, { address })).status;
  const play = { action: 'play', contentId: 'prod-lear' };
  const nothing = { action: 'nothing', term: 'xyzzy' };
  const events = async () => {
    await product.usage.flush();
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from product.usage_event`.execute(product.database.db);
    return rows[0]?.count;
  };
  const gaps = async () =>
    (await product.database.db.selectFrom('usage_gap').select('lost').execute()).map(({ lost }) => lost);
  beforeEach(async () => {
    for (const table of ['event', 'term', 'gap'])
      await sql`delete from product.${sql.raw(`usage_${table}`)}`.execute(product.database.db);
    product.customers.networks.set('198.51.100.1', organisation());
    product.customers.networks.set('198.51.100.2', organisation());
  });

  it('beyond what a university does in a day is a program’s: left out, which spoils nobody’s reports', async () => {
    expect(await tell([play, play], '198.51.100.1')).toBe(204);
    await counted('usage-site', 399_998);
    expect(await tell([play, play], '198.51.100.1')).toBe(204);
    expect(await events()).toBe(4);
    expect(await tell([play], '198.51.100.1')).toBe(204);
    expect(await events()).toBe(4);
    expect(await gaps()).toEqual([]);
    expect(await tell([play], '198.51.100.2')).toBe(204);
    expect(await events()).toBe(5);
    expect(leftOut()).toEqual(['usage-site']);
  });

  it('of those without an organisation takes no room of others, and makes no day incomplete', async () => {
    expect(await tell([nothing], '203.0.113.1')).toBe(204);
    await counted('usage-open-site', 5_000);
    expect(await tell([nothing], '203.0.113.1')).toBe(204);
    expect(await counts('usage-open')).toEqual([1]);
    await counted('usage-open', 100_000);
    expect(await tell([nothing], '203.0.113.2')).toBe(204);
    expect(await events()).toBe(1);
    expect(await tell([nothing], '198.51.100.1')).toBe(204);
    expect(await events()).toBe(2);
    expect(await gaps()).toEqual([]);
  });

  it('of a robot takes no room, since it is not counted', async () => {
    const headers = {
      ...(await product.headersOf({ address: '203.0.113.1' })),
      'user-agent': 'Googlebot/2.1',
    };
    await product.app.inject({ method: 'POST', url: '/api/usage', payload: { uses: [nothing] }, headers });
    expect([await events(), await counts('usage-open-site')]).toEqual([0, [0]]);
  });

  it('is counted by network, and in a day by site, of which an IPv6 subscriber has one', async () => {
    for (const subnet of [1, 2]) expect(await tell([nothing], `2001:db8:1:${subnet}::1`)).toBe(204);
    for (const host of [2, 3]) expect(await tell([nothing], `2001:db8:1:2::${host}`)).toBe(204);
    expect([(await counts('analytics')).toSorted(), await counts('usage-open-site')]).toEqual([[1, 3], [4]]);
  });

  it('keeps of nobody no term that was asked once, and of an organisation the thousand most asked', async () => {
    const searched = (term: string, organisationId: string | null): Use => ({
      at: Date.parse('2026-03-09T10:00:00Z'),
      visitor: visitor({ organisationId }),
      action: 'nothing',
      item: null,
      term,
    });
    for (const term of ['random', 'twice', 'twice']) product.usage.add(searched(term, null));
    for (let turn = 0; turn < 1_001; turn += 1) product.usage.add(searched(`made up ${turn}`, 'school'));
    for (const term of ['what lacks', 'what lacks', 'asked once'])
      product.usage.add(searched(term, 'college'));
    for (const term of ['wanted', 'wanted']) product.usage.add(searched(term, 'school'));
    await product.usage.flush();
    await rollUpDay(product.database.db, '2026-03-09');
    const terms = await product.database.db
      .selectFrom('usage_term')
      .select(['organisation_id', 'term', 'searches'])
      .orderBy('organisation_id')
      .orderBy('term')
      .execute();
    const named = terms.filter(({ term }) => !term.startsWith('made up'));
    expect(named.map((row) => Object.values(row).join(' '))).toEqual([
      ' twice 2',
      'college asked once 1',
      'college what lacks 2',
      'school wanted 2',
    ]);
    expect(terms.length - named.length).toBe(999);
  });
});

const report = {
  message: 'm',
  error: 'e',
  stack: null,
  name: null,
  type: 'error',
  logId: 'l',
  userId: null,
};

it('of errors too the last quarter of the day is kept for schools and people', async () => {
  const { db } = product.database;
  const send = (address: string) => post(product, '/api/frontend-error-logger', report, { address });
  const stored = async () => (await db.selectFrom('error_report').select('id').execute()).length;
  product.customers.networks.set('198.51.100.1', organisation());
  await db.deleteFrom('error_report').execute();
  await send('192.0.2.1');
  await counted('error-stored-open', 1_500);
  expect((await send('192.0.2.2')).status).toBe(204);
  expect(await stored()).toBe(1);
  await send('198.51.100.1');
  expect(await stored()).toBe(2);
});

it('errors are counted by network, of which an IPv6 subscriber has one', async () => {
  for (const host of [1, 2])
    await post(product, '/api/frontend-error-logger', report, { address: `2001:db8:1:2::${host}` });
  const each = ['error-browser', 'error-address', 'error-stored-site'].map(counts);
  expect(await Promise.all(each)).toEqual([[2], [2], [2]]);
});
