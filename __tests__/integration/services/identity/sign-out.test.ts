import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import { demoAccounts } from '@/services/common/demo-accounts';
import { APP, authorizeUrl, startIdentity, teacher, tokensFor, type Identity } from './fixture';

const librarian = demoAccounts.find(({ role }) => role === 'librarian')!;

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

describe('signing out', () => {
  async function session(account = teacher) {
    const { tokens, browser } = await tokensFor(identity, new CookieBrowser(), account);
    return { browser, idToken: tokens.id_token! };
  }
  const endAt = (parameters: Record<string, string>) =>
    `${identity.origin}/end_session?${new URLSearchParams(parameters)}`;
  const isSignedIn = async (browser: CookieBrowser) => {
    const page = await browser.open((await authorizeUrl(identity, { prompt: 'none' })).url);
    return new URL(page.location!).searchParams.has('code');
  };

  it('O-7 ends the session by a form that sends itself, and returns to the landing with the state', async () => {
    const { browser, idToken } = await session();
    const page = await browser.open(
      endAt({ id_token_hint: idToken, post_logout_redirect_uri: `${APP}/logged-out`, state: 's1' }),
    );
    expect(page.body).toContain('/assets/sign-out.js');
    const done = await browser.submit(page, { logout: 'yes' });
    expect(done.location).toBe(`${APP}/logged-out?state=s1`);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('asks first when nothing proves who asks, so that another site cannot sign people out', async () => {
    const { browser } = await session();
    const page = await browser.open(
      endAt({ client_id: 'library-web', post_logout_redirect_uri: `${APP}/logged-out` }),
    );
    expect(page.body).toContain('Do you want to sign out');
    expect(page.body).not.toContain('sign-out.js');
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('asks first when the id token is of somebody else, as anybody with an account has one', async () => {
    const { browser } = await session();
    const { idToken } = await session(librarian);
    const page = await browser.open(
      endAt({ id_token_hint: idToken, post_logout_redirect_uri: `${APP}/logged-out` }),
    );
    expect(page.body).toContain('Do you want to sign out');
    expect(page.body).not.toContain('sign-out.js');
    expect(await isSignedIn(browser)).toBe(true);
  });

  it.each(['https://evil.example/', `${APP}/`, `${APP}/logged-out/x`])(
    'refuses to return to %s',
    async (address) => {
      const { browser, idToken } = await session();
      const asked = endAt({ id_token_hint: idToken, post_logout_redirect_uri: address });
      const page = await browser.open(asked, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(400);
      expect(page.location).toBeNull();
      expect(page.body).toContain('You cannot sign out this way');
    },
  );
});
