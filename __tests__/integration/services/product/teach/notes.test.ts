/** @jest-environment node */
/** Notes on moments: a person's own, written over what was read, exported and erased with the rest. */
import { randomUUID } from 'node:crypto';
import { MOST_NOTES, noteSchema, notesSchema } from '@/lib/contracts/personal/notes';
import { personalDataSchema } from '@/lib/contracts/personal/personal-data';
import { get, post, startProduct, type Product } from '../support/harness';

const teacher = { token: 'teacher' };
const other = { token: 'other' };

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());

const save = (note: object, who: object = teacher) =>
  post(
    product,
    '/api/notes',
    { id: randomUUID(), contentId: 'prod-lear', seconds: 62.54, text: 'Her hands', ...note },
    who,
  );
const erase = (id: string, was: string, who: object = teacher) =>
  post(product, `/api/notes/${id}/deletion`, { was }, who);
const notes = async (query = '', who: object = teacher) =>
  notesSchema.parse((await get(product, `/api/notes${query}`, who)).body).notes;

it('a note is written once, to a tenth, read by its writer alone, and deleted', async () => {
  const id = randomUUID();
  const made = noteSchema.parse((await save({ id })).body);
  expect(made).toMatchObject({ id, contentId: 'prod-lear', seconds: 62.5, text: 'Her hands' });
  expect((await save({ id })).status).toBe(200);
  expect(await notes()).toHaveLength(1);
  expect(await notes('?contentId=prod-adult')).toEqual([]);
  expect(await notes('', other)).toEqual([]);
  // Somebody else's id is not theirs to write over, nor to delete.
  expect((await save({ id, was: 'Her hands', text: 'Mine now' }, other)).status).toBe(409);
  await erase(id, 'Her hands', other);
  expect(await notes()).toHaveLength(1);
  await erase(id, 'Her hands');
  expect((await erase(id, 'Her hands')).status).toBe(200);
  expect(await notes()).toEqual([]);
});

it('is deleted only with the words that were read, and one that is gone counts as deleted', async () => {
  const id = randomUUID();
  await save({ id });
  await save({ id, was: 'Her hands', text: 'Her left hand' });
  expect(await erase(id, 'Her hands')).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } });
  // Who does not say what was read has read nothing.
  expect((await post(product, `/api/notes/${id}/deletion`, {}, teacher)).status).toBe(409);
  expect(await notes()).toMatchObject([{ id, text: 'Her left hand' }]);
  // Somebody else is not told of words that are not theirs.
  expect((await erase(id, 'Her hands', other)).status).toBe(200);
  const both = await Promise.all([erase(id, 'Her left hand'), erase(id, 'Her left hand')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await notes()).toEqual([]);
});

it('of other words and a deletion at once the words stay', async () => {
  const ids = Array.from({ length: 10 }, () => randomUUID());
  await Promise.all(ids.map((id) => save({ id })));
  await Promise.all(
    ids.flatMap((id) => [save({ id, was: 'Her hands', text: 'Her left hand' }), erase(id, 'Her hands')]),
  );
  expect((await notes()).map(({ text }) => text)).toEqual(ids.map(() => 'Her left hand'));
  await Promise.all(ids.map((id) => erase(id, 'Her left hand')));
});

it('asked for twice at once, a note is written once and both are told so', async () => {
  const ids = Array.from({ length: 10 }, () => randomUUID());
  const answers = await Promise.all(ids.flatMap((id) => [save({ id }), save({ id }), save({ id })]));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await notes()).toHaveLength(ids.length);
  // At once with its writer, somebody else neither reads nor changes it.
  const id = randomUUID();
  const [, other409] = await Promise.all([save({ id }), save({ id, text: 'Not hers' }, other)]);
  expect([200, 409]).toContain(other409.status);
  expect([...(await notes()), ...(await notes('', other))].filter((one) => one.id === id)).toHaveLength(1);
  for (const [who, all] of [
    [teacher, await notes()],
    [other, await notes('', other)],
  ] as const)
    for (const one of all) await erase(one.id, one.text, who);
});

it('two tabs with other words at once: one is kept, the other told', async () => {
  const id = randomUUID();
  await save({ id });
  const both = await Promise.all(['One', 'Two'].map((text) => save({ id, was: 'Her hands', text })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [kept] = await notes();
  expect(['One', 'Two']).toContain(kept?.text);
});

it('of several notes written at once only as many are kept as there is room for', async () => {
  const nearly = { token: 'nearly' };
  await product.database.pool.query(
    `insert into product.note (id, user_id, content_id, seconds, text, updated_at)
     select gen_random_uuid(), 'nearly', 'prod-lear', n, 'n', now() from generate_series(1, ${MOST_NOTES - 1}) n`,
  );
  const ids = Array.from({ length: 6 }, () => randomUUID());
  const answers = await Promise.all(ids.map((id) => save({ id }, nearly)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  // One that is kept may still change, and be asked for twice.
  const kept = ids[answers.findIndex(({ status }) => status === 200)];
  expect((await save({ id: kept }, nearly)).status).toBe(200);
  expect((await save({ id: kept, was: 'Her hands', text: 'His hands' }, nearly)).status).toBe(200);
});

it('nobody writes beside what they are not shown, or what does not play', async () => {
  expect((await save({ contentId: 'prod-not-usa' }, { token: 'teacher' })).status).toBe(404);
  expect((await save({ contentId: 'guide-plain' })).status).toBe(404);
  expect((await save({ text: '   ' })).status).toBe(400);
  expect((await save({}, {})).status).toBe(401);
});

it('notes are in the export, and gone with the person', async () => {
  const data = async () =>
    personalDataSchema.parse((await get(product, '/api/users/teacher/personal-data', teacher)).body);
  expect((await data()).notes).toHaveLength(1);
  await post(product, '/api/users/teacher/personal-data/deletion', {}, teacher);
  expect((await data()).notes).toEqual([]);
});
