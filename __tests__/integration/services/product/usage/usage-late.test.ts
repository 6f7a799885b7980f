/** Use that arrives after its day was counted is counted again, or is said to be lost. @jest-environment node */
import { sql } from 'kysely';
import { LOCK_NUMBERS } from '@/services/common/database/advisory-lock';
import { eventDays } from '@/services/product/usage/partitions';
import { closedMonths } from '@/services/product/usage/months';
import { rollUp, rollUpDay } from '@/services/product/usage/roll-up';
import type { Use } from '@/services/product/usage/events';
import { usedItem, visitor } from '../../../../support/usage/usage-month';
import { type Product, startProduct } from '../support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  for (const table of ['event', 'day', 'month', 'visit', 'term', 'rolled', 'closed', 'gap'])
    await sql`delete from product.${sql.raw(`usage_${table}`)}`.execute(product.database.db);
});
afterEach(async () => {
  await sql.raw('drop trigger if exists slow on product.usage_visit').execute(product.database.db);
});
afterAll(() => product.end());

const played = (time: string): Use => ({
  at: Date.parse(time),
  visitor: visitor({ userId: 'u' }),
  action: 'play',
  item: usedItem('hamlet'),
});
/** Written at a time of its own, which is later than the use. */
async function write(now: string, ...times: string[]): Promise<void> {
  product.clock.ms = Date.parse(now);
  for (const time of times) product.usage.add(played(time));
  await product.usage.flush();
}
const night = (time: string) => rollUp(product.database.db, new Date(time));

async function pairs(query: ReturnType<typeof sql<{ key: string; count: number }>>) {
  const { rows } = await query.execute(product.database.db);
  return rows.map(({ key, count }) => [key, count]);
}
const plays = () =>
  pairs(sql`select day::text as key, sum(tir)::int as count from product.usage_day group by 1 order by 1`);
const playsOfMonths = () =>
  pairs(
    sql`select month::text as key, sum(tir)::int as count from product.usage_month group by 1 order by 1`,
  );
const gaps = () => pairs(sql`select day::text as key, lost as count from product.usage_gap order by 1`);
const rolled = async () =>
  (await pairs(sql`select day::text as key, 1 as count from product.usage_rolled order by 1`)).map(
    ([day]) => day,
  );
const GATE = 4_711;
const waitingFor = async (lock: number) => {
  const { rows } = await sql`
    select 1 from pg_locks where locktype = 'advisory' and objid = ${lock} and not granted`.execute(
    product.database.db,
  );
  return rows.length;
};
async function untilWaiting(lock: number): Promise<void> {
  while ((await waitingFor(lock)) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

/**
 * Writes while a count has begun with a day and not ended: what is late waits, and is the next. Returns the times of the events that
 * are written meanwhile.
 */
async function writeDuring(
  count: () => Promise<unknown>,
  ...written: Parameters<typeof write>
): Promise<string[]> {
  await sql
    .raw(
      `create or replace function product.slow() returns trigger language plpgsql as
        'begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end';
      create trigger slow before insert on product.usage_visit for each row execute function product.slow()`,
    )
    .execute(product.database.db);
  return product.database.db.connection().execute(async (gate) => {
    await sql`select pg_advisory_lock(${GATE})`.execute(gate);
    const counting = count();
    await untilWaiting(GATE);
    const writing = write(...written);
    await untilWaiting(LOCK_NUMBERS.usage);
    const { rows } = await sql<{ at: string }>`
      select (at at time zone 'utc')::text || '+00' as at from product.usage_event order by at`.execute(gate);
    await sql`select pg_advisory_unlock(${GATE})`.execute(gate);
    await Promise.all([counting, writing]);
    return rows.map(({ at }) => at);
  });
}

it('what is told after its day was counted is counted the night after', async () => {
  await write('2026-03-09T12:00:00Z', '2026-03-09T10:00:00Z');
  await night('2026-03-10T02:41:00Z');
  expect(await plays()).toEqual([['2026-03-09', 1]]);
  await write('2026-03-10T04:00:00Z', '2026-03-09T23:00:00Z', '2026-03-10T03:00:00Z');
  await night('2026-03-11T02:41:00Z');
  expect(await plays()).toEqual([
    ['2026-03-09', 2],
    ['2026-03-10', 1],
  ]);
  expect(await gaps()).toEqual([]);
});

it('a day of which nothing was known is counted when it is told late', async () => {
  await write('2026-03-09T12:00:00Z', '2026-01-15T10:00:00Z');
  await night('2026-03-10T02:41:00Z');
  expect(await playsOfMonths()).toEqual([['2026-01-01', 1]]);
});

it('a second click after midnight, told late, takes the first from the day before', async () => {
  await write('2026-03-10T00:00:05Z', '2026-03-09T23:59:55Z');
  await night('2026-03-10T02:41:00Z');
  expect(await plays()).toEqual([['2026-03-09', 1]]);
  await write('2026-03-10T04:00:00Z', '2026-03-10T00:00:10Z');
  await night('2026-03-11T02:41:00Z');
  expect(await plays()).toEqual([['2026-03-10', 1]]);
});

it('what is told while its day is being counted is counted too', async () => {
  await write('2026-03-09T12:00:00Z', '2026-03-09T10:00:00Z');
  await writeDuring(
    () => rollUpDay(product.database.db, '2026-03-09'),
    '2026-03-10T02:41:00Z',
    '2026-03-09T11:00:00Z',
  );
  await night('2026-03-11T02:41:00Z');
  expect(await plays()).toEqual([['2026-03-09', 2]]);
});

it('while late uses wait for a count, those of today are written', async () => {
  await write('2026-03-09T12:00:00Z', '2026-03-09T10:00:00Z');
  const inTime = await writeDuring(
    () => rollUpDay(product.database.db, '2026-03-09'),
    '2026-03-10T02:41:00Z',
    '2026-03-09T11:00:00Z',
    '2026-03-10T02:40:00Z',
  );
  expect(inTime).toEqual(['2026-03-09 10:00:00+00', '2026-03-10 02:40:00+00']);
  await night('2026-03-11T02:41:00Z');
  expect(await plays()).toEqual([
    ['2026-03-09', 2],
    ['2026-03-10', 1],
  ]);
});

describe('a month that is closed', () => {
  beforeEach(async () => {
    await write('2026-02-27T12:00:00Z', '2026-02-27T10:00:00Z');
    await night('2026-03-03T02:41:00Z');
    expect(await closedMonths(product.database.db)).toEqual([{ month: '2026-02', partial: false }]);
  });

  it('loses what comes after, and says that it is incomplete', async () => {
    await write('2026-03-03T04:00:00Z', '2026-02-27T11:00:00Z', '2026-03-03T03:00:00Z');
    expect(await gaps()).toEqual([['2026-02-27', 1]]);
    expect(await closedMonths(product.database.db)).toEqual([{ month: '2026-02', partial: true }]);
    await night('2026-03-04T02:41:00Z');
    expect(await plays()).toEqual([
      ['2026-02-27', 1],
      ['2026-03-03', 1],
    ]);
    expect(await playsOfMonths()).toEqual([['2026-02-01', 1]]);
  });

  it('is incomplete too when the gateway tells later what it lost', async () => {
    product.usage.countLost({ day: '2026-02-28', uses: 7 });
    await product.usage.flush();
    expect(await gaps()).toEqual([['2026-02-28', 7]]);
    expect(await closedMonths(product.database.db)).toEqual([{ month: '2026-02', partial: true }]);
  });
});

it('a month stays open while something late of it is not counted', async () => {
  await write('2026-02-28T12:00:00Z', '2026-02-27T10:00:00Z', '2026-02-28T10:00:00Z');
  await rollUpDay(product.database.db, '2026-02-27');
  // The 27th has been passed by; the 28th is being counted.
  await writeDuring(() => night('2026-03-03T02:41:00Z'), '2026-03-03T02:41:00Z', '2026-02-27T11:00:00Z');
  expect(await closedMonths(product.database.db)).toEqual([]);
  await night('2026-03-04T02:41:00Z');
  expect(await playsOfMonths()).toEqual([['2026-02-01', 3]]);
  expect(await closedMonths(product.database.db)).toEqual([{ month: '2026-02', partial: false }]);
});

describe('a day past its time', () => {
  it('keeps its count when its events are deleted, and loses what comes after', async () => {
    await write('2026-03-02T12:00:00Z', '2026-03-02T10:00:00Z');
    await night('2026-03-20T02:41:00Z');
    expect(await eventDays(product.database.db)).not.toContain('2026-03-02');
    await write('2026-03-20T04:00:00Z', '2026-03-02T11:00:00Z');
    await night('2026-03-21T02:41:00Z');
    expect(await plays()).toEqual([['2026-03-02', 1]]);
    expect(await gaps()).toEqual([['2026-03-02', 1]]);
  });

  it('is not counted anew from nothing', async () => {
    await write('2026-04-02T12:00:00Z', '2026-04-02T10:00:00Z');
    await night('2026-04-20T02:41:00Z');
    await rollUpDay(product.database.db, '2026-04-02');
    expect(await plays()).toEqual([['2026-04-02', 1]]);
  });

  it('keeps its events for another night when it was reopened as they were to be deleted', async () => {
    await write('2026-05-03T12:00:00Z', '2026-05-02T10:00:00Z', '2026-05-03T10:00:00Z');
    await rollUpDay(product.database.db, '2026-05-03');
    await writeDuring(() => night('2026-05-20T02:41:00Z'), '2026-05-20T02:41:00Z', '2026-05-03T11:00:00Z');
    expect(await eventDays(product.database.db)).toContain('2026-05-03');
    expect(await rolled()).not.toContain('2026-05-03');
    await night('2026-05-21T02:41:00Z');
    expect(await plays()).toEqual([
      ['2026-05-02', 1],
      ['2026-05-03', 2],
    ]);
  });
});
