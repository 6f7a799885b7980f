/**
 * Signing in and coming back, as the sign-in contract has it, in a real browser: against our own issuer and against one
 * that is not ours. The session that follows: session.spec.ts; on a recognised network: network.spec.ts.
 * O-14 and O-15 need other answers of the customers system: customers-faults.spec.ts.
 */
import { expect, test } from '@playwright/test';
import { ours, second } from '../support/issuers';
import {
  isSilent,
  jwtOf,
  keepSession,
  openPage,
  paramsOf,
  signInFrom,
  startSignIn,
  type IssuerUnderTest,
} from '../support/sign-in';
import { LONG, shortIf } from '../support/long';

/** What the issuer takes part in. */
function cases(issuer: IssuerUnderTest): void {
  const { front } = issuer;

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
    test(
      `O-2 a ${how} code_verifier is refused; the landing says so, and there is no cookie`,
      shortIf(how === 'wrong'),
      async ({ page }) => {
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
      },
    );
  }
}

/** What the application does by itself, whoever the issuer is. */
function ownCases(issuer: IssuerUnderTest): void {
  const { front } = issuer;

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
}

test.describe('our issuer', () => {
  cases(ours);
  ownCases(ours);
});

test.describe('an issuer that is not ours', () => {
  cases(second);
  test.describe('by the application alone', LONG, () => ownCases(second));

  test('the product service knows the person by the other issuer’s token', async ({ page }) => {
    await signInFrom(page, second, '/guides');
    const answer = await page.request.post(`${second.front}/graphql`, {
      headers: { Authorization: `Bearer ${await jwtOf(page, second.front)}` },
      data: { query: '{ myBookmarks { contentId } }' },
    });
    expect(await answer.json()).toEqual({ data: { myBookmarks: expect.any(Array) } });
  });
});
