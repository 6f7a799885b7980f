/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { listSchema, listsSchema, type ListChange, type TeachingList } from '@/lib/contracts/personal/lists';
import { MOST_LISTS } from '@/lib/contracts/personal/list-limits';
import { personalDataSchema } from '@/lib/contracts/personal/personal-data';
import { Audiences } from '@/services/product/catalogue/audience';
import { Random } from '../../../../support/reliability/random';
import { get, organisation, post, startProduct, until, type Product } from '../support/harness';

let product: Product;
let second: Product;
const teacher = { token: 'teacher' };
const colleague = { token: 'other' };
const outsider = { token: 'outsider' };
const network = { address: '198.51.100.1' };

beforeAll(async () => {
  product = await startProduct();
  second = await startProduct({ url: product.url, source: product.source, customers: product.customers });
  product.customers.networks.set(network.address, organisation());
  product.customers.people.set('outsider', { organisation: { id: 'elsewhere' } });
  product.customers.people.set('careful', { organisation: { restrictAdult: true } });
});
afterAll(async () => {
  await second.stop();
  await product.stop();
  await product.drop();
});

const item = (contentId: string, changes: object = {}) => ({
  id: randomUUID(),
  kind: 'item' as const,
  contentId,
  ...changes,
});
const make = async (name: string, who = teacher, more: object = {}): Promise<TeachingList> =>
  listSchema.parse((await post(product, '/api/lists', { id: randomUUID(), name, ...more }, who)).body);
const change = (id: string, changes: unknown[], who = teacher, node = product) =>
  post(node, `/api/lists/${id}/changes`, { changes }, who);
const erase = (id: string, was: string, who: object = teacher) =>
  post(product, `/api/lists/${id}/deletion`, { was }, who);
const read = async (id: string, who: object = teacher, node = product) => get(node, `/api/lists/${id}`, who);
const idsOf = ({ entries }: TeachingList) => entries.map(({ contentId }) => contentId);

it('a list is made once, filled, described and deleted', async () => {
  const id = randomUUID();
  const first = await post(product, '/api/lists', { id, name: 'Brecht' }, teacher);
  const again = await post(product, '/api/lists', { id, name: 'Brecht' }, teacher);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect((await post(product, '/api/lists', { id, name: 'Mine now' }, outsider)).status).toBe(409);
  const filled = await change(id, [
    { do: 'add', entry: item('prod-lear', { note: 'Watch act one' }) },
    { do: 'add', entry: item('guide-plain'), after: null },
    { do: 'add', entry: { ...item('prod-lear'), kind: 'clip', start: 3.04, end: 9.96, question: 'Why?' } },
    { do: 'add', entry: { ...item('guide-plain'), kind: 'document', documentId: 'doc-guide' } },
    { do: 'describe', was: '', note: 'For year nine' },
  ]);
  const list = listSchema.parse(filled.body);
  expect(idsOf(list)).toEqual(['guide-plain', 'prod-lear', 'prod-lear', 'guide-plain']);
  expect(list).toMatchObject({ note: 'For year nine', isMine: true, sharing: 'private' });
  expect(list.entries[2]).toMatchObject({ start: 3, end: 10, question: 'Why?', item: { name: 'King Lear' } });
  const { lists } = listsSchema.parse((await get(product, '/api/lists', teacher)).body);
  expect(lists.find((one) => one.id === id)).toMatchObject({ entries: 4, isMine: true });
  const holds = async (asked: string) => {
    const { body } = await get(product, `/api/lists?of=mine&holding=${asked}`, teacher);
    return listsSchema.parse(body).lists.find((one) => one.id === id)?.holds;
  };
  expect(await holds('guide-plain&document=doc-guide')).toBe(true);
  expect(await holds('guide-plain&document=other')).toBe(false);
  for (let time = 0; time < 2; time += 1) expect((await erase(id, list.updatedAt)).status).toBe(200);
  expect((await read(id)).status).toBe(404);
});

it('ids are read in capitals too', async () => {
  const id = randomUUID().toUpperCase();
  const entry = item('prod-lear');
  await post(product, '/api/lists', { id, name: 'Loud' }, teacher);
  await change(id, [
    { do: 'add', entry: { ...entry, id: entry.id.toUpperCase() } },
    { do: 'add', entry: item('guide-plain') },
  ]);
  const list = listSchema.parse((await change(id, [{ do: 'remove', entry: entry.id.toUpperCase() }])).body);
  expect([list.id, idsOf(list)]).toEqual([id.toLowerCase(), ['guide-plain']]);
  expect((await post(product, '/api/lists', { id: id.toLowerCase(), name: 'Loud' }, teacher)).status).toBe(
    200,
  );
});

it('an entry removed and added again in one call is the new one, wholly', async () => {
  const { id } = await make('Again');
  const entry = { ...item('prod-lear'), kind: 'clip', start: 3, end: 10 };
  await change(id, [{ do: 'add', entry }]);
  const other = { ...item('guide-plain', { id: entry.id }), kind: 'document', documentId: 'doc-guide' };
  const both = [
    { do: 'remove', entry: entry.id, was: { title: '', question: '', note: '', start: 3, end: 10 } },
    { do: 'add', entry: other },
  ];
  const answered = listSchema.parse((await change(id, both)).body);
  expect(answered.entries).toMatchObject([{ id: entry.id, kind: 'document', contentId: 'guide-plain', documentId: 'doc-guide', start: null, end: null }]); // prettier-ignore
  expect(listSchema.parse((await read(id)).body).entries).toEqual(answered.entries);
});

it.each<[string, object]>([
  ['a clip of less than three seconds', { kind: 'clip', contentId: 'prod-lear', start: 1, end: 3.9 }],
  ['a clip without an end', { kind: 'clip', contentId: 'prod-lear', start: 1 }],
  ['a document without its file', { kind: 'document', contentId: 'guide-plain' }],
])('refuses %s', async (_name, fields) => {
  const { id } = await make('Faults');
  expect((await change(id, [{ do: 'add', entry: { id: randomUUID(), ...fields } }])).status).toBe(400);
});

it('R-VIS-10 what is hidden and what there is not are refused alike, and left out for whoever may not see them', async () => {
  const { id } = await make('Seen by some');
  await change(id, [
    { do: 'add', entry: item('prod-lear') },
    { do: 'add', entry: item('prod-adult') },
  ]);
  await change(id, [{ do: 'share', sharing: 'organisation' }]);
  const careful = { token: 'careful' };
  expect(idsOf(listSchema.parse((await read(id, careful)).body))).toEqual(['prod-lear']);
  expect(idsOf(listSchema.parse((await read(id, colleague)).body))).toEqual(['prod-lear', 'prod-adult']);
  const own = await make('Of the careful', careful);
  const hidden = await change(own.id, [{ do: 'add', entry: item('prod-adult') }], careful);
  const missing = await change(own.id, [{ do: 'add', entry: item('nothing') }], careful);
  expect([hidden.status, hidden.body]).toEqual([404, missing.body]);
  const noFile = { ...item('guide-plain'), kind: 'document', documentId: 'nothing' };
  expect((await change(own.id, [{ do: 'add', entry: noFile }], careful)).body).toEqual(missing.body);
  // A copy takes what its maker sees.
  const copy = await make('Copied', careful, { copyOf: id });
  expect(idsOf(copy)).toEqual(['prod-lear']);
});

it('private, of the organisation, by link: who reads, who writes', async () => {
  const { id } = await make('Shared');
  const nobody = {};
  const readers = [teacher, colleague, outsider, network, nobody];
  const statuses = async () => Promise.all(readers.map(async (who) => (await read(id, who)).status));
  expect(await statuses()).toEqual([200, 404, 404, 404, 404]);
  await change(id, [{ do: 'share', sharing: 'organisation' }]);
  expect(await statuses()).toEqual([200, 200, 404, 404, 404]);
  const { lists } = listsSchema.parse((await get(product, '/api/lists', colleague)).body);
  expect(lists).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, name: 'Shared', isMine: false })]),
  );
  await change(id, [{ do: 'share', sharing: 'link' }]);
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
  const rename = [{ do: 'rename', was: 'Shared', name: 'Taken' }];
  expect((await change(id, rename, colleague)).status).toBe(403);
  expect((await post(product, `/api/lists/${id}/deletion`, {}, colleague)).status).toBe(403);
  expect((await change(id, rename, network as never)).status).toBe(401);
});

it('two nodes and many hands reorder one list at once: nothing is lost, the order is the same everywhere', async () => {
  const random = new Random(23);
  const { id } = await make('Reordered');
  const entries = ['prod-lear', 'guide-plain', 'king-lear', 'prod-adult', 'prod-not-usa', 'series-mixed'].map(
    (contentId) => item(contentId),
  );
  await change(
    id,
    entries.map((entry) => ({ do: 'add', entry })),
  );
  const nodes = [product, second];
  const move = (): ListChange => ({
    do: 'move',
    entry: random.pick(entries).id,
    after: random.pick([null, ...entries.map((entry) => entry.id)]),
  });
  for (let round = 0; round < 10; round += 1) {
    const note = `Round ${round}`;
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () => change(id, [move(), move()], teacher, random.pick(nodes))),
      change(id, [
        { do: 'write', entry: entries[0]?.id, field: 'note', was: `Round ${round - 1}`, text: note },
      ]),
    ]);
    expect(answers.slice(0, -1).every(({ status }) => status === 200)).toBe(true);
    const [here, there] = await Promise.all(nodes.map(async (node) => (await read(id, teacher, node)).body));
    expect(here).toEqual(there);
    expect([...idsOf(listSchema.parse(here))].sort()).toEqual(entries.map((one) => one.contentId).sort());
  }
});

it('of two who write different words in one place, the second is told and nothing is overwritten', async () => {
  const { id } = await make('Words');
  const entry = item('prod-lear');
  await change(id, [{ do: 'add', entry }]);
  const write = (text: string) => [{ do: 'write', entry: entry.id, field: 'note', was: '', text }];
  const answers = await Promise.all([
    change(id, write('One'), teacher, product),
    change(id, write('Two'), teacher, second),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ error: { code: 'CONFLICT', details: { reason: 'CHANGED' } } });
});

it(`a person has at most ${MOST_LISTS} lists`, async () => {
  await product.database.pool.query(
    `insert into product.list (id, user_id, name, note, sharing)
     select gen_random_uuid(), 'hoarder', 'l' || n, '', 'private' from generate_series(1, ${MOST_LISTS}) n`,
  );
  const answer = await post(
    product,
    '/api/lists',
    { id: randomUUID(), name: 'One more' },
    { token: 'hoarder' },
  );
  expect(answer.status).toBe(409);
});

it('of several lists made at once only as many are made as there is room for', async () => {
  const nearly = { token: 'nearly' };
  await product.database.pool.query(
    `insert into product.list (id, user_id, name, note, sharing)
     select gen_random_uuid(), 'nearly', 'l' || n, '', 'private' from generate_series(1, ${MOST_LISTS - 1}) n`,
  );
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      post(index % 2 ? product : second, '/api/lists', { id: randomUUID(), name: 'One more' }, nearly),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

it('works out once for each request what is hidden, however long the list is', async () => {
  const { id } = await make('Long');
  await change(
    id,
    ['prod-lear', 'guide-plain', 'prod-adult'].map((contentId) => ({ do: 'add', entry: item(contentId) })),
  );
  const asked = jest.spyOn(Audiences.prototype, 'of');
  expect(listSchema.parse((await read(id)).body).entries).toHaveLength(3);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockClear();
  // Once for what is copied, once for the answer.
  expect((await make('Copy', teacher, { copyOf: id })).entries).toHaveLength(3);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});

it('R-ROL-4 a list without an owner is its organisation’s administrators’, not those’ of another one', async () => {
  const own = { token: 'own-admin' };
  const elsewhere = { token: 'elsewhere-admin' };
  product.customers.people.set(own.token, { roles: { administrator: ['school'] } });
  product.customers.people.set(elsewhere.token, { roles: { administrator: ['elsewhere'] } });
  const id = randomUUID();
  await product.database.pool.query(
    `insert into product.list (id, user_id, organisation_id, name, note, sharing)
     values ($1, null, 'school', 'Ours', '', 'organisation')`,
    [id],
  );
  const rename = (who: typeof own) => change(id, [{ do: 'rename', was: 'Ours', name: 'Theirs' }], who);
  const dates = { opensAt: '2026-03-10T12:00:00.000Z', closesAt: '2026-03-11T12:00:00.000Z' };
  const open = (who: typeof own) =>
    post(product, '/api/class-openings', { id: randomUUID(), listId: id, ...dates }, who);
  const remove = async (who: typeof own) =>
    erase(id, listSchema.parse((await read(id, who)).body).updatedAt, who);
  const isMine = async (who: typeof own) => {
    const { lists } = listsSchema.parse((await get(product, '/api/lists', who)).body);
    return [lists.find((one) => one.id === id)?.isMine, listSchema.parse((await read(id, who)).body).isMine];
  };
  expect(await isMine(elsewhere)).toEqual([false, false]);
  for (const act of [rename, open, remove]) expect((await act(elsewhere)).status).toBe(403);
  expect(await isMine(own)).toEqual([true, true]);
  for (const act of [rename, open, remove]) expect((await act(own)).status).toBe(200);
});

it('whoever goes to another organisation leaves what they shared with the first one', async () => {
  product.customers.people.set('mover', {});
  const mover = { token: 'mover' };
  const { id } = await make('For all', mover);
  await change(id, [{ do: 'share', sharing: 'organisation' }], mover);
  const own = await make('For me', mover);
  product.customers.people.set('mover', { organisation: { id: 'elsewhere' } });
  // Long enough that nobody believes what was known of them.
  product.clock.ms += 60 * 60_000;
  const renamed = (list: string, was: string) => change(list, [{ do: 'rename', was, name: 'Other' }], mover);
  await until(async () => (await renamed(id, 'For all')).status !== 200);
  expect([(await read(id, mover)).status, (await read(id, colleague)).status]).toEqual([404, 200]);
  expect((await renamed(own.id, 'For me')).status).toBe(200);
  // Nor can they put anything more before those they have left.
  expect((await change(own.id, [{ do: 'share', sharing: 'organisation' }], mover)).status).toBe(400);
  expect((await read(own.id, colleague)).status).toBe(404);
});

it('what somebody shared stays with the organisation when they are erased; the rest goes', async () => {
  const leaver = { token: 'leaver' };
  const shared = await make('For all', leaver);
  const own = await make('For me', leaver);
  await change(shared.id, [{ do: 'share', sharing: 'organisation' }], leaver);
  const path = '/api/users/leaver/personal-data';
  const held = personalDataSchema.parse((await get(product, path, leaver)).body);
  expect(held.lists.map(({ name }) => name)).toEqual(['For all', 'For me']);
  await post(product, `${path}/deletion`, {}, leaver);
  expect((await read(shared.id, colleague)).status).toBe(200);
  expect((await read(own.id, colleague)).status).toBe(404);
  const { rows } = await product.database.pool.query(`select 1 from product.list where user_id = 'leaver'`);
  expect(rows).toEqual([]);
});
