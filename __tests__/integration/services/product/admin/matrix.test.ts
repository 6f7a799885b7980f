/**
 * Every call of the administration against every kind of caller: the calls are taken from the description, so that one added
 * later is asked too.
 * @jest-environment node
 */
import { get, organisation, type Product, startProduct } from '../support/harness';
import { writeAudit } from '@/services/common/audit/write';

let product: Product;
let calls: string[];
beforeAll(async () => {
  product = await startProduct();
  product.customers.networks.set('198.51.100.1', organisation());
  product.customers.networks.set(
    '198.51.100.2',
    organisation({ id: 'other-school', name: 'Another School' }),
  );
  const people = product.customers.people;
  people.set('librarian', { roles: { librarian: ['school'] } });
  people.set('administrator', { roles: { administrator: ['school'] } });
  people.set('administrator-elsewhere', {
    organisation: { id: 'other-school' },
    roles: { administrator: ['other-school'] },
  });
  const api = (await get(product, '/docs/openapi.json')).body as { paths: Record<string, object> };
  calls = Object.entries(api.paths)
    .filter(([path, methods]) => path.startsWith('/api/admin/organisations/') && 'get' in methods)
    .map(([path]) => path.replace('{id}', 'school'));
});
afterAll(async () => {
  await product.stop();
  await product.drop();
});

const forLibrarians = /\/(usage|subscription)$/;

it('R-ROL-4 R-ROL-5 answers administrators of the organisation and the operator, librarians in part, and nobody else', async () => {
  expect(calls.length).toBeGreaterThanOrEqual(3);
  const cells: [string, number, number][] = [];
  for (const call of calls) {
    const cell = async (who: object, expected: number) =>
      cells.push([`${call} ${JSON.stringify(who)}`, (await get(product, call, who)).status, expected]);
    await cell({}, 401);
    await cell({ address: '198.51.100.1' }, 401);
    await cell({ token: 'bad' }, 401);
    await cell({ token: 'teacher' }, 403);
    await cell({ token: 'librarian' }, forLibrarians.test(call) ? 200 : 403);
    await cell({ token: 'administrator' }, 200);
    await cell({ token: 'administrator-elsewhere' }, 403);
    await cell({ token: 'root' }, 200);
  }
  expect(cells.filter(([, status, expected]) => status !== expected)).toEqual([]);
});

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
  const answer = await product.app.inject({ url: calls[0]!, headers });
  expect(answer.statusCode).toBeGreaterThanOrEqual(401);
  expect(answer.statusCode).toBeLessThanOrEqual(403);
});

it('the record of changes is that of the organisation alone, page by page', async () => {
  const line = { service: 'test', action: 'rights_changed', actor: { kind: 'command', id: 'x' } } as const;
  for (let index = 0; index < 51; index += 1)
    await writeAudit(product.database.db, { ...line, organisationId: 'school', details: { index } });
  await writeAudit(product.database.db, { ...line, organisationId: 'other-school' });
  const first = await get(product, '/api/admin/organisations/school/audit', { token: 'administrator' });
  expect(first.body.entries).toHaveLength(50);
  const rest = await get(product, `/api/admin/organisations/school/audit?before=${first.body.next}`, {
    token: 'administrator',
  });
  expect(rest.body).toMatchObject({
    entries: [{ organisationId: 'school', details: { index: 0 } }],
    next: null,
  });
});
