/** Anybody may ask to be signed out, or go on with a session that has ended: of somebody who is not signed in nothing is stored. */
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import { APP, authorizeUrl, signIn, startIdentity, type Identity } from './fixture';

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());
beforeEach(() => identity.db.deleteFrom('models').execute());

const stored = async () => (await identity.db.selectFrom('models').select('id').execute()).length;
const endAt = (parameters: Record<string, string> = {}) =>
  `${identity.origin}/end_session?${new URLSearchParams(parameters)}`;
const OURS = { client_id: 'library-web', post_logout_redirect_uri: `${APP}/logged-out` };

it('who is signed out already is led back at once', async () => {
  const page = await new CookieBrowser().open(endAt({ ...OURS, state: 's&1' }));
  expect([page.status, page.location]).toEqual([303, `${APP}/logged-out?state=s%261`]);
  const unnamed = await new CookieBrowser().open(endAt(OURS));
  expect(unnamed.location).toBe(`${APP}/logged-out`);
  expect(await stored()).toBe(0);
});

it('without an address of ours they are told on the issuer’s own page', async () => {
  const browser = new CookieBrowser();
  // Without a client nobody vouches for the address.
  const page = await browser.open(endAt({ post_logout_redirect_uri: 'https://evil.example/' }));
  expect([page.status, page.location]).toEqual([303, `${identity.origin}/end_session/success`]);
  expect((await browser.open(page.location!)).body).toContain('signed out');
  const refused = await browser.open(endAt({ ...OURS, post_logout_redirect_uri: 'https://evil.example/' }));
  expect([refused.status, refused.location]).toEqual([400, null]);
  expect(await stored()).toBe(0);
});

it('a session that has ended is not stored again by each request that still names it', async () => {
  const ended = new CookieBrowser();
  await signIn(identity, ended, await authorizeUrl(identity));
  const cookie = ended.cookieHeader('/');
  await identity.db.deleteFrom('models').execute();
  const { url } = await authorizeUrl(identity, { prompt: 'none' });
  for (let time = 0; time < 3; time += 1) {
    const { location } = await new CookieBrowser({ cookie }).open(url);
    expect(location).toContain('error=login_required');
    await new CookieBrowser({ cookie }).open(endAt({ state: 'x'.repeat(4_000) }));
  }
  expect(await stored()).toBe(0);
  // The same browser signs in again.
  const { location } = await signIn(identity, ended, await authorizeUrl(identity));
  expect(location).toContain('code=');
});

it('a form may ask as well (OpenID Connect RP-Initiated Logout 1.0 §2)', async () => {
  const browser = new CookieBrowser();
  await signIn(identity, browser, await authorizeUrl(identity));
  const sent = await browser.open(`${identity.origin}/end_session`, {
    method: 'POST',
    body: new URLSearchParams({ ...OURS, state: 's1' }),
  });
  expect(sent.status).toBe(303);
  const asked = await browser.open(sent.location!);
  expect(asked.body).toContain('Do you want to sign out');
  const done = await browser.submit(asked, { logout: 'yes' });
  expect(done.location).toBe(`${APP}/logged-out?state=s1`);
});
