/** Use that cannot be written or counted holds back nothing else, and days are those of UTC. @jest-environment node */
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { ServedPage } from '@/lib/contracts/usage/usage';
import { openDatabase } from '@/services/common/database/database';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { usageFigures } from '@/services/product/usage/figures';
import { eventDays } from '@/services/product/usage/partitions';
import { closeMonth, rollUp, rollUpDay } from '@/services/product/usage/roll-up';
import type { Use } from '@/services/product/usage/events';
import { signedHeaders } from '../../../../support/visitors/signed-visitor';
import { usedItem, visitor } from '../../../../support/usage/usage-month';
import { organisation, post, type Product, startProduct } from '../support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  for (const table of ['event', 'day', 'month', 'visit', 'term', 'rolled', 'closed', 'gap'])
    await sql`delete from product.${sql.raw(`usage_${table}`)}`.execute(product.database.db);
});
afterAll(() => product.end());

const played = (time: string, organisationId = 'school'): Use => ({
  at: Date.parse(time),
  visitor: visitor({ userId: 'u', organisationId }),
  action: 'play',
  item: usedItem('hamlet'),
});
async function write(...uses: Use[]): Promise<void> {
  for (const use of uses) product.usage.add(use);
  await product.usage.flush();
}
async function numbers(query: ReturnType<typeof sql<{ key: string; count: number }>>) {
  const { rows } = await query.execute(product.database.db);
  return rows.map(({ key, count }) => [key, count]);
}
const events = () =>
  numbers(
    sql`select organisation_id as key, count(*)::int as count from product.usage_event group by 1 order by 1`,
  );
const gaps = () => numbers(sql`select day::text as key, lost as count from product.usage_gap order by 1`);
const requests = () =>
  numbers(sql`select day::text as key, sum(tir)::int as count from product.usage_day group by 1 order by 1`);

/** The same database, with other settings of the session. */
async function withSession<Value>(
  settings: string,
  work: (db: Product['database']['db']) => Promise<Value>,
): Promise<Value> {
  const other = openDatabase<ProductTables>(`${product.url}?${settings}`, PRODUCT_SCHEMA, 2);
  try {
    return await work(other.db);
  } finally {
    await other.close();
  }
}
const inZone = (zone: string) => `options=${encodeURIComponent(`-c TimeZone=${zone}`)}`;

describe('use that PostgreSQL refuses', () => {
  it('is refused where it is told', async () => {
    product.customers.networks.set('198.51.100.7', organisation());
    const tell = async (part: string) => {
      const uses = [{ action: 'share', contentId: 'prod-lear', part }];
      return (await post(product, '/api/usage', { uses }, { address: '198.51.100.7' })).status;
    };
    expect([await tell('\0'), await tell('a\nb'), await tell('doc')]).toEqual([400, 400, 204]);
    await product.usage.flush();
    expect(await events()).toEqual([['school', 1]]);
  });

  it('is lost alone, is told as lost, and holds back nothing', async () => {
    const [time, later] = ['2026-03-09T10:00:00Z', '2026-03-09T11:00:00Z'];
    await write(played(time), played(time, 'no\0where'), played(time, 'other'));
    await write(played(later));
    expect(await events()).toEqual([
      ['other', 1],
      ['school', 2],
    ]);
    expect(await gaps()).toEqual([['2026-03-09', 1]]);
  });

  it('a link is written without the characters that PostgreSQL does not take', async () => {
    await write({ ...played('2026-03-09T10:00:00Z'), part: 'a\0b' });
    expect(await numbers(sql`select link as key, 1 as count from product.usage_event`)).toEqual([
      ['play:ab', 1],
    ]);
  });
});

it('what the gateway lost makes its day incomplete', async () => {
  const headers = await signedHeaders({}, { now: () => product.clock.ms });
  const payload = { pages: [], lost: [{ day: '2026-03-08', uses: 3 }] };
  expect(
    (await product.app.inject({ method: 'POST', url: '/internal/usage', payload, headers })).statusCode,
  ).toBe(204);
  await product.usage.flush();
  expect(await gaps()).toEqual([['2026-03-08', 3]]);
});

describe('use that is sent again because its answer was lost', () => {
  const totals = () =>
    numbers(sql`select data_type as key, sum(tii + no_license + searches)::int as count
      from product.usage_day group by 1 order by 1`);
  const pages = (organisationId: string): ServedPage[] => {
    const page = { ...visitor({ organisationId, entitled: false }), at: product.clock.ms };
    return [
      { ...page, id: randomUUID(), item: null },
      { ...page, id: randomUUID(), item: null },
      { ...page, id: randomUUID(), item: ['production', 'prod-lear'] },
    ];
  };
  async function send(payload: { pages: ServedPage[] }): Promise<void> {
    const headers = await signedHeaders({}, { now: () => product.clock.ms });
    const answer = await product.app.inject({ method: 'POST', url: '/internal/usage', payload, headers });
    expect(answer.statusCode).toBe(204);
  }

  it('counts once, whether or not it was written before', async () => {
    const told = { pages: pages('school') };
    await send(told);
    await send(told);
    await product.usage.flush();
    await send({ pages: [...told.pages, ...pages('school').slice(0, 1)] });
    await product.usage.flush();
    await rollUpDay(product.database.db, '2026-03-10');
    // An item's page without a licence is an investigation and a denial.
    expect(await totals()).toEqual([
      ['Audiovisual', 2],
      ['Platform', 3],
    ]);
  });

  it('counts once after the day was counted', async () => {
    const told = { pages: pages('school') };
    await send(told);
    await product.usage.flush();
    product.clock.ms += 24 * 60 * 60_000;
    await rollUpDay(product.database.db, '2026-03-10');
    await send(told);
    await product.usage.flush();
    await rollUpDay(product.database.db, '2026-03-10');
    product.clock.ms -= 24 * 60 * 60_000;
    expect(await totals()).toEqual([
      ['Audiovisual', 2],
      ['Platform', 2],
    ]);
  });
});

describe('days are those of UTC, whatever the zone of the session', () => {
  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('counted in %s', async (zone) => {
    await write(...['00:30', '07:30', '12:00', '23:30'].map((time) => played(`2026-03-09T${time}:00Z`)));
    await withSession(inZone(zone), async (db) => {
      for (const day of ['2026-03-08', '2026-03-09', '2026-03-10']) await rollUpDay(db, day);
      await closeMonth(db, '2026-03');
    });
    expect(await requests()).toEqual([['2026-03-09', 4]]);
    const visits = sql<{
      key: string;
      count: number;
    }>`select day::text as key, sessions as count from product.usage_visit`;
    expect(await numbers(visits)).toEqual([['2026-03-09', 4]]);
  });

  it('figures show every week where a day begins at one o’clock', async () => {
    const figures = await withSession(inZone('America/Havana'), (db) =>
      usageFigures(db, 'school', new Date('2026-03-09T12:00:00Z')),
    );
    expect(figures.weeks.map(({ week }) => week).slice(-2)).toEqual(['2026-03-02', '2026-03-09']);
    expect(figures.weeks).toHaveLength(13);
  });
});

describe('a day that cannot be counted', () => {
  const raw = (text: string) => sql.raw(text);
  afterEach(async () => {
    const { db } = product.database;
    await raw('alter table product.usage_visit drop constraint if exists no_such_day').execute(db);
    await raw('drop trigger if exists slow on product.usage_visit').execute(db);
    await raw('drop trigger if exists slow on product.usage_closed').execute(db);
  });

  it('holds back its month alone', async () => {
    const { db } = product.database;
    await write(
      played('2026-01-30T10:00:00Z'),
      played('2026-02-01T10:00:00Z'),
      played('2026-02-02T10:00:00Z'),
    );
    await raw(
      "alter table product.usage_visit add constraint no_such_day check (day <> '2026-02-01')",
    ).execute(db);
    await sql`insert into product.usage_term values ('2020-01-01', 'school', 'old', 2)`.execute(db);
    const night = rollUp(db, new Date('2026-02-09T02:41:00Z'));
    // Rejects, so that the queue asks again the same night.
    await expect(night).rejects.toThrow('Use could not be counted: 2026-02-01');
    expect(await requests()).toEqual([
      ['2026-01-30', 1],
      ['2026-02-02', 1],
    ]);
    const closed = sql<{
      key: string;
      count: number;
    }>`select month::text as key, 1 as count from product.usage_closed order by 1`;
    expect(await numbers(closed)).toEqual([['2026-01-01', 1]]);
    expect(await numbers(sql`select term as key, 1 as count from product.usage_term`)).toEqual([]);
    expect(await eventDays(db)).toEqual(expect.arrayContaining(['2026-02-01', '2026-02-11']));
    await raw('alter table product.usage_visit drop constraint no_such_day').execute(db);
    await rollUp(db, new Date('2026-03-04T02:41:00Z'));
    expect(await numbers(closed)).toEqual([
      ['2026-01-01', 1],
      ['2026-02-01', 1],
    ]);
  });

  it('is given up when its events are past their time, and its month is told to be incomplete', async () => {
    const { db } = product.database;
    await write(played('2025-12-01T10:00:00Z'), played('2025-12-02T10:00:00Z'));
    await raw(
      "alter table product.usage_visit add constraint no_such_day check (day <> '2025-12-01')",
    ).execute(db);
    await expect(rollUp(db, new Date('2026-01-03T02:41:00Z'))).rejects.toThrow('2025-12-01');
    expect(await eventDays(db)).not.toContain('2025-12-01');
    expect(await numbers(sql`select day::text as key, lost as count from product.usage_gap`)).toEqual([
      ['2025-12-01', 1],
    ]);
    await rollUp(db, new Date('2026-01-04T02:41:00Z'));
    const partial = sql<{ key: string; count: number }>`
      select month::text as key, partial::int as count from product.usage_closed`;
    expect(await numbers(partial)).toEqual([['2025-12-01', 1]]);
  });

  it('a count may take longer than a request may', async () => {
    await raw(`create or replace function product.slow() returns trigger language plpgsql as
      'begin perform pg_sleep(0.6); return new; end'`).execute(product.database.db);
    for (const table of ['usage_visit', 'usage_closed'])
      await raw(
        `create trigger slow before insert on product.${table} for each row execute function product.slow()`,
      ).execute(product.database.db);
    await write(played('2026-02-10T10:00:00Z'));
    await withSession('statement_timeout=300', async (db) => {
      await rollUpDay(db, '2026-02-10');
      await closeMonth(db, '2026-02');
    });
    expect(await requests()).toEqual([['2026-02-10', 1]]);
  });
});
