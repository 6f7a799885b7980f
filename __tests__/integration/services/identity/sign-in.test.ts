import { decodeJwt, decodeProtectedHeader } from 'jose';
import * as client from 'openid-client';
import { createDiscovery } from '@/lib/platform/visitor/discovery';
import { createTokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import {
  APP,
  AUDIENCE,
  authorizeUrl,
  CLASSROOM,
  codeFor,
  redeem,
  relyingParty,
  signIn,
  startIdentity,
  teacher,
  tokensFor,
  type Identity,
} from './fixture';

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

describe('a whole sign-in with a strict relying party', () => {
  it('R-PUR-3 O-3 gives tokens for a code with PKCE, with the claims that the app and the services read', async () => {
    const { callback, tokens } = await tokensFor(identity);
    expect(callback.origin + callback.pathname).toBe(`${APP}/callback`);
    expect(tokens.scope?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile']);
    expect(tokens.refresh_token).toBeUndefined();
    expect(tokens.expires_in).toBe(600);
    expect(tokens.claims()).toMatchObject({
      sub: teacher.id,
      email: teacher.email,
      email_verified: true,
      name: 'Amara Osei',
      given_name: 'Amara',
      family_name: 'Osei',
      preferred_username: teacher.email,
    });
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({
      iss: identity.origin,
      aud: AUDIENCE,
      sub: teacher.id,
      cid: 'library-web',
      scp: ['openid', 'email', 'profile'],
    });
    expect(claims.exp! - claims.iat!).toBe(600);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    const verified = await createTokenVerifier({
      discovery: createDiscovery({ issuer: identity.origin }),
      audience: AUDIENCE,
    }).verify(tokens.access_token);
    expect(verified).toMatchObject({ subject: teacher.id, scopes: ['openid', 'email', 'profile'] });
  });

  it('an id token is no access token: services refuse it', async () => {
    const { callback, verifier } = await codeFor(identity);
    const answer = await redeem(identity, {
      code: callback.searchParams.get('code')!,
      code_verifier: verifier,
    });
    const { id_token: idToken } = (await answer.json()) as { id_token: string };
    const services = createTokenVerifier({
      discovery: createDiscovery({ issuer: identity.origin }),
      audience: AUDIENCE,
    });
    await expect(services.verify(idToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('O-2 a wrong or missing verifier is invalid_grant', async () => {
    for (const verifier of [{ code_verifier: 'x'.repeat(43) }, {}]) {
      const { callback } = await codeFor(identity);
      const answer = await redeem(identity, { code: callback.searchParams.get('code')!, ...verifier });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
    }
  });

  it('a code works once: a replay is invalid_grant, also when both come at the same moment', async () => {
    const { callback, verifier } = await codeFor(identity);
    const use = () => redeem(identity, { code: callback.searchParams.get('code')!, code_verifier: verifier });
    const answers = await Promise.all(Array.from({ length: 6 }, use));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const replay = await use();
    expect(replay.status).toBe(400);
    expect(await replay.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it.each([
    ['no challenge', { code_challenge: null, code_challenge_method: null }],
    ['the plain method', { code_challenge_method: 'plain' }],
    ['the implicit flow', { response_type: 'token id_token', nonce: 'n' }],
  ])('refuses %s', async (_what, changes) => {
    const page = await new CookieBrowser().open((await authorizeUrl(identity, changes)).url);
    const error =
      new URL(page.location!).searchParams.get('error') ??
      new URLSearchParams(new URL(page.location!).hash.slice(1)).get('error');
    expect(['invalid_request', 'unsupported_response_type']).toContain(error);
  });

  it('never gives more than the three scopes', async () => {
    const party = await relyingParty(identity);
    const started = await authorizeUrl(identity, {
      scope: 'openid email profile offline_access address admin',
    });
    const page = await signIn(identity, new CookieBrowser(), started);
    const tokens = await client.authorizationCodeGrant(party, new URL(page.location!), {
      pkceCodeVerifier: started.verifier,
      expectedState: started.state,
    });
    expect(tokens.refresh_token).toBeUndefined();
    expect(decodeJwt(tokens.access_token).scp).toEqual(['openid', 'email', 'profile']);
  });
});

describe('redirect addresses are exact', () => {
  it.each([
    `${APP}/callback`,
    `${APP}/silent-renew.html`,
    `${CLASSROOM}/callback`,
    `${CLASSROOM}/silent-renew.html`,
  ])('accepts %s', async (address) => {
    const page = await new CookieBrowser().open(
      (await authorizeUrl(identity, { redirect_uri: address })).url,
    );
    expect(new URL(page.location!).pathname).toMatch(/^\/interaction\//);
  });

  it.each([
    `${APP}/callback/`, `${APP}/callback?x=1`, `${APP}/callback#x`, `${APP}/Callback`, `${APP}/`, `${APP}`, `${APP}/callback/../evil`,
    'http://localhost:3001/callback', 'https://localhost:3000/callback', 'http://localhost:3000@evil.example/callback',
    'https://evil.example/callback', '//evil.example/callback', 'javascript:alert(1)', `${APP}/logged-out`, '',
  ])('refuses %s without redirecting', async (address) => {
    const page = await new CookieBrowser().open((await authorizeUrl(identity, { redirect_uri: address })).url);
    expect(page.status).toBe(400);
    expect(page.location).toBeNull();
    expect(page.body).not.toMatch(/href="(?:javascript:|[^"]*evil)/);
  }); // prettier-ignore

  it('refuses a code redeemed for another registered address', async () => {
    const { callback, verifier } = await codeFor(identity);
    const answer = await redeem(identity, {
      code: callback.searchParams.get('code')!,
      code_verifier: verifier,
      redirect_uri: `${CLASSROOM}/callback`,
    });
    expect(answer.status).toBe(400);
  });
});

describe('silent renewal', () => {
  const silent = { prompt: 'none', redirect_uri: `${APP}/silent-renew.html` };

  it('O-4 gives a new code in a frame while the session lives, without a page', async () => {
    const { browser } = await codeFor(identity);
    const started = await authorizeUrl(identity, silent);
    const page = await browser.open(started.url);
    const back = new URL(page.location!);
    expect(back.origin + back.pathname).toBe(`${APP}/silent-renew.html`);
    const answer = await redeem(identity, {
      code: back.searchParams.get('code')!,
      code_verifier: started.verifier,
      redirect_uri: silent.redirect_uri,
    });
    expect(answer.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${APP} ${CLASSROOM}`);
    expect(page.headers.get('x-frame-options')).toBeNull();
  });

  it('O-5 answers login_required without a session', async () => {
    const page = await new CookieBrowser().open((await authorizeUrl(identity, silent)).url);
    expect(new URL(page.location!).searchParams.get('error')).toBe('login_required');
  });

  it('answers login_required when the account has been disabled', async () => {
    const { browser } = await codeFor(identity);
    const change = (disabledAt: Date | null) =>
      identity.db
        .updateTable('accounts')
        .set({ disabled_at: disabledAt })
        .where('id', '=', teacher.id)
        .execute();
    await change(new Date());
    const page = await browser.open((await authorizeUrl(identity, silent)).url);
    await change(null);
    expect(new URL(page.location!).searchParams.get('error')).toBe('login_required');
  });
});

describe('who may call from a browser (CORS)', () => {
  const tokenFrom = async (origin: string) => {
    const { callback, verifier } = await codeFor(identity);
    return redeem(
      identity,
      { code: callback.searchParams.get('code')!, code_verifier: verifier },
      { origin },
    );
  };

  it.each([APP, CLASSROOM])('%s may redeem a code', async (origin) => {
    const answer = await tokenFrom(origin);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('another origin may not', async () => {
    const answer = await tokenFrom('https://evil.example');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['/.well-known/openid-configuration', '/jwks'])('%s may be read by the app', async (path) => {
    const answer = await fetch(`${identity.origin}${path}`, { headers: { origin: APP } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(APP);
  });
});

describe('addresses', () => {
  it('come from the configuration, whatever host or protocol a client names', async () => {
    const { app } = identity;
    const answer = await app.inject({
      url: '/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    const document = answer.json() as Record<string, unknown>;
    expect(document).toMatchObject({
      issuer: identity.origin,
      authorization_endpoint: `${identity.origin}/authorize`,
      token_endpoint: `${identity.origin}/token`,
      jwks_uri: `${identity.origin}/jwks`,
      end_session_endpoint: `${identity.origin}/end_session`,
      userinfo_endpoint: `${identity.origin}/userinfo`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    });
    expect(JSON.stringify(document)).not.toContain('evil');
  });

  it('unknown paths answer with the contract’s error body', async () => {
    const answer = await fetch(`${identity.origin}/nothing-here`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });
});
