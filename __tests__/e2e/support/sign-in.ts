/** The cases O-1 to O-18 of the sign-in contract, written once and run against any issuer. */
import { expect, type Page, type Request } from '@playwright/test';
import { seeTour } from './library';

/** What differs from issuer to issuer: where it is and how its own pages are filled in. */
export interface IssuerUnderTest {
  front: string;
  classroom: string;
  /** Origin and path of its authorisation endpoint. */
  authorize: RegExp;
  /** Whether an address is one of its own. */
  anyAddress: (url: URL) => boolean;
  token: RegExp;
  /** Fills in its pages as the demonstration's teacher, until the app is back. */
  fillIn: (page: Page) => Promise<void>;
  /** Confirms on its page that the session shall end, where it asks. */
  confirmSignOut: (page: Page) => Promise<void>;
  /** What the header calls the person. */
  shownName: string;
}

/** The page as it answers to a person: hydrated, and settled on who they are. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('load');
}

export async function startSignIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
}

export async function signInFrom(page: Page, issuer: IssuerUnderTest, path: string): Promise<void> {
  await openPage(page, `${issuer.front}${path}`);
  await seeTour(page);
  await startSignIn(page);
  await issuer.fillIn(page);
  await expect(page.locator('header').getByText(issuer.shownName)).toBeVisible();
}

/** Through the menu in the header, which closes when the page is rendered anew for who has just signed in. */
export async function askToSignOut(page: Page, issuer: IssuerUnderTest): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign out' });
  await expect(async () => {
    if (!(await button.isVisible())) await page.locator('header').getByText(issuer.shownName).click();
    await button.click({ timeout: 1_000 });
  }).toPass();
}

export async function jwtOf(page: Page, address: string): Promise<string | undefined> {
  const cookies = await page.context().cookies(address);
  return cookies.find(({ name }) => name === 'jwt')?.value;
}

/** Keys of the sign-in library's users in this browser. */
export const storedUsers = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc.user:')));

/** Lets the stored token end `seconds` from now and opens the address anew, as if time had passed. */
export async function nearExpiry(page: Page, seconds: number, address: string): Promise<void> {
  await page.evaluate((left) => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('oidc.user:'))) {
      const user = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
      localStorage.setItem(
        key,
        JSON.stringify({ ...user, expires_at: Math.floor(Date.now() / 1000) + left }),
      );
    }
  }, seconds);
  await page.goto(address);
}

/** Drops the issuer's own session; the app keeps its own. */
export async function endIssuerSession(page: Page): Promise<void> {
  const jwtCookies = (await page.context().cookies()).filter(({ name }) => name === 'jwt');
  await page.context().clearCookies();
  await page.context().addCookies(jwtCookies);
}

export const paramsOf = (request: Request) => new URL(request.url()).searchParams;

export const isSilent = (request: Request) => paramsOf(request).get('prompt') === 'none';

/**
 * Brings the session of now back whenever `path` is opened, its token about to end in `seconds`. Answers what puts the
 * cookie back.
 */
export async function keepSession(page: Page, path: string, seconds: number): Promise<() => Promise<void>> {
  const cookies = (await page.context().cookies()).filter(({ name }) => name === 'jwt');
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('oidc.user:')),
  );
  await page.addInitScript(
    ({ entries, at, left }) => {
      if (location.pathname !== at) return;
      for (const [key, value] of entries as [string, string][]) {
        const expiresAt = Math.floor(Date.now() / 1000) + left;
        const user = { ...(JSON.parse(value) as object), expires_at: expiresAt };
        localStorage.setItem(key, JSON.stringify(user));
      }
    },
    { entries: stored, at: path, left: seconds },
  );
  return () => page.context().addCookies(cookies);
}
