/** @jest-environment node */
/** Handing over between a classroom machine and an account: by six letters, once, agreed to by name. */
import { randomBytes, randomUUID } from 'node:crypto';
import { CODE_LETTERS } from '@/lib/contracts/personal/class-letters';
import {
  claimSchema,
  handOverSchema,
  madeHandOverSchema,
  openedListSchema,
} from '@/lib/contracts/viewer/hand-over';
import { MOST_LISTS } from '@/lib/contracts/personal/list-limits';
import { listSchema } from '@/lib/contracts/personal/lists';
import { resumePositionsSchema } from '@/lib/contracts/personal/my-page';
import { personalDataSchema } from '@/lib/contracts/personal/personal-data';
import { claimOf, requestTransfer } from '@/services/product/hand-over/claims';
import { forgetHandOvers } from '@/services/product/hand-over/rows';
import { get, post, type Product } from '../support/harness';
import { elsewhere, entryOf as entry, home, room, startSchool } from '../support/school';

const teacher = { token: 'teacher' };
const colleague = { token: 'other' };
const MINUTE = 60_000;

let product: Product;
beforeAll(async () => {
  product = await startSchool();
});
afterAll(() => product.end());

const place = { contentId: 'prod-lear', seconds: 90, durationSeconds: 3_000 };

async function offered(body: object = { entries: [entry('prod-lear')], places: [place] }) {
  const made = await post(product, '/api/hand-overs', body, room);
  expect(made.status).toBe(200);
  return madeHandOverSchema.parse(made.body);
}
const machine = async (id: string) =>
  handOverSchema.parse((await get(product, `/api/hand-overs/${id}`, room)).body);
const answer = (id: string, agrees: boolean, who: object = room) =>
  post(product, `/api/hand-overs/${id}/answer`, { agrees }, who);
const claim = (code: string, who: object = teacher) => post(product, '/api/hand-over-claims', { code }, who);
const claimed = async (code: string, who: object = teacher) =>
  claimSchema.parse((await claim(code, who)).body);
const wish = (id: string, listId: string | null, who: object = teacher) =>
  post(product, `/api/hand-over-claims/${id}/wish`, { listId }, who);
const state = async (id: string) =>
  claimSchema.parse((await get(product, `/api/hand-over-claims/${id}`, teacher)).body);
const wrong = (code: string) => `${code.slice(0, 5)}${code.endsWith('A') ? 'C' : 'A'}`;
const forget = () => product.database.pool.query('delete from product.hand_over_tries');

it('an entry that is offered twice is refused at once, not when it is agreed to', async () => {
  const twice = entry('prod-lear');
  expect((await post(product, '/api/hand-overs', { entries: [twice, twice], places: [] }, room)).status).toBe(
    400,
  );
});

it('list and places go into the account once the machine agrees by name, and never before', async () => {
  const { id, code } = await offered();
  expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{6}$`));
  expect(await machine(id)).toEqual({ state: 'offered', person: null, opens: null });
  const mine = await claimed(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`);
  expect(mine).toMatchObject({
    state: 'offered',
    organisation: 'The School',
    entries: 1,
    places: 1,
    listId: null,
  });
  expect((await answer(id, true)).status).toBe(409);
  await wish(mine.id, null);
  expect(await machine(id)).toEqual({ state: 'asked', person: 'Grace Hopper', opens: null });
  expect((await get(product, '/api/lists', teacher)).body.lists).toEqual([]);

  expect((await answer(id, true)).body).toEqual({ list: null });
  // Sent twice it is done once.
  expect((await answer(id, true)).status).toBe(200);
  const { listId } = await state(mine.id);
  const list = listSchema.parse((await get(product, `/api/lists/${listId}`, teacher)).body);
  expect(list.name).toBe('Lesson of 10 March 2026');
  expect(list.entries.map(({ contentId }) => contentId)).toEqual(['prod-lear']);
  const { positions } = resumePositionsSchema.parse(
    (await get(product, '/api/resume-positions', teacher)).body,
  );
  expect(positions).toEqual([expect.objectContaining(place)]);
  expect((await get(product, '/api/lists', teacher)).body.lists).toHaveLength(1);
  expect((await wish(mine.id, null)).status).toBe(409);
});

it('a title with half of a character is taken, as in a list', async () => {
  const { id, code } = await offered({ entries: [entry('prod-lear', { title: 'a\ud800b' })], places: [] });
  const mine = await claimed(code);
  await wish(mine.id, null);
  expect((await answer(id, true)).status).toBe(200);
  const { listId } = await state(mine.id);
  const list = listSchema.parse((await get(product, `/api/lists/${listId}`, teacher)).body);
  expect(list.entries.map(({ title }) => title)).toEqual(['a\ufffdb']);
  await post(product, `/api/lists/${listId}/deletion`, {}, teacher);
});

it('a wish that comes while the machine answers changes nothing of the answer', async () => {
  const { db } = product.database;
  const { id, code } = await offered();
  const mine = await claimed(code);
  await wish(mine.id, null);
  const read = await claimOf(db, mine.id, 'teacher');
  expect((await answer(id, false)).status).toBe(200);
  const late = requestTransfer(db, read, { id: randomUUID(), name: 'Another' }, product.clock.ms);
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await machine(id)).toEqual({ state: 'refused', person: 'Grace Hopper', opens: null });
});

it('a person’s part of it is in their export, without what the machine offers; and goes with their data', async () => {
  product.customers.people.set('taker', {});
  const taker = { token: 'taker' };
  const path = '/api/users/taker/personal-data';
  const data = async () => personalDataSchema.parse((await get(product, path, taker)).body);
  const { code } = await offered();
  await claim(wrong(code), taker);
  await claim(code, taker);
  const { handOvers, handOverTries } = await data();
  expect(handOvers).toEqual([
    {
      organisation: 'The School',
      person: 'Grace Hopper',
      opens: null,
      agreed: null,
      expiresAt: expect.any(String),
    },
  ]);
  expect(handOverTries).toEqual([{ failures: 1, since: expect.any(String) }]);
  await post(product, `${path}/deletion`, {}, taker);
  expect(await data()).toMatchObject({ handOvers: [], handOverTries: [] });
});

it('a teacher’s list opens on the machine without notes, as its network is shown it', async () => {
  const listId = randomUUID();
  await post(product, '/api/lists', { id: listId, name: 'Storm' }, teacher);
  const entries = [entry('prod-lear', { note: 'For me alone' }), entry('prod-adult')];
  await post(
    product,
    `/api/lists/${listId}/changes`,
    { changes: entries.map((one) => ({ do: 'add', entry: one })) },
    teacher,
  );
  const { id, code } = await offered({ entries: [], places: [] });
  const mine = await claimed(code);
  expect((await wish(mine.id, randomUUID())).status).toBe(404);
  await wish(mine.id, listId);
  expect(await machine(id)).toEqual({ state: 'asked', person: 'Grace Hopper', opens: 'Storm' });
  const { list } = openedListSchema.parse((await answer(id, true)).body);
  expect(list).toMatchObject({ name: 'Storm', entries: [{ contentId: 'prod-lear', note: '' }] });
  expect(list?.entries).toHaveLength(1);
  // Also a second device of the person is told what was opened.
  expect(await state(mine.id)).toMatchObject({ listId: null, opens: 'Storm' });
});

it('lessons taken along at once do not go beyond the most lists of one person', async () => {
  product.customers.people.set('nearly', {});
  const nearly = { token: 'nearly' };
  await product.database.pool.query(
    `insert into product.list (id, user_id, name, note, sharing)
     select gen_random_uuid(), 'nearly', 'l' || n, '', 'private' from generate_series(1, ${MOST_LISTS - 1}) n`,
  );
  const offers = await Promise.all(Array.from({ length: 4 }, () => offered()));
  for (const { code } of offers) await wish((await claimed(code, nearly)).id, null, nearly);
  const answers = await Promise.all(offers.map(({ id }) => answer(id, true)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

it('whom the machine does not agree to gets nothing', async () => {
  const { id, code } = await offered();
  const mine = await claimed(code);
  await wish(mine.id, null);
  await answer(id, false);
  expect(await state(mine.id)).toMatchObject({ state: 'refused', listId: null });
  expect((await answer(id, true)).status).toBe(409);
});

it('a machine that shows its code no longer refuses before anybody asks', async () => {
  await forget();
  const { id, code } = await offered();
  const mine = await claimed(code);
  expect((await answer(id, false)).status).toBe(200);
  expect(await machine(id)).toMatchObject({ state: 'refused' });
  expect((await wish(mine.id, null)).status).toBe(409);
  expect((await claim(code)).status).toBe(404);
  expect((await answer(id, true)).status).toBe(409);
});

it('a code is one person’s, for five minutes, with five tries', async () => {
  await forget();
  const { code } = await offered();
  const mine = await claimed(code);
  expect((await claim(code, colleague)).status).toBe(404);
  expect((await get(product, `/api/hand-over-claims/${mine.id}`, colleague)).status).toBe(404);
  expect((await claim(code)).status).toBe(200);
  product.clock.ms += 5 * MINUTE;
  expect((await claim(code)).status).toBe(404);
  expect((await wish(mine.id, null)).status).toBe(409);

  await forget();
  const next = await offered();
  const tries = await Promise.all(Array.from({ length: 8 }, () => claim(wrong(next.code))));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([404, 404, 404, 404, 404, 429, 429, 429]);
  // A right one is refused like a wrong one.
  expect((await claim(next.code)).status).toBe(429);
  expect((await claim(next.code, colleague)).status).toBe(200);
  product.clock.ms += 5 * MINUTE;
  expect((await claim((await offered()).code)).status).toBe(200);
});

it('two people with the same letters at once: one has them', async () => {
  await forget();
  const { code } = await offered();
  const both = await Promise.all([claim(code), claim(code, colleague)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

it('only a recognised machine without sign-in offers, and its own network alone asks and answers', async () => {
  for (const who of [home, teacher])
    expect((await post(product, '/api/hand-overs', { entries: [], places: [] }, who)).status).toBe(403);
  const { id } = await offered();
  expect((await get(product, `/api/hand-overs/${id}`, elsewhere)).status).toBe(404);
  expect((await answer(id, true, elsewhere)).status).toBe(404);
  expect((await get(product, `/api/hand-overs/${id}`, home)).status).toBe(403);
});

it('nothing of it stays', async () => {
  await offered();
  await claim('AAAAAA');
  product.clock.ms += 11 * MINUTE;
  await forgetHandOvers(product.database.db, new Date(product.clock.ms));
  for (const table of ['hand_over', 'hand_over_tries'])
    expect((await product.database.pool.query(`select 1 from product.${table}`)).rows).toEqual([]);
});

it('of several machines at once only as many hand over as an organisation has room for', async () => {
  await product.database.pool.query('delete from product.hand_over');
  const { id } = await offered();
  await product.database.pool.query(
    `insert into product.hand_over (id, claim, code, organisation_id, organisation_name, entries, places, expires_at)
     select gen_random_uuid(), gen_random_uuid(), translate(lpad(n::text, 6, '0'), '0123456789', 'ABCDEFGHJK'), organisation_id, organisation_name, entries, places, expires_at
     from product.hand_over, generate_series(1, 498) n where id = $1`,
    [id],
  );
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => post(product, '/api/hand-overs', { entries: [], places: [place] }, room)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
});

it('what one organisation hands over at once is bounded in bytes too', async () => {
  await product.database.pool.query('delete from product.hand_over');
  // What does not compress, as nobody writes it: 600 kB a machine.
  const note = () => randomBytes(975).toString('hex');
  const entries = () => Array.from({ length: 300 }, () => ({ ...entry('prod-lear'), note: note() }));
  const statuses: number[] = [];
  for (let machines = 0; machines < 120 && !statuses.includes(429); machines += 1)
    statuses.push((await post(product, '/api/hand-overs', { entries: entries(), places: [] }, room)).status);
  expect(statuses.length).toBeGreaterThan(32);
  expect(statuses.at(-1)).toBe(429);
  // A lesson still has room.
  expect(
    (await post(product, '/api/hand-overs', { entries: [entry('prod-lear')], places: [] }, room)).status,
  ).toBe(200);
  await product.database.pool.query('delete from product.hand_over');
});
