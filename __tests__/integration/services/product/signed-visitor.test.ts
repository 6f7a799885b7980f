/**
 * Rows of the access matrix that only a service behind the gateway can show: who a request is for comes by the gateway's
 * signature or a bearer token, and from nothing else (issue 18, "No trust by address between services").
 * @jest-environment node
 */
import { mostRestrictiveViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import { signedHeaders } from '../../../support/visitors/signed-visitor';
import { organisation, startProduct, type Product } from './support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  product.customers.networks.set('127.0.0.1', organisation({ id: 'school' }));
});
afterAll(() => product.end());

const school: Partial<Viewer> & { address: string } = {
  method: 'IPAuth',
  organisationId: 'school',
  subscription: 'FULL',
  country: 'GBR',
  address: '203.0.113.10',
};
const clock = { now: () => product.clock.ms };
const ask = async (headers: Record<string, string>, url = '/api/productions') => {
  const response = await product.app.inject({ url, headers });
  const names =
    response.statusCode === 200 && url === '/api/productions'
      ? (response.json() as { items: { name: string }[] }).items.map(({ name }) => name)
      : [];
  return { status: response.statusCode, names, text: response.body };
};
const withoutSignature = (headers: Record<string, string>) => {
  const { 'x-library-visitor': _signature, ...rest } = headers;
  return rest;
};

it('a signed network is the organisation, from the address that was signed', async () => {
  const headers = await signedHeaders(school, clock);
  expect((await ask(headers)).names).toContain('British Only');
  expect((await ask(headers, '/api/what-is-my-ip')).text).toBe('203.0.113.10');
});

it.each<[string, () => Promise<Record<string, string>>]>([
  [
    'forged',
    () => signedHeaders(school, { ...clock, key: 'a-key-that-somebody-else-made-up-for-themselves' }),
  ],
  ['expired', () => signedHeaders(school, { now: () => product.clock.ms - 70_000 })],
  ['for another audience', () => signedHeaders(school, { ...clock, service: 'media' })],
  [
    'for another request id',
    async () => ({ ...(await signedHeaders(school, clock)), 'x-request-id': 'another-request' }),
  ],
  [
    'for a request without an id',
    async () => {
      const { 'x-request-id': _id, ...rest } = await signedHeaders(school, clock);
      return rest;
    },
  ],
])('a signed visitor that is %s is refused, with a good token too', async (_what, made) => {
  const headers = await made();
  for (const url of ['/api/productions', '/api/what-is-my-ip', '/api/bookmarks']) {
    expect((await ask(headers, url)).status).toBe(401);
    expect((await ask({ ...headers, authorization: 'Bearer teacher' }, url)).status).toBe(401);
  }
});

it('a caller with neither signature nor token is shown the least, whatever network it is in or claims', async () => {
  const least = await ask(await signedHeaders(mostRestrictiveViewer, clock));
  for (const headers of [
    {},
    { 'x-forwarded-for': '127.0.0.1' },
    withoutSignature(await signedHeaders(school, clock)),
  ]) {
    expect(await ask(headers)).toEqual(least);
  }
  expect(least.names).not.toContain('British Only');
  expect(least.names).not.toContain('After Dark');
});

it('a bearer token is enough by itself, and one that the gateway did not vouch for is looked at', async () => {
  expect((await ask({ authorization: 'Bearer teacher' }, '/api/bookmarks')).status).toBe(200);
  const network = await signedHeaders(school, clock);
  expect((await ask({ ...network, authorization: 'Bearer bad' })).status).toBe(401);
  expect((await ask({ ...network, authorization: 'Bearer teacher' }, '/api/bookmarks')).status).toBe(200);
});

it('a signature names the person; a cookie does not', async () => {
  const person = await signedHeaders({ ...school, method: 'Okta', userId: 'teacher' }, clock);
  expect((await ask(person, '/api/bookmarks')).status).toBe(200);
  expect((await ask({ cookie: 'jwt=teacher' }, '/api/bookmarks')).status).toBe(401);
});
