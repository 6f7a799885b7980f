/** U+0000 is in no text of PostgreSQL: a request with it is refused like any other with what is not known, and is no failure. */
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import { authorizeUrl, startIdentity, type Identity } from './fixture';

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

const NUL = '\0';

const post = async (path: string, form: Record<string, string>) => {
  const response = await fetch(identity.origin + path, { method: 'POST', body: new URLSearchParams(form) });
  return { status: response.status, answer: await response.text() };
};

it('a client, a code and a token with it are unknown', async () => {
  const { clientId: client_id } = identity.settings;
  const unknown = await post('/token', { client_id: NUL, grant_type: 'authorization_code' });
  expect(unknown.status).toBe(401);
  expect(unknown.answer).toContain('invalid_client');
  const code = {
    client_id,
    grant_type: 'authorization_code',
    code: `x${NUL}`,
    code_verifier: 'v'.repeat(43),
  };
  expect(await post('/token', { ...code, redirect_uri: 'http://localhost:3000/callback' })).toMatchObject({
    status: 400,
    answer: expect.stringContaining('invalid_grant') as string,
  });
  const userinfo = await post('/userinfo', { access_token: `x${NUL}` });
  expect(userinfo.status).toBe(401);
});

it.each(['state', 'nonce', 'login_hint', 'ui_locales'])(
  'an authorisation request with it in %s is invalid',
  async (name) => {
    const { url } = await authorizeUrl(identity, { [name]: `x${NUL}y` });
    const { location } = await new CookieBrowser().open(url);
    expect(new URL(location ?? '').searchParams.get('error')).toBe('invalid_request');
  },
);

it.each(['client_id', 'anything'])('one with it in %s is no failure', async (name) => {
  const { url } = await authorizeUrl(identity, { [name]: `x${NUL}y` });
  const { status } = await new CookieBrowser().open(url);
  expect(status).toBeLessThan(500);
});
