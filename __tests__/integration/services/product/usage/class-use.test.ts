/** @jest-environment node */
/** What is played and read to a class counts for the organisation that opened the list, wherever its people are. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openingSchema } from '@/lib/contracts/personal/class';
import { rollUpDay } from '@/services/product/usage/roll-up';
import { post, type Product } from '../support/harness';
import { elsewhere, entryOf, home, room, startSchool } from '../support/school';

const TODAY = '2026-03-10';
const DAY = 24 * 60 * 60_000;
const teacher = { token: 'teacher' };

let product: Product;
beforeAll(async () => {
  product = await startSchool();
});
afterAll(() => product.end());

const entry = entryOf('prod-lear');
const reading = entryOf('guide-plain', { kind: 'document', documentId: 'doc-guide' });

async function opened(): Promise<{ id: string; link: string }> {
  const listId = randomUUID();
  await post(product, '/api/lists', { id: listId, name: 'Storm' }, teacher);
  const changes = [entry, reading].map((one) => ({ do: 'add', entry: one }));
  await post(product, `/api/lists/${listId}/changes`, { changes }, teacher);
  const [opensAt, closesAt] = [0, 30].map((days) => new Date(product.clock.ms + days * DAY).toISOString());
  const { body } = await post(
    product,
    '/api/class-openings',
    { id: randomUUID(), listId, opensAt, closesAt },
    teacher,
  );
  return openingSchema.parse(body);
}

const tell = async (use: object, who: object) =>
  (await post(product, '/api/usage', { uses: [use] }, who)).status;

async function requests(): Promise<Record<string, number>> {
  await product.usage.flush();
  await rollUpDay(product.database.db, TODAY);
  const { rows } = await sql<{ organisation_id: string; tir: number }>`
    select organisation_id, sum(tir)::int as tir from product.usage_day
    where item_id <> '' group by 1`.execute(product.database.db);
  return Object.fromEntries(rows.map((row) => [row.organisation_id, row.tir]));
}

it('counts for the class’s organisation at home and elsewhere, and nothing that the class does not give', async () => {
  const { link, id } = await opened();
  const play = { action: 'play', contentId: 'prod-lear' };
  const of = (key: string, entryId = entry.id) => ({ class: { key, entryId } });
  expect(await tell(play, home)).toBe(204);
  expect(await tell({ ...play, ...of(link, randomUUID()) }, home)).toBe(204);
  expect(await tell({ ...play, ...of('A'.repeat(22)) }, home)).toBe(204);
  expect(await tell({ ...play, ...of(id) }, home)).toBe(204);
  expect(await tell({ ...play, ...of(link), contentId: 'prod-adult' }, home)).toBe(204);
  expect(await requests()).toEqual({});

  expect(await tell({ ...play, ...of(link) }, home)).toBe(204);
  expect(await requests()).toEqual({ school: 1 });
  const read = { action: 'read', contentId: 'guide-plain', part: 'doc-guide', ...of(link, reading.id) };
  expect(await tell(read, elsewhere)).toBe(204);
  expect(await tell({ ...play, ...of(id) }, room)).toBe(204);
  expect(await requests()).toEqual({ school: 3 });
});

describe('while it cannot be found out whose a class is', () => {
  const use = { action: 'play', contentId: 'prod-lear', class: { key: 'A'.repeat(22), entryId: entry.id } };
  const uses = [use, use, { action: 'play', contentId: 'prod-lear' }];
  const renamed = (from: string, to: string) =>
    sql`alter table product.${sql.id(from)} rename to ${sql.id(to)}`.execute(product.database.db);
  beforeAll(() => renamed('class_opening', 'elsewhere'));
  afterAll(() => renamed('elsewhere', 'class_opening'));

  it('what is told beside its use counts, and the day is incomplete', async () => {
    const before = (await requests()).school ?? 0;
    product.clock.ms += 60_000; // What is asked twice within 30 s counts once.
    expect((await post(product, '/api/usage', { uses }, room)).status).toBe(204);
    expect((await requests()).school).toBe(before + 1);
    expect(await product.database.db.selectFrom('usage_gap').select('lost').execute()).toEqual([{ lost: 2 }]);
  });

  it('it is not even looked up for a network that sends too much', async () => {
    await product.database.db
      .updateTable('rate_count')
      .set({ count: 1_000_000 })
      .where('key', 'like', 'analytics:%')
      .execute();
    expect((await post(product, '/api/usage', { uses: [use] }, room)).status).toBe(429);
    expect(await product.database.db.selectFrom('usage_gap').select('lost').execute()).toEqual([{ lost: 2 }]);
  });
});
