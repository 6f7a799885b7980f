/** Where a person is signed in, through product: asked in their name, signed, and only theirs. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SESSIONS_MEMBER } from '@/lib/contracts/viewer/sign-in-sessions';
import { createVisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { createDiscovery } from '@/lib/platform/visitor/discovery';
import { createIssuerSessions } from '@/services/product/calls/issuer-sessions';
import { startTestIssuer } from '@/__tests__/support/visitors/test-issuer';
import { SERVICE_KEY } from '@/__tests__/support/visitors/signed-visitor';
import { get, post, startProduct, type Product } from '../support/harness';

let product: Product;
beforeAll(async () => (product = await startProduct()));
afterAll(() => product.end());
beforeEach(() => {
  product.signIns.state = 'up';
  product.signIns.ended.length = 0;
});
const teacher = { token: 'teacher' };

it('lists them, and ends one or all others', async () => {
  const listed = await get(product, '/api/sessions', teacher);
  expect(listed.body).toMatchObject({ available: true, sessions: [{ id: 'other', current: false }] });
  expect(listed.headers['cache-control']).toMatch(/private|no-store/);
  expect((await post(product, '/api/sessions/end', { id: 'other' }, teacher)).body).toEqual({ ended: 1 });
  expect((await post(product, '/api/sessions/end', { others: true }, teacher)).body).toEqual({ ended: 1 });
  expect(product.signIns.ended).toEqual([{ id: 'other' }, { others: true }]);
  expect((await post(product, '/api/sessions/end', { id: 'unknown' }, teacher)).status).toBe(404);
});

it('asks with the person’s token and a signature for identity that carries their address', async () => {
  await get(product, '/api/sessions', { ...teacher, address: '198.51.100.20' });
  const { token, headers } = product.signIns.asked.at(-1)!;
  expect(token).toBe('teacher');
  const verify = createVisitorVerifier(SERVICE_KEY, 'identity', () => product.clock.ms);
  const visitor = await verify(headers);
  expect(visitor).toMatchObject({ address: '198.51.100.20', viewer: { userId: 'teacher' } });
});

it('nobody and a network have none; an issuer that is away is 503, one without a list says so', async () => {
  expect((await post(product, '/api/sessions/end', { others: true })).status).toBe(401);
  expect((await post(product, '/api/sessions/end', { id: 'other', others: true }, teacher)).status).toBe(400);
  expect((await get(product, '/api/sessions')).status).toBe(401);
  product.signIns.state = 'down';
  expect((await get(product, '/api/sessions', teacher)).status).toBe(503);
  product.signIns.state = 'none';
  expect((await get(product, '/api/sessions', teacher)).body).toEqual({ available: false, sessions: [] });
  expect((await post(product, '/api/sessions/end', { others: true }, teacher)).status).toBe(404);
});

it('another’s issuer, whose discovery names no such list, keeps none', async () => {
  const issuer = await startTestIssuer();
  const place = { issuer: issuer.issuer, reachedAt: issuer.issuer };
  const sessions = createIssuerSessions(createDiscovery(place));
  expect(await sessions.list({ token: 't', headers: {} })).toEqual({ available: false, sessions: [] });
  await issuer.close();
  const gone = createIssuerSessions(createDiscovery(place));
  await expect(gone.list({ token: 't', headers: {} })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it.each([
  ['the list', 200, 'UNAUTHENTICATED'],
  ['the discovery document', 401, 'UNAVAILABLE'],
])('a 401 of %s (document: %i) is told as %s', async (_what, status, code) => {
  const issuer = createServer((request, response) => {
    const isDocument = request.url?.includes('/.well-known/') ?? false;
    const document = { issuer: at, [SESSIONS_MEMBER]: `${at}/sessions` };
    response.writeHead(isDocument ? status : 401).end(JSON.stringify(isDocument ? document : {}));
  });
  await once(issuer.listen(0, '127.0.0.1'), 'listening');
  const at = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
  const { list, end } = createIssuerSessions(createDiscovery({ issuer: at }));
  const asked = { token: 't', headers: {} };
  await expect(list(asked)).rejects.toMatchObject({ code });
  await expect(end(asked, { others: true })).rejects.toMatchObject({ code });
  issuer.close().closeAllConnections();
});
