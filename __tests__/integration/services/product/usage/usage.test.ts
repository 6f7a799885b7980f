/** @jest-environment node */
import { sql } from 'kysely';
import type { ServedPage } from '@/lib/contracts/usage/usage';
import { closeMonth, rollUp, rollUpDay } from '@/services/product/usage/roll-up';
import { eventDays } from '@/services/product/usage/partitions';
import type { Use } from '@/services/product/usage/events';
import { signedHeaders } from '../../../../support/visitors/signed-visitor';
import {
  BROWSER,
  type Counted,
  independentCount,
  simulatedMonth,
  usedItem,
  visitor,
} from '../../../../support/usage/usage-month';
import { organisation, post, type Product, startProduct } from '../support/harness';

/** The whole month is counted by `USE_ACTIONS=200000`. */
const ACTIONS = Number(process.env.USE_ACTIONS ?? 8_000);

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  product.customers.networks.clear();
  for (const table of ['event', 'day', 'month', 'visit', 'term', 'rolled', 'closed', 'gap'])
    await sql`delete from product.${sql.raw(`usage_${table}`)}`.execute(product.database.db);
});
afterAll(() => product.end());

const at = (text: string) => Date.parse(text);
const none: Counted = { tii: 0, uii: 0, tir: 0, uir: 0, no_license: 0, searches: 0 };

async function write(uses: readonly Use[]): Promise<void> {
  // Fewer at once than may wait: beyond that they are lost, and said to be.
  for (let start = 0; start < uses.length; start += 20_000) {
    for (const use of uses.slice(start, start + 20_000)) product.usage.add(use);
    await product.usage.flush();
  }
}

/** Sums of a day by organisation. */
async function sums(table: 'usage_day' | 'usage_month', where = sql`true`): Promise<Map<string, Counted>> {
  const { rows } = await sql<Counted & { key: string }>`
    select organisation_id || ' ' || data_type as key, sum(tii)::int as tii, sum(uii)::int as uii, sum(tir)::int as tir,
      sum(uir)::int as uir, sum(no_license)::int as no_license, sum(searches)::int as searches
    from product.${sql.raw(table)} where ${where} group by 1`.execute(product.database.db);
  return new Map(rows.map(({ key, ...counts }) => [key, counts]));
}

/** What a day counts of some uses of one item. */
async function counted(uses: readonly Use[], day = '2026-03-09'): Promise<Counted> {
  await write(uses);
  await rollUpDay(product.database.db, day);
  const all = await sums('usage_day', sql`day = ${day}::date`);
  return all.get('school Audiovisual') ?? none;
}

const hamlet = usedItem('hamlet');
const play = (...times: string[]): Use[] =>
  times.map((time) => ({
    at: at(`2026-03-09T${time}Z`),
    visitor: visitor({ userId: 'u' }),
    action: 'play',
    item: hamlet,
  }));

describe('counting', () => {
  it('case 5: of two plays within 30 s one counts; of a chain only the last', async () => {
    expect(await counted(play('10:01:00', '10:01:29'))).toMatchObject({ tir: 1, uir: 1 });
  });
  it('case 5: two plays 35 s apart are two, by one session', async () => {
    expect(await counted(play('10:01:00', '10:01:35'))).toMatchObject({ tir: 2, uir: 1 });
  });
  it('case 5: a chain of clicks each within 30 s of the next leaves the last', async () => {
    expect(await counted(play('10:00:00', '10:00:20', '10:00:40', '10:01:00'))).toMatchObject({
      tir: 1,
      uir: 1,
    });
  });

  it('case 6: 15 pairs within and 15 beyond 30 s over 30 items', async () => {
    const uses = Array.from({ length: 30 }, (_, index) => {
      const item = usedItem(`item-${index}`);
      return [0, index < 15 ? 30 : 31].map((seconds): Use => ({
        at: at('2026-03-09T10:00:00Z') + seconds * 1_000,
        visitor: visitor(),
        action: 'play',
        item,
      }));
    }).flat();
    expect(await counted(uses)).toMatchObject({ tii: 45, uii: 30, tir: 45, uir: 30 });
  });

  it('case 7: another hour is another session', async () => {
    expect(await counted(play('13:59:50', '14:00:30'))).toMatchObject({ tir: 2, uir: 2 });
    expect(await counted(play('16:00:30', '16:59:00'))).toMatchObject({ tir: 4, uir: 3 });
  });

  it('case 8: clicks about midnight are one, of the later day', async () => {
    const uses = [...play('23:59:55'), { ...play('00:00:00')[0]!, at: at('2026-03-10T00:00:10Z') }];
    expect(await counted(uses)).toEqual(none);
    expect(await counted([], '2026-03-10')).toMatchObject({ tir: 1, uir: 1 });
  });

  it('case 9: page, play, seek and download of one item', async () => {
    const [first] = play('10:00:00');
    const uses = (['view', 'play', 'download'] as const).map((action, index) => ({
      ...first!,
      action,
      at: first!.at + index * 40_000,
    }));
    expect(await counted(uses)).toMatchObject({ tii: 3, tir: 2, uii: 1, uir: 1 });
  });

  it('case 11: robots, no agent and one letter count nothing; a browser does', async () => {
    const [first] = play('10:00:00');
    const by = (agent: string): Use => ({ ...first!, visitor: visitor({ agent }) });
    expect(await counted(['Googlebot/2.1', '', 'a', 'HeadlessChrome/120'].map(by))).toEqual(none);
    expect(await counted([by(BROWSER)])).toMatchObject({ tir: 1 });
  });

  it('staff of the library’s own organisation count nothing', async () => {
    const [first] = play('10:00:00');
    await write([{ ...first!, visitor: visitor({ organisationId: 'library' }) }]);
    await rollUpDay(product.database.db, '2026-03-09').catch(() => undefined);
    expect(await sums('usage_day')).toEqual(new Map());
  });

  it('case 23: counted twice, and killed half way and counted again, a day says the same', async () => {
    const once = await counted(play('10:00:00', '10:05:00'));
    const { db } = product.database;
    await rollUpDay(db, '2026-03-09');
    expect(await sums('usage_day')).toEqual(new Map([['school Audiovisual', once]]));
    await db
      .transaction()
      .execute(async (half) => {
        await rollUpDay(half, '2026-03-09').catch(() => undefined);
        throw new Error('killed');
      })
      .catch(() => undefined);
    await rollUpDay(db, '2026-03-09');
    expect(await sums('usage_day')).toEqual(new Map([['school Audiovisual', once]]));
  });

  it(`a month of ${ACTIONS} actions agrees with a count of the raw actions`, async () => {
    const uses = simulatedMonth({ actions: ACTIONS, month: '2026-02' });
    await write(uses.slice(0, ACTIONS / 2));
    await write(uses.slice(ACTIONS / 2));
    const { db } = product.database;
    const days = (await eventDays(db)).filter((day) => day.startsWith('2026-02'));
    expect(days).toHaveLength(28);
    for (const day of days) await rollUpDay(db, day);
    await closeMonth(db, '2026-02');
    expect([...(await sums('usage_month'))].toSorted()).toEqual([...independentCount(uses)].toSorted());
  }, 600_000);
});

describe('what is told', () => {
  const today = '2026-03-10';
  const totals = async () => {
    await product.usage.flush();
    await rollUpDay(product.database.db, today);
    return sums('usage_day');
  };

  it('case 13: a network whose subscription ended is denied, and requests nothing', async () => {
    product.customers.networks.set('198.51.100.13', organisation({ subscriptions: [] }));
    const who = { address: '198.51.100.13' };
    expect((await post(product, '/api/playback-grants', { contentId: 'prod-lear' }, who)).status).toBe(403);
    await post(product, '/api/usage', { uses: [{ action: 'play', contentId: 'prod-lear' }] }, who);
    expect(await totals()).toEqual(new Map([['school Audiovisual', { ...none, no_license: 1 }]]));
  });

  it('case 14: a person counts for their own organisation, on whichever network', async () => {
    product.customers.networks.set('198.51.100.9', organisation({ id: 'b' }));
    product.customers.people.set('ann', { organisation: { id: 'a' } });
    await post(
      product,
      '/api/usage',
      { uses: [{ action: 'play', contentId: 'prod-lear' }] },
      { token: 'ann', address: '198.51.100.9' },
    );
    expect(await totals()).toEqual(new Map([['a Audiovisual', { ...none, tii: 1, uii: 1, tir: 1, uir: 1 }]]));
  });

  it('case 10: only what is told counts; what is hidden, unknown or no content item does not', async () => {
    product.customers.networks.set('198.51.100.21', organisation());
    const uses = ['prod-adult', 'nothing-here', 'king-lear', 'ada'].map((contentId) => ({
      action: 'view',
      contentId,
    }));
    const { status } = await post(product, '/api/usage', { uses }, { address: '198.51.100.21' });
    expect(status).toBe(204);
    expect(
      (await post(product, '/api/usage', { uses: [{ action: 'denied', contentId: 'prod-lear' }] })).status,
    ).toBe(400);
    expect(await totals()).toEqual(new Map());
  });

  it('a document counts as read once and as downloaded once, by one session', async () => {
    product.customers.networks.set('198.51.100.20', organisation());
    const who = { address: '198.51.100.20' };
    await post(
      product,
      '/api/usage',
      { uses: [{ action: 'read', contentId: 'guide-plain', part: 'doc-guide' }] },
      who,
    );
    const grant = { contentId: 'guide-plain', documentId: 'doc-guide', purpose: 'download' };
    expect((await post(product, '/api/document-grants', grant, who)).status).toBe(200);
    expect(await totals()).toEqual(
      new Map([['school Database_Full_Item', { ...none, tii: 2, uii: 1, tir: 2, uir: 1 }]]),
    );
  });

  it('the gateway tells pages; nobody else may', async () => {
    const page: ServedPage = {
      ...visitor({ entitled: false }),
      at: product.clock.ms,
      item: ['production', 'prod-lear'],
    };
    const pages = [page, { ...page, item: null }, { ...page, item: ['theme', 'power'] }];
    const tell = async (headers: Record<string, string>) =>
      (await product.app.inject({ method: 'POST', url: '/internal/usage', payload: { pages }, headers }))
        .statusCode;
    expect(await tell({})).toBe(404);
    expect(await tell(await signedHeaders({}, { now: () => product.clock.ms }))).toBe(204);
    expect(await totals()).toEqual(
      new Map([
        ['school Audiovisual', { ...none, tii: 1, uii: 1, no_license: 1 }],
        ['school Platform', { ...none, searches: 1 }],
      ]),
    );
  });

  it('a training module is read when its page is opened by somebody who may take it, else denied', async () => {
    product.customers.networks.set('198.51.100.22', organisation());
    const uses = [{ action: 'view', contentId: 'module-1' }];
    await post(product, '/api/usage', { uses }, { address: '198.51.100.22' });
    const page = (more: Partial<ServedPage>): ServedPage => ({
      ...visitor({ userId: 'v', ...more }),
      at: product.clock.ms,
      item: ['trainingCourseModule', 'module-2'],
    });
    const payload = {
      pages: [
        page({}),
        page({ entitled: false, userId: 'w' }),
        { ...page({}), item: ['trainingCourse', 'dt-101-using-the-platform'] },
      ],
    };
    const headers = await signedHeaders({}, { now: () => product.clock.ms });
    await product.app.inject({ method: 'POST', url: '/internal/usage', payload, headers });
    expect(await totals()).toEqual(
      new Map([['school Interactive_Resource', { ...none, tii: 3, uii: 3, tir: 2, uir: 2, no_license: 1 }]]),
    );
  });
});

describe('how long it stays', () => {
  it('nothing personal is stored, and nothing outlives its time', async () => {
    await write(play('10:00:00'));
    const { rows } = await sql`select * from product.usage_event`.execute(product.database.db);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|"u"|Mozilla/);
    await rollUp(product.database.db, new Date('2026-03-10T02:41:00Z'));
    expect(await eventDays(product.database.db)).toContain('2026-03-09');
    await rollUp(product.database.db, new Date('2026-04-04T02:41:00Z'));
    expect(await eventDays(product.database.db)).not.toContain('2026-03-09');
    expect((await sums('usage_month')).get('school Audiovisual')).toMatchObject({ tir: 1 });
    await rollUp(product.database.db, new Date('2026-08-04T02:41:00Z'));
    expect(await sums('usage_day')).toEqual(new Map());
    expect((await sums('usage_month')).get('school Audiovisual')).toMatchObject({ tir: 1 });
  });
});
