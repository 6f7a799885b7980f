/** Keys and proxy of an organisation, as its librarians set them. @jest-environment node */
import { randomUUID } from 'node:crypto';
import { readAudit } from '@/services/common/audit/read';
import { changeProxy, issueKey, withdrawKey } from '@/services/product/records/audited';
import { startWithCustomers } from '../support/administration';
import { basic } from '../support/catalogue-reader';
import { get, organisation, post, textOf } from '../support/harness';

let running: Awaited<ReturnType<typeof startWithCustomers>>;
beforeAll(async () => {
  running = await startWithCustomers();
});
afterAll(() => running.stop());

const who = { token: 'librarian' };
const ID = '00000000-0000-4000-8000-000000000001';
const PATH = '/api/admin/organisations/school/library';
const read = async () => (await get(running.product, PATH, who)).body;
const send = (what: string, body: object, as: object = who) =>
  post(running.product, `${PATH}/${what}`, body, as);
const actions = async () => {
  const asked = { organisationId: 'school', limit: 200 };
  return (await readAudit(running.product.database.db, asked)).entries.map(({ action }) => action);
};

it('a key is made once, opens the reports until it is withdrawn, and is in no answer but the first', async () => {
  const wish = { id: randomUUID(), kind: 'counter', note: 'The catalogue' };
  const made = await send('keys', wish);
  expect(made.status).toBe(200);
  expect((await send('keys', wish)).status).toBe(409);
  const reports = async () =>
    (await get(running.product, `/counter/r51/reports?customer_id=school&api_key=${made.body.key}`)).status;
  expect(await reports()).toBe(200);
  const { keys } = await read();
  expect(keys).toEqual([{ ...wish, createdAt: expect.any(String) }]);
  expect((await send(`keys/${wish.id}/revoke`, {})).body).toEqual({ revoked: true });
  expect((await send(`keys/${wish.id}/revoke`, {})).body).toEqual({ revoked: false });
  expect(await reports()).toBe(401);
  expect(await actions()).toEqual(['revoked', 'issued']);
});

it('what a command changes is in the audit log too, by the command’s name', async () => {
  const { db } = running.product.database;
  const by = { actor: { kind: 'command', id: 'library' }, organisationId: 'by-command' } as const;
  const id = randomUUID();
  await issueKey(db, by, { kind: 'feed', note: '', id });
  await changeProxy(db, by, 'https://proxy.example/login?url=');
  await changeProxy(db, by, 'https://proxy.example/login?url=');
  expect(await withdrawKey(db, by, id, new Date())).toBe(true);
  expect(await withdrawKey(db, by, id, new Date())).toBe(false);
  const { entries } = await readAudit(db, { organisationId: by.organisationId, limit: 200 });
  expect(entries.map(({ actorKind, actor, action, subject }) => [actorKind, actor, action, subject])).toEqual(
    [
      ['command', 'library', 'revoked', `key:${id}`],
      ['command', 'library', 'rights_changed', null],
      ['command', 'library', 'issued', `key:${id}`],
    ],
  );
});

it('a key of another organisation is not one’s own to withdraw, nor its id to take', async () => {
  const wish = { id: randomUUID(), kind: 'feed', note: '' };
  const elsewhere = '/api/admin/organisations/other-school/library/keys';
  await post(running.product, elsewhere, wish, { token: 'administrator-elsewhere' });
  expect((await send(`keys/${wish.id}/revoke`, {})).body).toEqual({ revoked: false });
  expect((await send('keys', wish)).status).toBe(409);
  const { keys } = (await get(running.product, elsewhere.replace('/keys', ''), { token: 'root' })).body;
  expect(keys).toHaveLength(1);
});

it('whoever may make a key has the files that it opens without one, and nobody else', async () => {
  running.product.customers.networks.set('198.51.100.1', organisation({ id: 'school' }));
  const made = await send('keys', { id: randomUUID(), kind: 'feed', note: '' });
  const byKey = (path: string) => textOf(running.product, path, basic('school', made.body.key));
  await send('proxy', { version: (await read()).version, prefix: 'https://files.example/login?url=' });
  const file = async (name: string, token: string) => {
    const { status, headers, text } = await get(running.product, `${PATH}/records/${name}`, { token });
    if (status === 200)
      expect(text).toBe(await byKey(name === 'marc' ? '/marc/school.mrc' : '/kbart/o/school/latest'));
    return [status, headers['content-disposition']];
  };
  expect(await file('marc', 'librarian')).toEqual([200, 'attachment; filename="school.mrc"']);
  expect(await file('kbart', 'root')).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="\w+_school_Entitlement_[\d-]+\.txt"$/),
  ]);
  expect((await file('kbart', 'teacher'))[0]).toBe(403);
  expect((await file('kbart', 'administrator-elsewhere'))[0]).toBe(403);
  expect((await file('pdf', 'librarian'))[0]).toBe(404);
});

it('the prefix of the proxy is an address of the web, set once, and not over somebody else’s', async () => {
  const { version } = await read();
  const prefix = 'https://proxy.example/login?url=';
  for (const bad of ['javascript:alert(1)', 'ftp://x', 'no address', 'data:text/html,x'])
    expect((await send('proxy', { version, prefix: bad })).status).toBe(400);
  const before = (await actions()).length;
  const both = await Promise.all([send('proxy', { version, prefix }), send('proxy', { version, prefix })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await actions()).length).toBe(before + 1);
  expect((await send('proxy', { version, prefix: '' })).status).toBe(409);
  expect((await send('proxy', { version: (await read()).version, prefix: ' ' })).body.proxyPrefix).toBeNull();
});

it('a right that was taken away a moment ago makes no key, and none is made while nobody can say', async () => {
  const { customers } = running.product;
  const wish = () => ({ id: randomUUID(), kind: 'feed', note: '' });
  expect((await send('keys', wish())).status).toBe(200);
  customers.people.set('librarian', {});
  expect((await send('keys', wish())).status).toBe(403);
  customers.people.set('librarian', { roles: { librarian: ['school'] } });
  customers.down = true;
  expect((await send('keys', wish())).status).toBe(503);
  customers.down = false;
});

it.each([
  { kind: 'feed', note: '' }, // without an id
  { id: 'none', kind: 'feed', note: '' },
  { id: ID, kind: 'all', note: '' },
  { id: ID, kind: 'feed', note: 'a\nb' },
  { id: ID, kind: 'feed', note: 'x'.repeat(101) },
  { id: ID, kind: 'feed', note: '', organisationId: 'other-school' },
  { id: ID, kind: 'feed', note: '', companyId: 'c' },
  { id: ID, kind: 'feed', note: '', key: 'my-own-key' },
])('a key as %j is refused', async (wish) => {
  expect((await send('keys', wish)).status).toBe(400);
});
