/** O-4 to O-7 and O-18 of the sign-in contract, against both issuers: how a session is renewed, runs out, and is ended. */
import { expect, test } from '@playwright/test';
import { ours, second } from '../support/issuers';
import { playableProduction } from '../support/library';
import {
  askToSignOut,
  endIssuerSession,
  isSilent,
  jwtOf,
  nearExpiry,
  openPage,
  signInFrom,
  storedUsers,
  type IssuerUnderTest,
} from '../support/sign-in';
import { LONG, shortIf } from '../support/long';

const landing = /\/logged-out\?message=session_expired&page=%2Fsearch%3Fq%3Dlear$/;

/** What the issuer takes part in. */
function cases(issuer: IssuerUnderTest): void {
  const { front } = issuer;

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

  test(
    'O-5 without a session at the issuer the renewal leads to sign-in and back to the page',
    shortIf(issuer === ours),
    async ({ page }) => {
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
    },
  );

  test(
    'O-7 signing out leaves no cookie and no stored user, in every tab',
    shortIf(issuer === ours),
    async ({ page, context }) => {
      await signInFrom(page, issuer, '/guides');
      const other = await context.newPage();
      await openPage(other, `${front}/workshops`);
      await expect(other.locator('header').getByText(issuer.shownName)).toBeVisible();
      // A tab behind another draws nothing, and what is not drawn cannot be pressed.
      await page.bringToFront();
      await askToSignOut(page, issuer);
      await issuer.confirmSignOut(page);
      await expect(page).toHaveURL(/\/logged-out/);
      expect(await jwtOf(page, front)).toBeUndefined();
      expect(await storedUsers(page)).toEqual([]);
      await expect(other).toHaveURL(/\/logged-out/);
    },
  );
}

/** What the application does by itself, whoever the issuer is. */
function ownCases(issuer: IssuerUnderTest): void {
  const { front } = issuer;

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

  test('who comes back after their token has run out is not asked to sign in while it is renewed', async ({
    page,
  }) => {
    const { slug } = await playableProduction();
    await signInFrom(page, issuer, '/search?q=lear');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(issuer.authorize, async (route) => {
      await held;
      await route.continue();
    });
    await page.context().clearCookies({ name: 'jwt' });
    await nearExpiry(page, -60, `${front}/productions/${slug}`);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-returning', '');
    await expect(page.getByText(/^Sign in to (watch|listen)$/).first()).toBeHidden();
    await expect(page.locator('header').getByRole('link', { name: 'Sign in' })).toBeHidden();
    release();
    await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeVisible();
    await expect(root).not.toHaveAttribute('data-returning');
  });

  test('somebody else who signs in at another tab: what the first one saw is gone', async ({
    page,
    context,
  }) => {
    await signInFrom(page, issuer, '/search?q=lear');
    await page.evaluate(() => Object.assign(window, { ofTheFirst: true }));
    const other = await context.newPage();
    await other.goto(`${front}/about`);
    // The sign-in library stores the new person over the earlier one; a renewal of one's own token changes nothing here.
    const store = (subject: string | null) =>
      other.evaluate((sub) => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
        const user = JSON.parse(localStorage.getItem(key) ?? '{}') as { profile: { sub: string } };
        const profile = { ...user.profile, sub: sub ?? user.profile.sub, locale: 'cy' };
        localStorage.setItem(key, JSON.stringify({ ...user, profile }));
      }, subject);
    const isFirst = () => page.evaluate(() => 'ofTheFirst' in window);
    await store(null);
    await page.waitForTimeout(500);
    expect(await isFirst()).toBe(true);
    await store('somebody-else');
    await expect.poll(() => isFirst().catch(() => true)).toBe(false);
  });

  test('R-AUT-14 signing out works while the identity service is down', async ({ page }) => {
    await signInFrom(page, issuer, '/guides');
    await page.route(issuer.anyAddress, (route) => route.abort());
    await askToSignOut(page, issuer);
    await expect(page).toHaveURL(/\/logged-out/);
    expect(await jwtOf(page, front)).toBeUndefined();
    expect(await storedUsers(page)).toEqual([]);
  });
}

test.describe('our issuer', () => {
  cases(ours);
  ownCases(ours);
});

test.describe('an issuer that is not ours', () => {
  cases(second);
  test.describe('by the application alone', LONG, () => ownCases(second));
});
