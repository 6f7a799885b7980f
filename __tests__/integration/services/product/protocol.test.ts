/** @jest-environment node */
import { apiErrorBodySchema } from '@/lib/contracts/http/errors';
import { get, organisation, type Product, startProduct } from './support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  product.customers.networks.set('198.51.100.1', organisation({ id: 'school' }));
});
afterAll(() => product.end());

const teacher = { token: 'teacher' };
const network = { address: '198.51.100.1' };
const feedback = {
  parentCompanyId: 'c',
  organisationId: 'school',
  role: 'teacher',
  recommend: 'yes',
  explain: '',
  other: '',
};

describe('the protocol', () => {
  it('another method is 405 with Allow; an unknown path 404; both with the error body', async () => {
    const call = async (method: 'DELETE' | 'PUT' | 'POST', url: string) =>
      product.app.inject({ method, url, headers: await product.headersOf(teacher) });
    for (const [method, url] of [
      ['DELETE', '/api/bookmarks'],
      ['PUT', '/graphql'],
      ['POST', '/api/guides'],
      ['POST', '/api/guides/x'],
    ] as const) {
      const response = await call(method, url);
      expect([url, response.statusCode]).toEqual([url, 405]);
      expect(response.headers.allow).toMatch(/GET|POST/);
      expect(apiErrorBodySchema.parse(response.json()).error.code).toBe('METHOD_NOT_ALLOWED');
    }
    expect((await get(product, '/nowhere')).body.error.code).toBe('NOT_FOUND');
    for (const url of ['/api/nonsense', '/api/nonsense/x']) {
      const response = await call('POST', url);
      expect([url, response.statusCode, response.headers.allow]).toEqual([url, 404, undefined]);
      expect(apiErrorBodySchema.parse(response.json()).error.code).toBe('NOT_FOUND');
    }
  });

  it('bodies: too large 413, not JSON 415, malformed 400', async () => {
    const call = async (payload: string, type: string) =>
      product.app.inject({
        method: 'POST',
        url: '/api/feedback',
        payload,
        headers: { ...(await product.headersOf(teacher)), 'content-type': type },
      });
    expect((await call(JSON.stringify({ x: 'x'.repeat(1_100_000) }), 'application/json')).statusCode).toBe(
      413,
    );
    expect((await call('<a/>', 'application/xml')).statusCode).toBe(415);
    expect((await call(JSON.stringify(feedback), 'text/plain')).statusCode).toBe(415);
    expect((await call('{', 'application/json')).statusCode).toBe(400);
    expect(
      (await call(JSON.stringify({ ...feedback, explain: 'a\u0000b' }), 'application/json')).statusCode,
    ).toBe(400);
  });

  it('CORS answers the web’s origin alone; request ids are echoed', async () => {
    const from = async (origin: string) =>
      (
        await product.app.inject({
          method: 'OPTIONS',
          url: '/api/guides',
          headers: { origin, 'access-control-request-method': 'GET' },
        })
      ).headers['access-control-allow-origin'];
    expect(await from('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await from('http://evil.test')).toBeUndefined();
    const response = await product.app.inject({ url: '/healthz', headers: { 'x-request-id': 'abc' } });
    expect(response.headers['x-request-id']).toBe('abc');
  });

  it.each([
    ['/api/guides?limit=0', 'Origin, Prefer'],
    ['/api/what-is-my-ip', 'Origin'],
    ['/counter/r51/status', 'Origin, Accept-Encoding'],
  ])('%s says that it depends on %s', async (url, vary) => {
    const response = await product.app.inject({ url, headers: { origin: 'http://localhost:3000' } });
    expect(response.headers).toMatchObject({ 'access-control-allow-origin': 'http://localhost:3000', vary });
  });

  it('D4 a refused type of answer has its status in the body too', async () => {
    const headers = { ...(await product.headersOf(teacher)), accept: 'text/html' };
    const response = await product.app.inject({ method: 'POST', url: '/graphql', headers, payload: {} });
    expect(response.statusCode).toBe(406);
    expect(apiErrorBodySchema.parse(response.json()).error.status).toBe(406);
  });

  it('describes its calls and gives its figures', async () => {
    const { body } = await get(product, '/docs/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/api/user-survey',
        '/api/{listing}',
        '/api/playback-grants',
        '/api/certificate-checks/{code}',
      ]),
    );
    expect(
      body.paths['/api/user-survey'].post.requestBody.content['application/json'].schema.properties.score,
    ).toMatchObject({ minimum: 1, maximum: 6 });
    expect((await product.app.inject({ url: '/metrics' })).body).toContain('product_catalogue_items');
    // Whoever came through a gateway is no neighbour.
    expect((await get(product, '/metrics', network)).status).toBe(404);
  });
});

describe('items by id', () => {
  const ids = async (query: string, who = {}) =>
    (await get(product, `/api/items?${query}`, who)).body.items.map(({ id }: { id: string }) => id);

  it('come in the order asked for, once each; unknown ones are left out', async () => {
    expect(await ids('id=guide-plain,prod-lear,nothing,guide-plain')).toEqual(['guide-plain', 'prod-lear']);
    expect(await ids('id=guide-plain&id=prod-lear')).toEqual(['guide-plain', 'prod-lear']);
    expect(await ids('')).toEqual([]);
  });

  it('leave out what the viewer may not see', async () => {
    expect(await ids('id=prod-not-usa&country=USA')).toEqual([]);
    expect(await ids('id=prod-not-usa&country=GBR')).toEqual(['prod-not-usa']);
  });

  it('are at most 24 at once', async () => {
    const many = Array.from({ length: 25 }, (_, index) => `i${index}`).join();
    expect((await get(product, `/api/items?id=${many}`)).status).toBe(400);
  });
});
