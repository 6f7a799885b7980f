/** The figures of use on the administration's screen. @jest-environment node */
import { sql } from 'kysely';
import { adminUsageSchema } from '@/lib/contracts/administration/overview';
import type { Use } from '@/services/product/usage/events';
import { usageFigures } from '@/services/product/usage/figures';
import { eventDays } from '@/services/product/usage/partitions';
import { closeMonth, rollUpDay } from '@/services/product/usage/roll-up';
import { simulatedMonth, usedItem, visitor } from '../../../../support/usage/usage-month';
import { type Product, startProduct } from '../support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  for (const table of ['event', 'day', 'month', 'visit', 'term', 'rolled', 'closed', 'gap'])
    await sql`delete from product.${sql.raw(`usage_${table}`)}`.execute(product.database.db);
});
afterAll(() => product.end());

async function write(uses: readonly Use[]): Promise<void> {
  for (const use of uses) product.usage.add(use);
  await product.usage.flush();
}

const played = (day: string): Use => ({
  at: Date.parse(`${day}T10:00:00Z`),
  visitor: visitor({ userId: 'u' }),
  action: 'play',
  item: usedItem('hamlet'),
});

it('the console’s figures are those of days and closed months, and name nobody', async () => {
  const { db } = product.database;
  await write(simulatedMonth({ actions: 1_000, month: '2026-02' }));
  for (const day of (await eventDays(db)).filter((one) => one.startsWith('2026-02')))
    await rollUpDay(db, day);
  const figures = () => usageFigures(db, 'school-1', new Date('2026-03-10T00:00:00Z'));
  const open = await figures();
  await closeMonth(db, '2026-02');
  const closed = adminUsageSchema.parse(await figures());
  expect([open.reported, closed.reported]).toEqual([[], ['2026-02']]);
  expect({ ...closed, reported: [] }).toEqual(open);
  const february = closed.months.find(({ month }) => month === '2026-02')!;
  expect(february.uses).toBe(closed.types.reduce((sum, { uses }) => sum + uses, 0));
  expect(closed.months.filter(({ views }) => views > 0)).toEqual([february]);
  expect(closed.weeks).toHaveLength(13);
  expect(closed.weeks.reduce((sum, { uses }) => sum + uses, 0)).toBe(february.uses);
  expect(february.searches).toBeGreaterThan(0);
  expect(closed.visits.map(({ method }) => method).toSorted()).toEqual(['IPAuth', 'Okta']);
});

it('this month is compared with the same days of the last one, and with all of a shorter month', async () => {
  const { db } = product.database;
  const days = [
    '2026-02-01',
    '2026-02-09',
    '2026-02-10',
    '2026-02-28',
    '2026-03-01',
    '2026-03-09',
    '2026-03-31',
  ];
  await write(days.map(played));
  const until = async (day: string, now = day) => {
    await rollUpDay(db, day);
    return (await usageFigures(db, 'school', new Date(`${now}T12:00:00Z`))).lastMonth?.uses;
  };
  for (const day of days.slice(0, 4)) await rollUpDay(db, day);
  // Of the new month, no day is counted yet.
  expect(await until('2026-02-28', '2026-03-01')).toBe(0);
  expect(await until('2026-03-01', '2026-03-02')).toBe(1);
  expect(await until('2026-03-09')).toBe(2);
  expect(await until('2026-03-31')).toBe(4);
});
