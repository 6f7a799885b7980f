/**
 * O-1 to O-13 and O-16 to O-18 of the sign-in contract in a real browser, against our own issuer and against one that is
 * not ours. O-14 and O-15 need other answers of the customers system: customers-faults.spec.ts.
 */
import { expect, test } from '@playwright/test';
import { account, addresses } from './support/library';
import { E2E_PORT_BASE, SECOND_ISSUER_PORT_BASE } from './support/ports';
import {
  askToSignOut,
  endIssuerSession,
  isSilent,
  jwtOf,
  keepSession,
  nearExpiry,
  openPage,
  paramsOf,
  signInFrom,
  startSignIn,
  storedUsers,
  type IssuerUnderTest,
} from './support/sign-in';

const teacher = account('teacher');

const ours: IssuerUnderTest = {
  ...addresses(E2E_PORT_BASE),
  authorize: /:\d+\/authorize\?/,
  anyAddress: (url) => url.origin === addresses(E2E_PORT_BASE).identity,
  token: /:\d+\/token$/,
  shownName: teacher.givenName,
  fillIn: async (page) => {
    await page.getByLabel('E-mail address').fill(teacher.email);
    await page.getByLabel('Password', { exact: true }).fill(teacher.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  },
  confirmSignOut: async () => undefined,
};

const second: IssuerUnderTest = {
  ...addresses(SECOND_ISSUER_PORT_BASE),
  authorize: /\/tenants\/schools\/auth\?/,
  anyAddress: (url) => url.pathname.startsWith('/tenants/schools'),
  token: /\/tenants\/schools\/token$/,
  shownName: 'Kit of the Schools',
  fillIn: async (page) => {
    await page.locator('input[name=login]').fill(teacher.id);
    await page.locator('input[name=password]').fill('anything');
    await page.locator('button[type=submit]').click();
    await page.getByRole('button', { name: 'Continue' }).click();
  },
  confirmSignOut: async (page) => {
    await page.getByRole('button', { name: /yes/i }).click();
  },
};

const landing = /\/logged-out\?message=session_expired&page=%2Fsearch%3Fq%3Dlear$/;

function cases(issuer: IssuerUnderTest): void {
  const { front, classroom } = issuer;

  test('O-1 O-3 sign-in asks as the contract says and comes back to the very address', async ({ page }) => {
    await openPage(page, `${front}/search?q=lear&page=2#top`);
    const asked = page.waitForRequest(issuer.authorize);
    await startSignIn(page);
    const params = paramsOf(await asked);
    expect(params.get('response_type')).toBe('code');
    expect(params.get('redirect_uri')).toBe(`${front}/callback`);
    expect(params.get('scope')).toBe('openid email profile');
    expect(params.get('code_challenge_method')).toBe('S256');
    expect(params.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(params.get('state')).toBeTruthy();
    await issuer.fillIn(page);
    await expect(page).toHaveURL(`${front}/search?q=lear&page=2#top`);
    await expect(page.locator('header').getByText(issuer.shownName)).toBeVisible();
    expect(await jwtOf(page, front)).toBeTruthy();
  });

  for (const [how, alter] of [
    ['wrong', (body: URLSearchParams) => body.set('code_verifier', 'x'.repeat(43))],
    ['missing', (body: URLSearchParams) => body.delete('code_verifier')],
  ] as const) {
    test(`O-2 a ${how} code_verifier is refused; the landing says so, and there is no cookie`, async ({
      page,
    }) => {
      await page.route(issuer.token, (route) => {
        const body = new URLSearchParams(route.request().postData() ?? '');
        alter(body);
        return route.continue({ postData: body.toString() });
      });
      await openPage(page, `${front}/guides`);
      await startSignIn(page);
      const answered = page.waitForResponse(issuer.token);
      await issuer.fillIn(page);
      const answer = await answered;
      expect(answer.status()).toBe(400);
      expect(((await answer.json()) as { error: string }).error).toMatch(/invalid_(grant|request)/);
      await expect(page.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible();
      expect(await jwtOf(page, front)).toBeUndefined();
    });
  }

  test('O-4 O-18 a token near its end is renewed in a frame; nothing else moves', async ({ page }) => {
    await signInFrom(page, issuer, '/search?q=lear');
    const before = await jwtOf(page, front);
    const notices: string[] = [];
    page.on('console', (message) => notices.push(message.text()));
    const inFrame: string[] = [];
    page.on('request', (request) => {
      if (request.frame() !== page.mainFrame()) inFrame.push(new URL(request.url()).pathname);
    });
    const navigations: string[] = [];
    await nearExpiry(page, 64, `${front}/search?q=lear`);
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        navigations.push(request.url());
    });
    await expect.poll(() => jwtOf(page, front), { timeout: 40_000 }).not.toBe(before);
    await expect.poll(() => page.frames().length).toBe(1);
    expect(notices.some((text) => text.includes('Access token expiring'))).toBe(true);
    expect(navigations).toEqual([]);
    await expect(page).toHaveURL(`${front}/search?q=lear`);
    // O-18: the renewal page and its one script, nothing of the application; a slow machine may renew twice.
    const ownPages = inFrame.filter((path) => path.includes('silent') || path.startsWith('/_next'));
    expect([...new Set(ownPages)].sort()).toEqual(['/silent-renew.html', '/silent-renew.js']);
  });

  test('O-5 without a session at the issuer the renewal leads to sign-in and back to the page', async ({
    page,
  }) => {
    await signInFrom(page, issuer, '/search?q=lear');
    await endIssuerSession(page);
    const asked = page.waitForRequest(
      (request) => issuer.authorize.test(request.url()) && !isSilent(request),
      { timeout: 40_000 },
    );
    await nearExpiry(page, 62, `${front}/search?q=lear`);
    await asked;
    await issuer.fillIn(page);
    await expect(page).toHaveURL(`${front}/search?q=lear`);
    await expect(page.locator('header').getByText(issuer.shownName)).toBeVisible();
  });

  test('O-6 R-AUT-10 with the issuer out of reach until the token ends, the landing says so', async ({
    page,
  }) => {
    await signInFrom(page, issuer, '/search?q=lear');
    await page.route(issuer.authorize, (route) => route.abort());
    const notices: string[] = [];
    page.on('console', (message) => notices.push(message.text()));
    await nearExpiry(page, 12, `${front}/search?q=lear`);
    await expect(page).toHaveURL(landing, { timeout: 40_000 });
    await expect(page.getByRole('heading', { name: 'Your session has expired' })).toBeVisible();
    expect(notices.filter((text) => text.includes('Access token expired'))).toHaveLength(1);
    expect(await jwtOf(page, front)).toBeUndefined();
    await page.unroute(issuer.authorize);
    await page.getByRole('link', { name: 'Sign in and go back to the page' }).click();
    await expect(page).toHaveURL(`${front}/search?q=lear`);
  });

  test('O-7 signing out leaves no cookie and no stored user, in every tab', async ({ page, context }) => {
    await signInFrom(page, issuer, '/guides');
    const other = await context.newPage();
    await openPage(other, `${front}/workshops`);
    await expect(other.locator('header').getByText(issuer.shownName)).toBeVisible();
    await askToSignOut(page, issuer);
    await issuer.confirmSignOut(page);
    await expect(page).toHaveURL(/\/logged-out/);
    expect(await jwtOf(page, front)).toBeUndefined();
    expect(await storedUsers(page)).toEqual([]);
    await expect(other).toHaveURL(/\/logged-out/);
  });

  test('R-AUT-14 signing out works while the identity service is down', async ({ page }) => {
    await signInFrom(page, issuer, '/guides');
    await page.route(issuer.anyAddress, (route) => route.abort());
    await askToSignOut(page, issuer);
    await expect(page).toHaveURL(/\/logged-out/);
    expect(await jwtOf(page, front)).toBeUndefined();
    expect(await storedUsers(page)).toEqual([]);
  });

  test('R-SHL-1 every page handles a return from sign-in', async ({ page }) => {
    await signInFrom(page, issuer, '/');
    for (const path of ['/about', '/productions/to-be-or-not-to-be', '/people?letter=a', '/nowhere']) {
      // The app forgets, where it does not run and cannot adopt its user again; the issuer remembers, so it comes back at once.
      await page.goto(`${front}/robots.txt`);
      await page.context().clearCookies({ name: 'jwt' });
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('oidc.')) localStorage.removeItem(key);
      });
      await openPage(page, `${front}${path}`);
      await startSignIn(page);
      await expect(page.locator('header').getByText(issuer.shownName)).toBeVisible();
      await expect(page).toHaveURL(`${front}${path}`);
    }
  });

  test('O-8 a return address of somebody else’s leads home', async ({ page }) => {
    for (const [index, target] of ['//evil.example', 'https://evil.example'].entries()) {
      await openPage(page, `${front}/sign-in?return=${encodeURIComponent(target)}`);
      if (index === 0) await issuer.fillIn(page);
      await expect(page).toHaveURL(`${front}/`);
    }
  });

  test('O-9 three automatic sign-ins that fail are not followed by a fourth', async ({ page }) => {
    await signInFrom(page, issuer, '/search?q=lear');
    test.setTimeout(120_000);
    let redirects = 0;
    await page.route(issuer.authorize, (route) => {
      const params = paramsOf(route.request());
      const error = isSilent(route.request()) ? 'login_required' : 'temporarily_unavailable';
      if (!isSilent(route.request())) redirects += 1;
      const answer = new URLSearchParams({ error, state: params.get('state') ?? '' });
      return route.fulfill({ status: 302, headers: { location: `${params.get('redirect_uri')}?${answer}` } });
    });
    // A sign-in that fails ends the session here too; each round brings it back, as a restored window would.
    const restore = await keepSession(page, '/search', 50);
    for (let round = 0; round < 5 && !page.url().includes('/logged-out'); round += 1) {
      await restore();
      await page.goto(`${front}/search?q=lear`).catch(() => undefined);
      await page.waitForURL(/\/callback\?|\/logged-out\?/, { waitUntil: 'commit' });
      await page.waitForTimeout(1_500);
    }
    await expect(page).toHaveURL(/\/logged-out\?message=session_expired/);
    expect(redirects).toBe(3);
  });

  test('O-10 R-AUT-9 a sign-in that works resets the count of tries', async ({ page }) => {
    await openPage(page, `${front}/guides`);
    await page.evaluate(() => sessionStorage.setItem('loginTries', '2'));
    await startSignIn(page);
    await issuer.fillIn(page);
    await expect(page.locator('header').getByText(issuer.shownName)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('loginTries'))).toBe('0');
  });

  test('O-11 O-12 a recognised machine uses its organisation’s library, any other nobody’s', async ({
    page,
  }) => {
    await openPage(page, `${classroom}/guides`);
    await expect(page.getByText('You are using the library as')).toContainText('Harbourside');
    await expect(page.getByRole('button', { name: /bookmark/i })).toHaveCount(0);
    await openPage(page, `${front}/guides`);
    await expect(page.getByText('You are using the library as')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  });

  test('O-16 the callback without an answer goes home', async ({ page }) => {
    await page.goto(`${front}/callback`);
    await expect(page).toHaveURL(`${front}/`);
  });

  test('O-17 a replayed callback is handled: said, logged, with a way to sign in', async ({ page }) => {
    const returned = page.waitForRequest((request) => /\/callback\?/.test(request.url()));
    await signInFrom(page, issuer, '/guides');
    const address = (await returned).url();
    const notices: string[] = [];
    page.on('console', (message) => notices.push(message.text()));
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(notices.some((text) => text.includes('Sign-in did not complete'))).toBe(true);
  });

  test('O-13 a person on a recognised network is that person', async ({ page }) => {
    await openPage(page, `${issuer.classroom}/guides`);
    await expect(page.getByText('You are using the library as')).toBeVisible();
    await startSignIn(page);
    await issuer.fillIn(page);
    await expect(page).toHaveURL(`${issuer.classroom}/guides`);
    await expect(page.locator('header').getByText(issuer.shownName)).toBeVisible();
    await expect(page.getByText('You are using the library as')).toHaveCount(0);
  });
}

test.describe('our issuer', () => {
  cases(ours);

  test('O-13 a person on a recognised network has their own organisation', async ({ page }) => {
    const { classroom } = ours;
    await openPage(page, `${classroom}/guides`);
    await startSignIn(page);
    await page.getByLabel('E-mail address').fill(account('usa').email);
    await page.getByLabel('Password', { exact: true }).fill(account('usa').password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${classroom}/guides`);
    await expect(page.locator('header').getByText(account('usa').givenName)).toBeVisible();
    await expect(page.getByText('You are using the library as')).toHaveCount(0);
  });
});

test.describe('an issuer that is not ours', () => {
  cases(second);

  test('the product service knows the person by the other issuer’s token', async ({ page }) => {
    await signInFrom(page, second, '/guides');
    const answer = await page.request.post(`${second.front}/graphql`, {
      headers: { Authorization: `Bearer ${await jwtOf(page, second.front)}` },
      data: { query: '{ myBookmarks { contentId } }' },
    });
    expect(await answer.json()).toEqual({ data: { myBookmarks: expect.any(Array) } });
  });
});
