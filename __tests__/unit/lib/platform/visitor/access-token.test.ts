import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { verifyAccessToken } from '@/lib/platform/visitor/access-token';
import { createDiscovery } from '@/lib/platform/visitor/discovery';
import { createIssuerKeys } from '@/lib/platform/visitor/issuer-keys';

const ISSUER = 'https://issuer.example';
const AUDIENCE = 'urn:library:api';

async function makeKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
}
type Key = Awaited<ReturnType<typeof makeKey>>;

/** An issuer in memory, with a clock. */
class FakeIssuer {
  keys: Key[] = [];
  down = false;
  asked = 0;
  now = Date.parse('2026-03-10T12:00:00Z');
  name = ISSUER;
  readonly find = createIssuerKeys(createDiscovery({ issuer: ISSUER, reachedAt: ISSUER }));

  constructor() {
    jest.spyOn(Date, 'now').mockImplementation(() => this.now);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      this.asked += 1;
      if (this.down) throw new TypeError('refused');
      return Response.json(
        String(address).endsWith('/jwks')
          ? { keys: this.keys.map(({ jwk }) => jwk) }
          : { issuer: this.name, jwks_uri: `${this.name}/jwks` },
      );
    });
  }

  sign(key: Key, claims: JWTPayload = {}): Promise<string> {
    const iat = Math.floor(this.now / 1000);
    return new SignJWT({ iss: ISSUER, aud: AUDIENCE, sub: 'u1', iat, exp: iat + 600, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: key.kid })
      .sign(key.privateKey);
  }

  check(token: string, issuer = ISSUER) {
    return verifyAccessToken(token, { keys: this.find, issuer, audience: AUDIENCE, now: new Date(this.now) });
  }
}

let issuer: FakeIssuer;
let key: Key;
beforeEach(async () => {
  issuer = new FakeIssuer();
  key = await makeKey('k1');
  issuer.keys = [key];
});

describe('an access token', () => {
  it('gives what it says of the person: an address counts as verified by the issuer’s own word alone', async () => {
    const said = async (claims: object) => {
      const check = await issuer.check(await issuer.sign(key, { sub: 'u1', ...claims }));
      return check.ok ? check.token.profile : null;
    };
    expect(await said({ email: 'kit@school.example', email_verified: true, given_name: 'Kit' })).toEqual({
      email: 'kit@school.example',
      emailVerified: true,
      givenName: 'Kit',
      familyName: null,
    });
    for (const word of [undefined, false, 'yes', 1, null])
      expect(await said({ email: 'kit@school.example', email_verified: word })).toMatchObject({
        emailVerified: false,
      });
    expect(await said({ email: 'not an address', email_verified: true })).toBeUndefined();
  });

  it('gives subject, scopes and expiry', async () => {
    const check = await issuer.check(await issuer.sign(key, { scp: ['openid', 'email'] }));
    expect(check).toEqual({
      ok: true,
      token: { subject: 'u1', scopes: ['openid', 'email'], expiresAt: issuer.now / 1000 + 600 },
    });
  });

  it.each([
    [{ scp: 'openid email' }, ['openid', 'email']],
    [{ scope: 'openid  profile' }, ['openid', 'profile']],
    [{ scp: ['a'], scope: 'b' }, ['a']],
    [{}, []],
  ])('reads scopes from %j', async (claims, scopes) => {
    expect(await issuer.check(await issuer.sign(key, claims))).toMatchObject({ token: { scopes } });
  });

  it('of an issuer whose sub is a login name, names the user by uid, as its id token does', async () => {
    expect(
      await issuer.check(await issuer.sign(key, { sub: 'u@x.example', cid: 'app', uid: '00u1' })),
    ).toMatchObject({ token: { subject: '00u1' } });
    expect(await issuer.check(await issuer.sign(key, { uid: '00u1' }))).toMatchObject({
      token: { subject: 'u1' },
    });
  });

  it('is good whether or not the issuer’s name is written with a slash at its end', async () => {
    expect((await issuer.check(await issuer.sign(key), `${ISSUER}/`)).ok).toBe(true);
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'library-web' }],
    ['an empty subject', { sub: '' }],
    ['a start in the future', { nbf: Date.parse('2026-03-10T13:00:00Z') / 1000 }],
  ])('with %s is invalid', async (_what, claims) => {
    expect(await issuer.check(await issuer.sign(key, claims))).toEqual({ ok: false, reason: 'INVALID' });
  });

  it('that has expired says so; clocks may differ by five seconds', async () => {
    const token = await issuer.sign(key);
    issuer.now += 604_000;
    expect((await issuer.check(token)).ok).toBe(true);
    issuer.now += 2_000;
    expect(await issuer.check(token)).toEqual({ ok: false, reason: 'EXPIRED' });
  });

  it('signed with a shared secret, or with nothing, is invalid', async () => {
    const secret = new TextEncoder().encode('0123456789abcdef0123456789abcdef');
    const hmac = await new SignJWT({ iss: ISSUER, aud: AUDIENCE, sub: 'u1', exp: issuer.now })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(secret);
    const none = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"u1"}')}.`;
    for (const token of [hmac, none, '', 'a.b.c', 'x'.repeat(10_000)])
      expect(await issuer.check(token)).toEqual({ ok: false, reason: 'INVALID' });
  });
});

describe('the issuer’s keys', () => {
  it('are fetched once for many tokens', async () => {
    const token = await issuer.sign(key);
    await Promise.all(Array.from({ length: 20 }, () => issuer.check(token)));
    expect(issuer.asked).toBe(2); // discovery and keys
  });

  it('are fetched anew for a key id never seen, but forged ids do not flood the issuer', async () => {
    await issuer.check(await issuer.sign(key));
    issuer.now += 10_000;
    const next = await makeKey('k2');
    issuer.keys = [next, key];
    expect((await issuer.check(await issuer.sign(next))).ok).toBe(true);
    const asked = issuer.asked;
    const forged = await makeKey('k3');
    for (let i = 0; i < 50; i += 1) expect((await issuer.check(await issuer.sign(forged))).ok).toBe(false);
    expect(issuer.asked).toBe(asked);
  });

  it('are used stale while the issuer is down, and are asked for again when it is back', async () => {
    await issuer.check(await issuer.sign(key));
    issuer.down = true;
    issuer.now += 60 * 60_000;
    expect((await issuer.check(await issuer.sign(key))).ok).toBe(true);
    issuer.down = false;
    const next = await makeKey('k2');
    issuer.keys = [next];
    issuer.now += 10_000;
    expect((await issuer.check(await issuer.sign(next))).ok).toBe(true);
    expect((await issuer.check(await issuer.sign(key))).ok).toBe(false);
  });

  it('not to be had at all say nothing about the token, and recover without a restart', async () => {
    issuer.down = true;
    expect(await issuer.check(await issuer.sign(key))).toMatchObject({ ok: false, reason: 'UNAVAILABLE' });
    issuer.down = false;
    issuer.now += 2_000;
    expect((await issuer.check(await issuer.sign(key))).ok).toBe(true);
  });

  it('are not used beyond a day', async () => {
    await issuer.check(await issuer.sign(key));
    issuer.down = true;
    issuer.now += 25 * 60 * 60_000;
    expect(await issuer.check(await issuer.sign(key))).toMatchObject({ reason: 'UNAVAILABLE' });
  });

  it('of a document that names another issuer are refused', async () => {
    issuer.name = 'https://evil.example';
    const check = await issuer.check(await issuer.sign(key));
    expect(check).toMatchObject({ ok: false, reason: 'UNAVAILABLE' });
  });
});
