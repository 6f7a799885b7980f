import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDiscovery } from '@/lib/platform/visitor/discovery';
import { askUserinfo, profileOf } from '@/lib/platform/visitor/profile';

/** An issuer by the paths that it answers. */
async function issuerOf(answers: Record<string, { status: number; body: object }>) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    const { status, body } = answers[request.url ?? ''] ?? { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reachedAt = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { reachedAt, asked, close: () => new Promise((resolve) => server.close(resolve)) };
}

const NAME = 'https://login.riverside.example';
const discovery = (userinfo: object) => ({ status: 200, body: { issuer: NAME, ...userinfo } });
const endpoint = { userinfo_endpoint: `${NAME}/me` };

async function ask(answers: Record<string, { status: number; body: object }>) {
  const issuer = await issuerOf(answers);
  try {
    const profile = await askUserinfo(
      createDiscovery({ issuer: NAME, reachedAt: issuer.reachedAt }),
      'kit',
      'the-token',
    );
    return { profile, asked: issuer.asked };
  } finally {
    await issuer.close();
  }
}
const answering = (status: number, body: object) => ({
  '/.well-known/openid-configuration': discovery(endpoint),
  '/me': { status, body },
});

it('a name that no record could hold is left out', () => {
  const said = { email: 'kit@riverside.example', given_name: 'Kit\u0000', family_name: 'O'.repeat(201) };
  expect(profileOf(said)).toMatchObject({
    email: 'kit@riverside.example',
    givenName: null,
    familyName: null,
  });
});

describe('what an issuer says of the bearer of a token', () => {
  it('is asked where servers reach it, with the token', async () => {
    const { profile, asked } = await ask(
      answering(200, {
        sub: 'kit',
        email: 'kit@riverside.example',
        email_verified: 'true',
        family_name: 'Osei',
      }),
    );
    expect(profile).toEqual({
      email: 'kit@riverside.example',
      emailVerified: true,
      givenName: null,
      familyName: 'Osei',
    });
    expect(asked).toEqual([undefined, 'Bearer the-token']);
  });

  it('is nothing where it has no such endpoint, refuses the token, or names no address', async () => {
    expect((await ask({ '/.well-known/openid-configuration': discovery({}) })).profile).toBeNull();
    expect((await ask(answering(401, {}))).profile).toBeNull();
    expect((await ask(answering(200, { sub: 'kit', email_verified: true }))).profile).toBeNull();
  });

  it('is believed of the person who was asked about alone (OpenID Connect Core §5.3.2), and not of one who fails', async () => {
    await expect(ask(answering(200, { sub: 'somebody', email: 'kit@riverside.example' }))).rejects.toThrow(
      'somebody else',
    );
    for (const status of [429, 503])
      await expect(ask(answering(status, {}))).rejects.toThrow(`answered ${status}`);
  });
});

it('an issuer’s outage says nothing of a person, whose organisation would otherwise refuse them', async () => {
  const away = (status: number, body: object) => ({
    '/.well-known/openid-configuration': { status, body },
  });
  await expect(ask(away(503, { message: 'maintenance' }))).rejects.toThrow('answered 503');
  await expect(ask(away(200, { issuer: 'https://other.example' }))).rejects.toThrow('another issuer');
});

it('a name that is none, or too long, is left out; the address still counts', () => {
  expect(profileOf({ email: 'kit@riverside.example', given_name: 7, family_name: 'x'.repeat(300) })).toEqual({
    email: 'kit@riverside.example',
    emailVerified: false,
    givenName: null,
    familyName: null,
  });
});
