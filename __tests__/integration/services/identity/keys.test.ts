import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet } from 'jose';
import { createDiscovery } from '@/lib/platform/visitor/discovery';
import { createTokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { disableDemoAccounts, enableDemoAccounts } from '@/services/identity/store/accounts';
import { KEEP_RETIRED_MS, loadKeys, maintainKeys, ROTATE_AFTER_MS } from '@/services/identity/store/keys';
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import { AUDIENCE, authorizeUrl, codeFor, redeem, signIn, startIdentity, type Identity } from './fixture';

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

const published = async () => (await (await fetch(`${identity.origin}/jwks`)).json()) as JSONWebKeySet;
const kids = async () => (await published()).keys.map(({ kid }) => kid);
async function accessToken(): Promise<string> {
  const { callback, verifier } = await codeFor(identity);
  const answer = await redeem(identity, {
    code: callback.searchParams.get('code')!,
    code_verifier: verifier,
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
const kidOf = (token: string) => decodeProtectedHeader(token).kid;

describe('signing keys', () => {
  it('are two: one in use and one announced; nothing private is published', async () => {
    const { keys } = await published();
    expect(keys).toHaveLength(2);
    for (const key of keys)
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('rotate without a break: old tokens stay good, new ones come from the key that was announced', async () => {
    const services = createTokenVerifier({
      discovery: createDiscovery({ issuer: identity.origin }),
      audience: AUDIENCE,
    });
    const before = await accessToken();
    await services.verify(before);
    const [inUse, announced] = await kids();
    expect(kidOf(before)).toBe(inUse);
    await maintainKeys(identity.db, new Date(), true);
    await identity.issuer.refresh(new Date());
    const after = await accessToken();
    expect(kidOf(after)).toBe(announced);
    // A verifier that remembers the keys of before needs no new ones: the key was announced in time.
    await expect(services.verify(after)).resolves.toMatchObject({ subject: 'demo-teacher' });
    await expect(jwtVerify(before, createLocalJWKSet(await published()))).resolves.toBeTruthy();
    expect(await kids()).toHaveLength(3);
  });

  it('a code begun before a rotation is redeemed after it', async () => {
    const { callback, verifier } = await codeFor(identity);
    await maintainKeys(identity.db, new Date(), true);
    await identity.issuer.refresh(new Date());
    const answer = await redeem(identity, {
      code: callback.searchParams.get('code')!,
      code_verifier: verifier,
    });
    expect(answer.status).toBe(200);
  });

  it('rotate by age, and a retired key is forgotten when its tokens are long dead', async () => {
    const order = async () => (await loadKeys(identity.db)).map(({ kid }) => kid);
    const [first] = await order();
    await maintainKeys(identity.db, new Date(Date.now() + ROTATE_AFTER_MS - 60_000));
    expect((await order())[0]).toBe(first);
    const later = new Date(Date.now() + ROTATE_AFTER_MS + 60_000);
    await maintainKeys(identity.db, later);
    expect((await order())[0]).not.toBe(first);
    expect(await order()).toContain(first);
    await maintainKeys(identity.db, new Date(later.getTime() + KEEP_RETIRED_MS + 60_000));
    expect(await order()).not.toContain(first);
  });

  it('are made once, however many processes start together', async () => {
    await identity.db.deleteFrom('signing_keys').execute();
    await Promise.all(Array.from({ length: 4 }, () => maintainKeys(identity.db, new Date())));
    expect(await loadKeys(identity.db)).toHaveLength(2);
  });
});

describe('the demonstration’s accounts', () => {
  it('cannot sign in once they are refused, and sessions of theirs end', async () => {
    const { browser } = await codeFor(identity);
    await disableDemoAccounts(identity.db);
    const page = await signIn(identity, new CookieBrowser(), await authorizeUrl(identity));
    expect(page.status).toBe(422);
    const silent = await browser.open((await authorizeUrl(identity, { prompt: 'none' })).url);
    expect(new URL(silent.location!).searchParams.get('error')).toBe('login_required');
    await enableDemoAccounts(identity.db);
    expect((await codeFor(identity)).callback.searchParams.has('code')).toBe(true);
  });
});
