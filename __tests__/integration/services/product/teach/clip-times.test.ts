/** @jest-environment node */
/** The times of a clip, changed in the list that it is in. */
import { randomUUID } from 'node:crypto';
import { listSchema } from '@/lib/contracts/personal/lists';
import { get, post, startProduct, type Product } from '../support/harness';

let product: Product;
let second: Product;
const teacher = { token: 'teacher' };
const outsider = { token: 'outsider' };

beforeAll(async () => {
  product = await startProduct();
  second = await startProduct({ url: product.url, source: product.source, customers: product.customers });
  product.customers.people.set('outsider', { organisation: { id: 'elsewhere' } });
});
afterAll(async () => {
  await second.stop();
  await product.stop();
  await product.drop();
});

const change = (id: string, changes: unknown[], who = teacher, node = product) =>
  post(node, `/api/lists/${id}/changes`, { changes }, who);
const read = async (id: string, node = product) =>
  listSchema.parse((await get(node, `/api/lists/${id}`, teacher)).body);
const was = { start: 3, end: 10 };
const clipOf = (span: object) => ({
  ...{ id: randomUUID(), kind: 'clip', contentId: 'prod-lear', question: 'Why?' },
  ...span,
});
const cut = (entry: string, span: object) => [{ do: 'cut', entry, was, span }];

async function madeClip() {
  const id = randomUUID();
  await post(product, '/api/lists', { id, name: 'Clips' }, teacher);
  const whole = { id: randomUUID(), kind: 'item', contentId: 'guide-plain' };
  const entry = clipOf(was);
  await change(id, [
    { do: 'add', entry: whole },
    { do: 'add', entry },
  ]);
  return { id, clip: entry.id };
}

it('are changed at its place, with its words, and read so by whoever reads the list', async () => {
  const { id, clip } = await madeClip();
  const changed = await change(id, cut(clip, { start: 4.04, end: 9.96 }));
  expect(changed.status).toBe(200);
  const list = await read(id, second);
  expect(list).toEqual(changed.body);
  expect(list.entries[1]).toMatchObject({ id: clip, start: 4, end: 10, question: 'Why?' });
});

it('of two who change them at once, the second is told', async () => {
  const { id, clip } = await madeClip();
  const answers = await Promise.all([
    change(id, cut(clip, { start: 4, end: 10 }), teacher, product),
    change(id, cut(clip, { start: 3, end: 8 }), teacher, second),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it.each([
  ['end before they begin', { start: 10, end: 3 }],
  ['are shorter than a clip', { start: 3, end: 5.9 }],
  ['begin before the recording', { start: -1, end: 9 }],
  // King Lear has two minutes, which may be rounded.
  ['end after the recording', { start: 3, end: 180.1 }],
])('that %s are refused, and change nothing', async (_name, span) => {
  const { id, clip } = await madeClip();
  const refused = await change(id, [{ do: 'describe', was: '', note: 'Both' }, ...cut(clip, span)]);
  expect([refused.status, refused.body]).toMatchObject([400, { error: { code: 'VALIDATION_FAILED' } }]);
  const { note, entries } = await read(id);
  expect([note, entries[1]]).toMatchObject(['', was]);
  expect((await change(id, cut(clip, { start: 3, end: 180 }))).status).toBe(200);
});

it('are its owner’s to change, while it is in the list, and no second time those of another', async () => {
  const { id, clip } = await madeClip();
  const span = { start: 4, end: 10 };
  await change(id, [{ do: 'share', sharing: 'link' }]);
  expect((await change(id, cut(clip, span), outsider)).status).toBe(403);
  const missing = await change(id, cut(randomUUID(), span));
  expect(missing.body).toMatchObject({ error: { code: 'CONFLICT', details: { reason: 'GONE' } } });
  await change(id, [{ do: 'add', entry: clipOf(span) }]);
  const refused = await change(id, cut(clip, span));
  expect(refused.body).toMatchObject({ error: { code: 'CONFLICT', details: { reason: 'TWICE' } } });
});
