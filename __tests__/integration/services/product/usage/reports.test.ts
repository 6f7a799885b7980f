/** @jest-environment node */
import { Writable } from 'node:stream';
import pino from 'pino';
import { purgeReports } from '@/services/product/reports/analytics';
import { deleteEndedCounts } from '@/services/product/limits/counting';
import { organisation, post, type Product, startProduct } from '../support/harness';

let product: Product;
const lines: string[] = [];
beforeAll(async () => {
  const output = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  product = await startProduct({ log: pino({ level: 'warn' }, output) });
  product.customers.networks.set('198.51.100.1', organisation({ id: 'school' }));
});
afterAll(() => product.end());

const report = {
  message: 'm',
  error: 'e',
  stack: null,
  name: 'TypeError',
  type: 'error',
  logId: 'log-1',
  userId: 'teacher',
};

describe('reports', () => {
  const send = (body: object, address: string) =>
    post(product, '/api/frontend-error-logger', body, { address });
  it('R-API-8 an error report is kept without query strings and tokens, from anybody', async () => {
    const secret = 'eyJhbGciOi.eyJzdWIi.c2ln';
    const { status } = await send(
      {
        ...report,
        message: `at https://x.test/search?q=private token ${secret}`,
        stack: 'f (/guides?page=2:1:2) Bearer abc',
      },
      '192.0.2.1',
    );
    expect(status).toBe(204);
    const row = await product.database.db
      .selectFrom('error_report')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/private|eyJ|abc|page=2/);
    expect(row.message).toContain('https://x.test/search');
    expect((await send({ message: 3 }, '192.0.2.1')).status).toBe(400);
  });

  it('limits one browser to 60 a minute, and lets a school of 500 pupils report', async () => {
    const answers = [];
    for (let turn = 0; turn < 61; turn += 1)
      answers.push((await send({ ...report, logId: 'noisy' }, '192.0.2.2')).status);
    expect(answers.slice(0, 60).every((status) => status === 204)).toBe(true);
    expect(answers[60]).toBe(429);
    const pupils: number[] = [];
    const batch = (first: number) =>
      Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          send({ ...report, logId: `pupil-${first + index}` }, '192.0.2.3'),
        ),
      );
    for (let first = 0; first < 500; first += 50)
      pupils.push(...(await batch(first)).map(({ status }) => status));
    expect(pupils.filter((status) => status !== 204)).toEqual([]);
  });

  const rowsOf = async (logId: string) =>
    (
      await product.database.db
        .selectFrom('error_report')
        .selectAll()
        .where('log_id', 'like', logId)
        .execute()
    ).length;

  it('stores the top of a long stack, without half a token at its end', async () => {
    const stack = `${'f\n'.repeat(1_990)}eyJhbGciOi.${'x'.repeat(30_000)}`;
    expect((await send({ ...report, logId: 'long', stack }, '192.0.2.5')).status).toBe(204);
    const row = await product.database.db
      .selectFrom('error_report')
      .selectAll()
      .where('log_id', '=', 'long')
      .executeTakeFirstOrThrow();
    expect(row.stack).toHaveLength(4_000);
  });

  it('stores of one address and day no more than its share, and of all no more than a day’s; both are answered as ever', async () => {
    const many = async (address: string, count: number) => {
      const sent = Array.from({ length: count }, (_, index) =>
        send({ ...report, logId: `${address} ${index}` }, address),
      );
      return new Set((await Promise.all(sent)).map(({ status }) => status));
    };
    expect(await many('192.0.2.6', 210)).toEqual(new Set([204]));
    expect(await rowsOf('192.0.2.6 %')).toBe(200);
    const { db } = product.database;
    await db.updateTable('rate_count').set({ count: 1_995 }).where('key', 'like', 'error-stored:%').execute();
    expect(await many('192.0.2.7', 10)).toEqual(new Set([204]));
    expect(await rowsOf('192.0.2.7 %')).toBe(5);
    const left = lines.filter((line) => line.includes('left out'));
    expect(left.map((line) => /"limit":"([^"]+)"/.exec(line)?.[1])).toEqual([
      // The school of 500 pupils, and the address above.
      'error-stored-site',
      'error-stored-site',
      'error-stored',
    ]);
    product.clock.ms += 86_400_000;
    expect(await many('192.0.2.8', 1)).toEqual(new Set([204]));
    expect(await rowsOf('192.0.2.8 %')).toBe(1);
    product.clock.ms -= 86_400_000;
  });

  it('counts of a window are deleted when it has ended, and no sooner', async () => {
    const { db } = product.database;
    const names = async () => {
      const rows = await db.selectFrom('rate_count').select('key').execute();
      return [...new Set(rows.map(({ key }) => key.split(':')[0]))].toSorted();
    };
    const all = ['error-address', 'error-browser', 'error-stored', 'error-stored-open', 'error-stored-site'];
    expect(await names()).toEqual(all);
    await deleteEndedCounts(db, new Date(product.clock.ms));
    expect(await names()).toEqual(all);
    // The test before sent one a day later.
    await deleteEndedCounts(db, new Date(product.clock.ms + 86_400_000 + 120_000));
    expect(await names()).toEqual(['error-stored', 'error-stored-open', 'error-stored-site']);
    await deleteEndedCounts(db, new Date(product.clock.ms + 3 * 86_400_000));
    expect(await names()).toEqual([]);
  });

  const event = {
    category: 'media',
    action: 'impression',
    name: 'King Lear',
    page: { path: '/productions/king-lear?x=1', title: 'King Lear' },
    at: 0,
  };
  it('analytics: bounded batches, a visitor that cannot be joined from day to day, no address kept', async () => {
    const batch = (events: object[]) => post(product, '/api/analytics', { events }, { address: '192.0.2.4' });
    expect(
      (await batch([{ ...event, at: product.clock.ms, dimensions: { 1: 'teacher', 23: 'x' } }, event]))
        .status,
    ).toBe(204);
    product.clock.ms += 86_400_000;
    expect((await batch([event])).status).toBe(204);
    product.clock.ms -= 86_400_000;
    const rows = await product.database.db.selectFrom('analytics_event').selectAll().orderBy('id').execute();
    expect(rows.map(({ page_path }) => page_path)).toEqual([
      '/productions/king-lear',
      '/productions/king-lear',
      '/productions/king-lear',
    ]);
    expect(rows[0]?.visitor).toBe(rows[1]?.visitor);
    expect(rows[2]?.visitor).not.toBe(rows[0]?.visitor);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.4');
    expect(rows[1]?.occurred_at.getTime()).toBe(product.clock.ms);
    for (const wrong of [
      [],
      Array(51).fill(event),
      [{ ...event, category: ' ' }],
      [{ ...event, dimensions: { 24: 'x' } }],
      [{ ...event, page: undefined }],
    ]) {
      expect((await batch(wrong as object[])).status).toBe(400);
    }
  });

  it('a beacon may come as text', async () => {
    const response = await product.app.inject({
      method: 'POST',
      url: '/api/analytics',
      payload: JSON.stringify({ events: [event] }),
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.statusCode).toBe(204);
    const garbage = await product.app.inject({
      method: 'POST',
      url: '/api/analytics',
      payload: 'hello',
      headers: { 'content-type': 'text/plain' },
    });
    expect(garbage.statusCode).toBe(400);
  });

  it('events are deleted after 13 months and salts after their day', async () => {
    await purgeReports(product.database.db, new Date(Date.now() + 12 * 30 * 86_400_000));
    expect(
      (await product.database.db.selectFrom('analytics_event').selectAll().execute()).length,
    ).toBeGreaterThan(0);
    await purgeReports(product.database.db, new Date(Date.now() + 400 * 86_400_000));
    for (const table of ['analytics_event', 'analytics_salt', 'error_report', 'rate_count'] as const) {
      expect(await product.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
