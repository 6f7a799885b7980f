/**
 * Nothing jumps while a page comes (look.md: under 0.02): at once, over a thin line on which the HTML arrives in pieces,
 * and where something of the visitor's own is added later.
 */
import { expect, type Page } from '@playwright/test';
import { addresses, playableProduction, TOUR_KEY } from '../support/library';
import { gatewayOf, test } from '../support/visitors';
import { LONG, shortIf } from '../support/long';

const LIMIT = 0.02;
/** Part of a pixel, by which a browser may draw a small picture beside a word anew. One word that moves counts more. */
const NOTHING = 0.00001;
/** How much later than the page its typefaces come, ms. */
const LATE_MS = 1_500;
const FILM = '/productions/to-be-or-not-to-be';

interface Shift {
  value: number;
  moved: string[];
}

/** Collects every shift that no input of the visitor's has caused, with what moved. */
const collect = () => {
  const shifts: Shift[] = [];
  (window as unknown as { shifts: Shift[] }).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 100) : (node?.textContent ?? ''),
      );
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

async function expectStill(page: Page, limit = LIMIT): Promise<void> {
  // What comes late comes in a quiet moment after the load.
  await page.waitForTimeout(1_000);
  const shifts = await shiftsOf(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThan(limit);
}

for (const width of [375, 1440])
  for (const path of ['/', '/search?q=hamlet', FILM]) {
    test.describe(`${path} at ${width} px`, () => {
      test.use({ viewport: { width, height: 812 } });

      test('stands still', shortIf(width === 375), async ({ page }) => {
        await page.addInitScript(collect);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectStill(page);
      });

      test(
        'stands still when its typefaces come late',
        shortIf(width === 375 && path === '/'),
        async ({ page }) => {
          await page.route('**/*.woff2', async (route) => {
            await new Promise((resolve) => setTimeout(resolve, LATE_MS));
            await route.continue();
          });
          await page.addInitScript(collect);
          await page.goto(path, { waitUntil: 'networkidle' });
          await expectStill(page);
        },
      );

      test('stands still over a thin line', LONG, async ({ page }) => {
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Network.enable');
        const bytesPerSecond = 200_000;
        await devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 40,
          downloadThroughput: bytesPerSecond,
          uploadThroughput: bytesPerSecond,
        });
        await page.addInitScript(collect);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectStill(page);
      });
    });
  }

for (const as of ['superuser', 'classroom'] as const)
  for (const width of [375, 1440])
    test(
      `nothing moves for a ${as} at ${width} px when what is theirs comes`,
      shortIf(as === 'classroom' && width === 375),
      async ({ browser, stateOf }) => {
        const context = await browser.newContext({
          storageState: await stateOf(as),
          viewport: { width, height: 1_600 },
        });
        const page = await context.newPage();
        // A typeface that comes while the page is read moves words along their line by a few pixels, which is another test's matter.
        await page.route('**/*.woff2', (route) => route.abort());
        await page.addInitScript(() => sessionStorage.setItem('dt.onboardingOpened', 'true'));
        await page.addInitScript(collect);
        for (const path of ['/', '/search?q=hamlet', FILM]) {
          await page.goto(`${gatewayOf(as)}${path}`, { waitUntil: 'networkidle' });
          await expectStill(page, NOTHING);
        }
        await context.close();
      },
    );

for (const width of [375, 1440])
  test(
    `the tour opens on a still page, and nothing asks to make code, at ${width} px`,
    shortIf(width === 375),
    async ({ browser, stateOf }) => {
      const context = await browser.newContext({
        storageState: await stateOf('restricted'),
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      await page.addInitScript((key) => {
        localStorage.removeItem(key);
        const refused: string[] = [];
        (window as unknown as { refused: string[] }).refused = refused;
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          refused.push(`${effectiveDirective} ${blockedURI}`),
        );
      }, TOUR_KEY);
      await page.addInitScript(collect);
      await page.goto(`${gatewayOf('restricted')}/`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('dialog', { name: 'Find what fits your lesson' })).toBeVisible();
      await expectStill(page);
      expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
      await context.close();
    },
  );

for (const [width, height] of [
  [375, 812],
  [375, 2_400],
  [1440, 2_000],
] as const)
  test(
    `home stands still where there is something to go on with, ${width} by ${height} px`,
    shortIf(height === 812),
    async ({ browser }) => {
      const production = await playableProduction();
      const positions = [{ itemId: production.id, seconds: 20, duration: 60, at: Date.now() }];
      const { classroom } = addresses();
      const context = await browser.newContext({ viewport: { width, height } });
      const page = await context.newPage();
      await page.addInitScript((kept) => localStorage.setItem('dt.resume', kept), JSON.stringify(positions));
      await page.addInitScript(collect);
      const row = page.getByRole('heading', { name: 'Continue watching' });
      // The first time nobody knows of the row: it keeps out of a visitor's sight until it can come without a jump.
      await page.goto(classroom, { waitUntil: 'networkidle' });
      await expectStill(page);
      // The second time its room was kept.
      await page.reload({ waitUntil: 'networkidle' });
      await expect(row).toBeVisible();
      await expectStill(page);
      await context.close();
    },
  );
