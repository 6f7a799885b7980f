/** Companies, as operators of the whole library look after them. @jest-environment node */
import { readAudit } from '@/services/common/audit/read';
import { startWithCustomers } from '../support/administration';
import { get, post } from '../support/harness';

let running: Awaited<ReturnType<typeof startWithCustomers>>;
beforeAll(async () => {
  running = await startWithCustomers();
});
afterAll(() => running.stop());

const root = { token: 'root' };
const BASE = '/api/admin/operator/companies';
const ID = '00000000-0000-4000-8000-000000000001';
const read = async (path = '') => (await get(running.product, `${BASE}${path}`, root)).body;
const send = (path: string, body: object) => post(running.product, `${BASE}${path}`, body, root);
const linesOf = async (id: string) =>
  (await readAudit(running.db, { organisationId: null, q: `company:${id}`, limit: 50 })).entries.map(
    ({ details }) => details,
  );

it('are found by a part of the name or id, with their group, organisations and last day', async () => {
  await running.db
    .insertInto('subscriptions')
    .values({ id: 's', company_id: 'c', type: 'trial', start_date: '2026-01-01', end_date: '2026-01-31' })
    .execute();
  const company = { id: 'c', name: 'The Company', group: 'The Group', organisations: 2, until: '2026-01-31' };
  expect(await read()).toEqual({ companies: [company], total: 1 });
  expect((await read('?q=THE%20comp')).total).toBe(1);
  expect((await read('?q=%25')).total).toBe(0);
  expect((await read('?offset=1')).companies).toEqual([]);
});

it('one says what it has: facts, periods, organisations, people; one that there is not is not found', async () => {
  expect(await read('/c')).toEqual({
    version: expect.any(String),
    id: 'c',
    facts: { name: 'The Company', type: null, category: null, country: null, groupId: 'group' },
    groups: [{ id: 'group', name: 'The Group' }],
    periods: [{ id: 's', type: 'trial', startDate: '2026-01-01', endDate: '2026-01-31' }],
    organisations: [
      { id: 'other-school', name: 'other-school' },
      { id: 'school', name: 'school' },
    ],
    total: 2,
    people: 4,
  });
  const { version, facts } = await read('/c');
  expect((await get(running.product, `${BASE}/nobody`, root)).status).toBe(404);
  expect((await send('/nobody', { version, ...facts })).status).toBe(404);
});

it('is made once with one id, with a line of who made it; the id of another is refused', async () => {
  const wish = { id: ID, name: ' The Trust ' };
  const both = await Promise.all([send('', wish), send('', wish)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body.facts).toEqual({
    name: 'The Trust',
    type: null,
    category: null,
    country: null,
    groupId: null,
  });
  expect(await linesOf(ID)).toEqual([{ what: 'new company' }]);
  expect((await send('', { ...wish, name: 'Another' })).status).toBe(409);
  for (const wrong of [
    { id: 'c', name: 'x' },
    { id: ID, name: ' ' },
    { id: ID, name: 'a\u0000' },
    { ...wish, groupId: 'group' },
  ])
    expect((await send('', wrong)).status).toBe(400);
});

it('is changed once, however often that is sent, and not over somebody else’s change', async () => {
  const { version, facts } = await read(`/${ID}`);
  const wish = { ...facts, name: 'The New Trust', type: 'Trust', country: 'Ireland', groupId: 'group' };
  const set = await send(`/${ID}`, { version, ...wish });
  expect([set.status, set.body.facts]).toEqual([200, wish]);
  expect((await send(`/${ID}`, { version, ...wish })).status).toBe(200);
  expect((await send(`/${ID}`, { version, ...wish, name: 'Late' })).status).toBe(409);
  expect(await linesOf(ID)).toEqual([
    { what: 'company', changed: 'name, type, country, groupId' },
    { what: 'new company' },
  ]);
});

it('of two who change at once, one is told that the other was first', async () => {
  const { version, facts } = await read(`/${ID}`);
  const both = await Promise.all(['One', 'Two'].map((name) => send(`/${ID}`, { version, ...facts, name })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

const wrong: [string, object][] = [
  ['no name', { name: '' }],
  ['a country that is none', { country: 'Atlantis' }],
  ['a group that is none', { groupId: 'nobody' }],
  ['an id', { id: 'other' }],
  ['a control character', { type: 'a\u0007' }],
];
it.each(wrong)('with %s it is refused', async (_name, change) => {
  const { version, facts } = await read(`/${ID}`);
  expect((await send(`/${ID}`, { version, ...facts, ...change })).status).toBe(400);
});

it('is changed by nobody whose right was taken away a moment ago', async () => {
  const { version, facts } = await read(`/${ID}`);
  await running.db.updateTable('users').set({ superuser: false }).where('id', '=', 'root').execute();
  expect((await send(`/${ID}`, { version, ...facts, name: 'Theirs' })).status).toBe(403);
  expect((await send('', { id: '00000000-0000-4000-8000-000000000002', name: 'x' })).status).toBe(403);
});
