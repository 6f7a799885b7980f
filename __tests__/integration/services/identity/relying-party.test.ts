/**
 * A strict relying party (openid-client) uses once everything that the discovery document advertises, and finds nothing
 * in it that is not served (oidc contract §9).
 */
import { decodeJwt } from 'jose';
import { createDiscovery } from '@/lib/platform/visitor/discovery';
import { createTokenVerifier } from '@/lib/platform/visitor/token-verifier';
import * as client from 'openid-client';
import { CookieBrowser, type Page } from '@/__tests__/support/visitors/cookie-browser';
import {
  APP,
  AUDIENCE,
  authorizeUrl,
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

const parametersOf = (page: Page) => new URL(page.location ?? 'about:blank').searchParams;

describe('what the issuer advertises', () => {
  it('is what this list of uses covers, and no more', async () => {
    const { party } = await tokensFor(identity);
    const { authorization_endpoint: _a, token_endpoint: _t, jwks_uri: _j, userinfo_endpoint: _u, end_session_endpoint: _e, issuer, ...rest } =
      party.serverMetadata(); // prettier-ignore
    expect(issuer).toBe(identity.origin);
    expect(rest).toEqual({
      authorization_response_iss_parameter_supported: true,
      claim_types_supported: ['normal'],
      claims_parameter_supported: false,
      claims_supported: ['sub', 'email', 'email_verified', 'name', 'given_name', 'family_name', 'preferred_username', 'auth_time', 'iss'],
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code'],
      id_token_signing_alg_values_supported: ['RS256'],
      request_uri_parameter_supported: false,
      response_modes_supported: ['form_post', 'fragment', 'query'],
      response_types_supported: ['code'],
      // Ours: the list of ended sign-ins, read by whoever verifies tokens.
      session_revocations_uri: `${identity.origin}/revocations`,
      // Ours: where a person sees and ends their sign-ins.
      sign_in_sessions_uri: `${identity.origin}/sessions`,
      scopes_supported: ['openid', 'email', 'profile'],
      subject_types_supported: ['public'],
      token_endpoint_auth_methods_supported: ['none'],
    }); // prettier-ignore
  });

  it('userinfo answers the token of a sign-in without resource: by header, by form, for the app’s origin', async () => {
    const { party, tokens } = await tokensFor(identity);
    const { sub } = tokens.claims()!;
    const info = await client.fetchUserInfo(party, tokens.access_token, sub);
    expect(info).toEqual({
      sub: teacher.id,
      email: teacher.email,
      email_verified: true,
      name: 'Amara Osei',
      given_name: 'Amara',
      family_name: 'Osei',
      preferred_username: teacher.email,
    });
    const posted = await fetch(`${identity.origin}/userinfo`, {
      method: 'POST',
      body: new URLSearchParams({ access_token: tokens.access_token }),
      headers: { origin: APP },
    });
    expect(posted.headers.get('access-control-allow-origin')).toBe(APP);
    expect(await posted.json()).toEqual(info);
    const other = await fetch(`${identity.origin}/userinfo`, {
      headers: { origin: 'https://evil.example', authorization: `Bearer ${tokens.access_token}` },
    });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('userinfo refuses no token, a broken one and an id token, as RFC 6750 asks', async () => {
    const { tokens } = await tokensFor(identity);
    const none = await fetch(`${identity.origin}/userinfo`);
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="library"']);
    for (const token of ['x', tokens.id_token, `${tokens.access_token}x`]) {
      const refused = await fetch(`${identity.origin}/userinfo`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toContain('error="invalid_token"');
    }
  });

  it('gives only what the scopes open', async () => {
    const party = await relyingParty(identity);
    const started = await authorizeUrl(identity, { scope: 'openid email' });
    const page = await signIn(identity, new CookieBrowser(), started);
    const tokens = await client.authorizationCodeGrant(party, new URL(page.location!), {
      pkceCodeVerifier: started.verifier,
      expectedState: started.state,
    });
    const info = await client.fetchUserInfo(party, tokens.access_token, tokens.claims()!.sub);
    expect(Object.keys(info).toSorted()).toEqual(['email', 'email_verified', 'sub']);
  });

  it('userinfo needs the scope openid (OpenID Connect Core §5.3, RFC 6750 §3.1)', async () => {
    const started = await authorizeUrl(identity, { scope: 'email' });
    const page = await signIn(identity, new CookieBrowser(), started);
    const answer = await redeem(identity, {
      code: parametersOf(page).get('code')!,
      code_verifier: started.verifier,
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const refused = await fetch(`${identity.origin}/userinfo`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toBe(
      'Bearer realm="library", error="insufficient_scope", scope="openid"',
    );
    expect(await refused.json()).toMatchObject({ error: 'insufficient_scope' });
  });

  it('answers by query, fragment and form_post, with its own name in the answer (RFC 9207)', async () => {
    const browser = new CookieBrowser();
    await signIn(identity, browser, await authorizeUrl(identity));
    const query = await browser.follow(
      (await authorizeUrl(identity, { response_mode: 'query' })).url,
      identity.origin,
    );
    expect(parametersOf(query).get('iss')).toBe(identity.origin);
    const fragment = await browser.follow(
      (await authorizeUrl(identity, { response_mode: 'fragment' })).url,
      identity.origin,
    );
    expect(new URLSearchParams(new URL(fragment.location!).hash.slice(1)).get('code')).not.toBeNull();
    const form = await browser.follow(
      (await authorizeUrl(identity, { response_mode: 'form_post' })).url,
      identity.origin,
    );
    expect(form.body).toMatch(new RegExp(`action="${APP}/callback"[\\s\\S]+name="code"`));
    expect(form.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  });

  it('takes the authorisation request as a form too (OpenID Connect Core §3.1.2.1)', async () => {
    const { url } = await authorizeUrl(identity);
    const browser = new CookieBrowser();
    const sent = await browser.open(`${identity.origin}/authorize`, {
      method: 'POST',
      body: new URL(url).searchParams,
    });
    expect(sent.status).toBe(303);
    const page = await browser.follow(sent.location!, identity.origin);
    expect(page.body).toContain('<h1>Sign in</h1>');
  });

  it('tells when somebody signed in', async () => {
    const browser = new CookieBrowser();
    await signIn(identity, browser, await authorizeUrl(identity));
    const again = await authorizeUrl(identity, { max_age: '3600' });
    const page = await browser.follow(again.url, identity.origin);
    const answer = await redeem(identity, {
      code: parametersOf(page).get('code')!,
      code_verifier: again.verifier,
    });
    const claims = decodeJwt(((await answer.json()) as { id_token: string }).id_token);
    expect(claims).toMatchObject({ auth_time: expect.any(Number), iss: identity.origin });
  });

  it('ends the session (RP-initiated logout): a renewal is login_required afterwards', async () => {
    const browser = new CookieBrowser();
    const { party, tokens } = await tokensFor(identity, browser);
    const other = await tokensFor(identity);
    const services = createTokenVerifier({
      discovery: createDiscovery({ issuer: identity.origin }),
      audience: AUDIENCE,
    });
    const url = client.buildEndSessionUrl(party, {
      id_token_hint: tokens.id_token!,
      post_logout_redirect_uri: `${APP}/logged-out`,
      state: 'there',
    });
    const askedWho = () =>
      fetch(`${identity.origin}/userinfo`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    const asked = await browser.follow(url.href, identity.origin);
    // Just before, so that the issuer has read its list of ended sign-ins a moment ago.
    expect((await askedWho()).status).toBe(200);
    const done = await browser.submit(asked, { logout: 'yes' });
    expect(done.location).toBe(`${APP}/logged-out?state=there`);
    // What was issued is over with it, at the issuer and at services.
    expect((await askedWho()).status).toBe(401);
    await expect(services.verify(tokens.access_token)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'This sign-in has been ended',
    });
    await expect(services.verify(other.tokens.access_token)).resolves.toMatchObject({ subject: teacher.id });
    const renewal = await browser.follow(
      (await authorizeUrl(identity, { prompt: 'none' })).url,
      identity.origin,
    );
    expect(parametersOf(renewal).get('error')).toBe('login_required');
  });
});

describe('what the issuer does not do', () => {
  it.each([
    [{ prompt: 'consent' }, 'consent_required'],
    [{ prompt: 'select_account' }, 'invalid_request'],
    [{ resource: 'https://other.example' }, 'invalid_target'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ request: 'x.y.z' }, 'request_not_supported'],
    [{ code_challenge: null, code_challenge_method: null }, 'invalid_request'],
  ])('%j gets the standard’s error, signed in or not', async (changes, error) => {
    const signedIn = new CookieBrowser();
    await signIn(identity, signedIn, await authorizeUrl(identity));
    for (const browser of [new CookieBrowser(), signedIn]) {
      const page = await browser.follow((await authorizeUrl(identity, changes)).url, identity.origin);
      const { searchParams, hash } = new URL(page.location ?? 'about:blank');
      expect(searchParams.get('error') ?? new URLSearchParams(hash.slice(1)).get('error')).toBe(error);
    }
  });

  it.each([
    '/request',
    '/par',
    '/token/introspection',
    '/token/revocation',
    '/reg',
    '/device/auth',
    '/backchannel',
  ])('%s is not there', async (path) => {
    expect((await fetch(`${identity.origin}${path}`, { method: 'POST' })).status).toBe(404);
  });
});
