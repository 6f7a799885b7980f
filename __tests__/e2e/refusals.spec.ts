/**
 * Whatever a service answers, a tab asks a bounded number of times: a token with a wrong audience ends in one clear page, and
 * no 401, 403, 429 or 503 makes a storm of requests.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { playableProduction, signIn } from './support/library';
import { second } from './support/issuers';
import { OTHER_API_AUDIENCE, OTHER_API_LOGIN } from './support/second-issuer';
import { isSilent, jwtOf, storedUsers } from './support/sign-in';
import { shortIf } from './support/long';

/** Requests by method and path, from now on. */
function countRequests(page: Page, isCounted: (url: URL) => boolean) {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!isCounted(url)) return;
    const key = `${request.method()} ${url.pathname}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return counts;
}

const isApi = ({ pathname }: URL) => /^\/(api|graphql|customers)(\/|$)/.test(pathname);
const total = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);

/** As the issuer's person whose tokens are for another API. */
async function signInForOtherApi(page: Page): Promise<void> {
  await page.locator('input[name=login]').fill(OTHER_API_LOGIN);
  await page.locator('input[name=password]').fill('anything');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function gatewayLines(message: string): Promise<Record<string, unknown>[]> {
  const [, dataDir = ''] = JSON.parse(process.env.E2E_DATA_DIRS ?? '[]') as string[];
  const text = await readFile(path.join(dataDir, 'logs', 'gateway.log'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.includes(message))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

for (const start of ['/', '/my-bookmarks']) {
  test(
    `a token for another API: one renewal, one sign-in, then a page that explains it, from ${start}`,
    shortIf(start === '/'),
    async ({ page }) => {
      const api = countRequests(page, isApi);
      const authorizations: string[] = [];
      page.on('request', (request) => {
        if (second.authorize.test(request.url()))
          authorizations.push(isSilent(request) ? 'renewal' : 'sign-in');
      });
      await page.goto(`${second.front}/sign-in?return=${encodeURIComponent(start)}`);
      await signInForOtherApi(page);
      await expect(page).toHaveURL(/\/logged-out\?message=token_refused$/, { timeout: 30_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The first is the person's own.
      expect(authorizations).toEqual(['sign-in', 'renewal', 'sign-in']);
      const asked = total(api);
      expect(asked).toBeLessThanOrEqual(20);
      await page.waitForTimeout(6_000);
      expect(total(api) - asked).toBeLessThanOrEqual(1);
      expect(authorizations).toHaveLength(3);
      expect(await jwtOf(page, second.front)).toBeUndefined();
      expect(await storedUsers(page)).toEqual([]);
      const lines = await gatewayLines('An access token was refused');
      // Other tests have tokens refused too, for other reasons.
      const own = lines.find(({ audience }) => audience === JSON.stringify(OTHER_API_AUDIENCE));
      expect(String(own?.issuer)).toContain('/tenants/schools');
      expect(own).toMatchObject({ keyId: JSON.stringify('schools-1') });
    },
  );
}

const bodies: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};
/** How long each page is watched. */
const WATCHED_MS = 4_000;
/** Of one call on one page: it, and once more by somebody else who needs the same. */
const MOST_OF_ONE_CALL = 4;
const MOST_OF_ONE_PAGE = 24;

for (const [status, code] of Object.entries(bodies)) {
  test(
    `no page storms an API that answers ${status}`,
    shortIf(status === '401'),
    async ({ page, context }) => {
      const { slug } = await playableProduction();
      await page.goto('/');
      await signIn(page, 'teacher');
      await page.close();
      await context.route(isApi, (route) =>
        route.fulfill({
          status: Number(status),
          contentType: 'application/json',
          headers: status === '429' || status === '503' ? { 'retry-after': '1' } : {},
          body: JSON.stringify({ error: { code, message: 'No' } }),
        }),
      );
      const addresses = [
        '/',
        '/search?q=hamlet',
        `/productions/${slug}`,
        '/my-bookmarks',
        '/training',
        '/account',
        '/admin',
      ];
      // Each is watched from its own opening on, while the next ones open.
      const watched = addresses.map(async (address) => {
        const tab = await context.newPage();
        const counts = countRequests(tab, isApi);
        await tab.goto(address);
        await tab.waitForTimeout(WATCHED_MS);
        return { address, counts };
      });
      for (const { address, counts } of await Promise.all(watched)) {
        const seen = JSON.stringify([...counts]);
        expect(Math.max(0, ...counts.values()), `${address}: ${seen}`).toBeLessThanOrEqual(MOST_OF_ONE_CALL);
        expect(total(counts), `${address}: ${seen}`).toBeLessThanOrEqual(MOST_OF_ONE_PAGE);
      }
    },
  );
}

test('D-O10 what an API refuses is asked of the server once: a session that holds stays', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'teacher');
  let refused = 0;
  await page.route('**/api/me/page', (route) => {
    refused += 1;
    return route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: '{"error":{"code":"UNAUTHENTICATED","message":"No"}}',
    });
  });
  const pages: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/_next/data/')) pages.push(request.url());
  });
  await page.goto('/lists');
  await expect.poll(() => pages.filter((url) => url.endsWith('/lists.json')).length).toBe(1);
  await page.waitForTimeout(3_000);
  expect(refused).toBeGreaterThan(0);
  expect(pages.filter((url) => url.endsWith('/lists.json'))).toHaveLength(1);
  expect(await storedUsers(page)).toHaveLength(1);
  await expect(page).toHaveURL(/\/lists$/);
});

test('D-O10 a token that the library refuses is renewed from the open page, which stays', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'teacher');
  await page.goto('/search?q=lear');
  await expect(page.getByRole('button', { name: /^Bookmark / }).first()).toBeVisible();
  const before = (await jwtOf(page, page.url())) ?? '';
  // As after a change of the issuer's keys: the same token, with a signature that is not right.
  const wrong = `${before.slice(0, before.lastIndexOf('.'))}.${'A'.repeat(86)}`;
  await page.evaluate((token) => (document.cookie = `jwt=${token}; path=/`), wrong);
  await page
    .getByRole('button', { name: /^Bookmark / })
    .first()
    .click();
  await expect.poll(() => jwtOf(page, page.url())).not.toBe(wrong);
  expect(await storedUsers(page)).toHaveLength(1);
  await expect(page).toHaveURL(/\/search\?q=lear$/);
});
