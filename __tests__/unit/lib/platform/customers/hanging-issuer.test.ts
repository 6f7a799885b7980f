/** An identity provider that takes connections and says nothing: whose tokens it signed, and nobody else, waits for it. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, SignJWT } from 'jose';
import { createCustomersClient } from '@/lib/platform/customers/client';
import { createDiscovery } from '@/lib/platform/visitor/discovery';
import { createTokenVerifier } from '@/lib/platform/visitor/token-verifier';

const servers: Server[] = [];
async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const nobody = {
  user: null,
  group: null,
  oktaUser: null,
  company: null,
  organisation: null,
  contentControlsAndIpAuth: null,
  subscriptions: null,
};

it('customers that wait for the keys of one person’s issuer are not away for the others', async () => {
  const issuer = await serving(() => undefined);
  const { privateKey } = await generateKeyPair('ES256');
  const token = await new SignJWT({ sub: 'kit', iss: issuer, aud: 'library' })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setExpirationTime('5m')
    .sign(privateKey);
  const tokens = createTokenVerifier({ discovery: createDiscovery({ issuer }), audience: 'library' });
  const customers = await serving((request, response) => {
    const isKnown = request.headers.authorization === 'Bearer known';
    (isKnown ? Promise.resolve() : tokens.verifyHeader(request.headers.authorization)).then(
      () => response.end(JSON.stringify({ data: { self: nobody } })),
      () => response.writeHead(503).end('{}'),
    );
  });
  const log = { warn: jest.fn(), error: jest.fn() };
  const client = createCustomersClient({ url: customers, key: 'k', log });
  const first = client.fetchUserData(token);
  // Comes while the keys are waited for, and with its second try waits for them anew.
  const second = new Promise((resolve) => setTimeout(resolve, 1_500)).then(() => client.fetchUserData(token));
  const [one, other] = await Promise.allSettled([first, second]);
  expect([one, other]).toMatchObject([{ reason: { status: 503 } }, { reason: { status: 503 } }]);
  expect(await client.fetchUserData('known')).toEqual({ self: nobody });
});
