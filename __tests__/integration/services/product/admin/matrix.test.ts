/**
 * Every call of the administration against every kind of caller: the calls are taken from the description, so that one added
 * later is asked too.
 * @jest-environment node
 */
import { randomUUID } from 'node:crypto';
import { startWithCustomers } from '../support/administration';
import { get, post, type Product } from '../support/harness';
import { writeAudit } from '@/services/common/audit/write';

const KEY = '00000000-0000-4000-8000-000000000000';

type Method = 'get' | 'post';
interface Call {
  method: Method;
  path: string;
  body?: object;
}

let running: Awaited<ReturnType<typeof startWithCustomers>>;
let product: Product;
let calls: Call[];
let operatorCalls: Call[];

const controls = {
  adultThemesRestricted: false,
  blockedProfiles: [],
  allowedContent: [],
  blockedContent: [],
};
/** What is sent where a call wants something; a call that is not here is sent an empty object, which must be enough for it. */
const bodies: Readonly<Record<string, () => Promise<object>>> = {
  networks: async () => ({ version: await versionOf('networks'), ranges: ['198.51.100.0/28'] }),
  'networks/listed': async () => ({ version: await versionOf('networks/listed'), listed: false }),
  'networks/domain': async () => ({ version: await versionOf('networks/domain'), domain: '' }),
  'networks/check': async () => ({ ranges: [] }),
  people: async () => ({ email: 'matrix@school.test', roles: ['teacher'] }),
  'people/{person}': async () => {
    const { people } = (
      await get(product, '/api/admin/organisations/school/people?q=teacher', { token: 'root' })
    ).body;
    return { version: people[0].version, roles: ['teacher'], active: true };
  },
  'library/proxy': async () => ({ version: await versionOf('library'), prefix: '' }),
  controls: async () => ({ version: await versionOf('controls'), ...controls }),
  'controls/preview': async () => controls,
};
const queries: Readonly<Record<string, string>> = {
  'usage/counter': '?report=PR_P1&begin_date=2026-01&end_date=2026-01',
  'networks/address': '?address=203.0.113.1',
  'controls/items': '?q=lear',
};
/** Of those that only operators make. */
const operatorBodies: Readonly<Record<string, () => Promise<object>>> = {
  'organisations/{id}/subscriptions': async () => ({
    version: (await get(product, '/api/admin/operator/organisations/school/subscriptions', { token: 'root' }))
      .body.version,
    periods: [],
  }),
  companies: async () => ({ id: KEY, name: 'A company' }),
  'companies/{company}': async () => {
    const { version, facts } = (await get(product, '/api/admin/operator/companies/c', { token: 'root' }))
      .body;
    return { version, ...facts };
  },
  'entries/{entry}': async () => ({ version: '1', published: false }),
  'entries/{entry}/plan': async () => ({
    version: '1',
    plan: { published: false, at: '2031-01-01T00:00:00.000Z' },
  }),
};
const versionOf = async (what: string): Promise<string> =>
  (await get(product, `/api/admin/organisations/school/${what}`, { token: 'root' })).body.version;

/** Every described call below a path. */
async function describedBelow(prefix: string, bodyOf: typeof bodies): Promise<Call[]> {
  const api = (await get(product, '/docs/openapi.json')).body as { paths: Record<string, object> };
  const found: Call[] = [];
  for (const [path, methods] of Object.entries(api.paths).filter(([one]) => one.startsWith(prefix)))
    for (const method of ['get', 'post'] as const) {
      if (!(method in methods)) continue;
      const what = path.slice(prefix.length);
      const body = method === 'post' ? await (bodyOf[what]?.() ?? {}) : undefined;
      const filled = path.replace('{id}', 'school').replace('{person}', 'teacher').replace('{key}', KEY).replace('{job}', '1').replace('{entry}', 'lear').replace('{company}', 'c');
      found.push({ method, path: `${filled}${method === 'get' ? (queries[what] ?? '') : ''}`, ...(body && { body }) });
    }
  return found;
} // prettier-ignore

beforeAll(async () => {
  running = await startWithCustomers();
  product = running.product;
  calls = await describedBelow('/api/admin/organisations/{id}/', bodies);
  operatorCalls = await describedBelow('/api/admin/operator/', operatorBodies);
});
afterAll(() => running.stop());

/** A key is made once with one id. */
const ask = ({ method, path, body }: Call, who: object) => {
  if (method === 'get') return get(product, path, who);
  const key = { id: randomUUID(), kind: 'feed', note: '' };
  return post(product, path, path.endsWith('/keys') ? key : (body ?? {}), who);
};

const forLibrarians = /\/(usage.*|subscription|library.*)$/;

it('R-ROL-4 R-ROL-5 answers administrators of the organisation and the operator, librarians in part, and nobody else', async () => {
  expect(calls.length).toBeGreaterThanOrEqual(19);
  const cells: [string, number, number][] = [];
  for (const call of calls) {
    const cell = async (who: object, expected: number) =>
      cells.push([
        `${call.method} ${call.path} ${JSON.stringify(who)}`,
        (await ask(call, who)).status,
        expected,
      ]);
    await cell({}, 401);
    await cell({ address: '198.51.100.1' }, 401);
    await cell({ token: 'bad' }, 401);
    await cell({ token: 'a-class-code' }, 403);
    await cell({ token: 'teacher' }, 403);
    await cell({ token: 'librarian' }, forLibrarians.test(call.path) ? 200 : 403);
    await cell({ token: 'administrator' }, 200);
    await cell({ token: 'administrator-elsewhere' }, 403);
    await cell({ token: 'root' }, 200);
  }
  expect(cells.filter(([, status, expected]) => status !== expected)).toEqual([]);
});

it('R-ROL-5 answers operators what is theirs alone, and nobody else, before what was sent is looked at', async () => {
  expect(operatorCalls.length).toBeGreaterThanOrEqual(14);
  const cells: [string, number, number][] = [];
  const people = { 'a-class-code': 403, teacher: 403, librarian: 403, administrator: 403, 'administrator-elsewhere': 403, bad: 401 };
  for (const call of operatorCalls) {
    const cell = async (who: object, expected: number, sent = call) =>
      cells.push([`${call.method} ${call.path} ${JSON.stringify(who)}`, (await ask(sent, who)).status, expected]);
    await cell({}, 401);
    await cell({ address: '198.51.100.1' }, 401);
    for (const [token, expected] of Object.entries(people)) {
      await cell({ token }, expected);
      if (call.method === 'post') await cell({ token }, expected, { ...call, body: { wrong: true } });
    }
    await cell({ token: 'root' }, 200);
  }
  expect(cells.filter(([, status, expected]) => status !== expected)).toEqual([]);
}); // prettier-ignore

it('says what each administers, and keeps it in no cache', async () => {
  const console = async (token: string) => get(product, '/api/admin/console', { token });
  expect((await console('teacher')).status).toBe(403);
  expect((await get(product, '/api/admin/console')).status).toBe(401);
  const librarian = await console('librarian');
  expect(librarian.body).toMatchObject({
    operator: false,
    organisations: [{ id: 'school', name: 'The School' }],
  });
  expect(librarian.body.organisations[0].sections).not.toContain('audit');
  expect(librarian.headers['cache-control']).toBe('private, no-store');
  expect((await console('root')).body).toMatchObject({ operator: true });
});

it('an id that does not exist is refused like another’s: nobody can find out who is a customer', async () => {
  const ask = (id: string) =>
    get(product, `/api/admin/organisations/${id}/subscription`, { token: 'administrator-elsewhere' });
  const [unknown, others] = [await ask('nobody'), await ask('school')];
  expect([unknown.status, unknown.body.error.message]).toEqual([403, others.body.error.message]);
  for (const trick of ['other-school%2F..%2Fschool', 'OTHER-SCHOOL', 'other-school%00', ' other-school', '*'])
    expect([400, 403, 404]).toContain((await ask(trick)).status);
});

it('a person whom the gateway vouches for, without their token, administers nothing: a cookie alone is not enough', async () => {
  const { authorization: _token, ...headers } = (await product.headersOf({
    token: 'administrator',
  })) as Record<string, string>;
  const answer = await product.app.inject({ url: calls[0]!.path, headers });
  expect(answer.statusCode).toBeGreaterThanOrEqual(401);
  expect(answer.statusCode).toBeLessThanOrEqual(403);
});

it('the audit log is that of the organisation alone, page by page', async () => {
  const line = { service: 'test', action: 'rights_changed', actor: { kind: 'command', id: 'x' } } as const;
  for (let index = 0; index < 51; index += 1)
    await writeAudit(product.database.db, { ...line, organisationId: 'other-school', details: { index } });
  await writeAudit(product.database.db, { ...line, organisationId: 'school' });
  const first = await get(product, '/api/admin/organisations/other-school/audit', {
    token: 'administrator-elsewhere',
  });
  expect(first.body.entries).toHaveLength(50);
  const rest = await get(product, `/api/admin/organisations/other-school/audit?before=${first.body.next}`, {
    token: 'administrator-elsewhere',
  });
  expect(rest.body).toMatchObject({
    entries: [{ organisationId: 'other-school', details: { index: 0 } }],
    next: null,
  });
});

it('the audit log is found by the names of people, which it does not hold, and never another’s', async () => {
  const { db } = product.database;
  const line = { service: 'test', action: 'account_disabled', organisationId: 'school' } as const;
  await writeAudit(db, { ...line, actor: { kind: 'person', id: 'administrator' }, subject: 'user:teacher' });
  await writeAudit(db, { ...line, actor: null, subject: 'user:someone' });
  const ask = (query: string, who = 'administrator', of = 'organisations/school/audit') =>
    get(product, `/api/admin/${of}?action=account_disabled&${query}`, { token: who });
  const found = async (...asked: Parameters<typeof ask>) =>
    (await ask(...asked)).body.entries.map(({ subject }: { subject: string }) => subject);
  expect(await found('')).toEqual(['user:someone', 'user:teacher']);
  expect(await found('q=teacher%40school.test')).toEqual(['user:teacher']);
  expect(await found('q=USER%20someone')).toEqual(['user:someone']);
  expect(await found('to=2020-01-01')).toEqual([]);
  expect(await found('q=teacher', 'administrator-elsewhere', 'organisations/other-school/audit')).toEqual([]);
  expect(await found('q=teacher', 'root', 'operator/audit')).toEqual(['user:teacher']);
  for (const wrong of ['from=2026-02-30', 'to=0000-01-01', 'action=none', 'action=issued', 'q=%00', 'before=0', 'organisationId=other-school'])
    expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 400]);
}); // prettier-ignore
