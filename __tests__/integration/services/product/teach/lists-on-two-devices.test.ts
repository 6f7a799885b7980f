/** @jest-environment node */
/** What one device writes is not lost by what another, which has not read it, removes. */
import { randomUUID } from 'node:crypto';
import { listSchema } from '@/lib/contracts/personal/lists';
import { get, post, startProduct, type Product } from '../support/harness';

const teacher = { token: 'teacher' };

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());

const id = randomUUID();
const entry = { id: randomUUID(), kind: 'item', contentId: 'prod-lear', note: 'Watch act one' };
const change = (one: object) => post(product, `/api/lists/${id}/changes`, { changes: [one] }, teacher);
const erase = (body: object) => post(product, `/api/lists/${id}/deletion`, body, teacher);
const read = async () => listSchema.parse((await get(product, `/api/lists/${id}`, teacher)).body);

it('what was written elsewhere meanwhile is not removed with its entry, nor deleted with its list', async () => {
  await post(product, '/api/lists', { id, name: 'On two devices' }, teacher);
  await change({ do: 'add', entry });
  const { updatedAt } = await read();
  product.clock.ms += 1_000;
  const newer = { do: 'write', entry: entry.id, field: 'note', was: 'Watch act one', text: 'Watch act two' };
  await change(newer);
  const removal = (was?: object) => change({ do: 'remove', entry: entry.id, was });
  const words = { title: '', question: '', start: null, end: null };
  const refused = { status: 409, body: { error: { code: 'CONFLICT' } } };
  expect(await removal({ ...words, note: 'Watch act one' })).toMatchObject(refused);
  // Who does not say what was read has read nothing.
  expect(await removal()).toMatchObject(refused);
  expect(await erase({ was: updatedAt })).toMatchObject(refused);
  expect(await erase({})).toMatchObject(refused);
  const now = await read();
  expect(now.entries).toMatchObject([{ note: 'Watch act two' }]);
  expect((await removal({ ...words, note: 'Watch act two' })).status).toBe(200);
  expect((await erase({ was: (await read()).updatedAt })).status).toBe(200);
});
