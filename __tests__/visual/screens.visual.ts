/** Twelve key screens at two widths in two schemes, whole pages, with what moves held still. */
import { expect, type Page } from '@playwright/test';
import { listed } from '@/__tests__/e2e/support/library';
import { keepBookmarks } from '@/__tests__/e2e/support/personal-state';
import { gatewayOf, test, type Visitor } from '@/__tests__/e2e/support/visitors';

interface KeyScreen {
  name: string;
  path: string;
  as?: Visitor;
  prepare?: (page: Page) => Promise<void>;
}

const FILM = '/productions/to-be-or-not-to-be';

const screens: readonly KeyScreen[] = [
  { name: 'home', path: '/' },
  { name: 'search', path: '/search?q=hamlet' },
  { name: 'search-nothing-found', path: '/search?q=hamlet&type=trainingCourse' },
  { name: 'productions', path: '/productions' },
  { name: 'production-in-a-classroom', path: FILM, as: 'classroom' },
  { name: 'production-anonymous', path: FILM },
  { name: 'person', path: '/people/william-shakespeare' },
  { name: 'title', path: '/titles/hamlet' },
  { name: 'course', path: '/training/dt-101-using-the-platform' },
  {
    name: 'bookmarks',
    path: '/my-bookmarks',
    as: 'administrator',
    prepare: async (page) => {
      const items = await listed('productions', 'limit=4');
      await keepBookmarks(
        page,
        items.map(({ id }) => id),
      );
    },
  },
  { name: 'account', path: '/account', as: 'administrator' },
  { name: 'not-found', path: '/nowhere' },
];

/** Every picture and typeface is there, wherever it stands on the page. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}

test.use({ trace: 'off' });

for (const width of [375, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    for (const { name, path, as = 'nobody', prepare } of screens)
      test(`${name}, ${width} px, ${colorScheme}`, async ({ browser, stateOf }) => {
        const context = await browser.newContext({
          storageState: await stateOf(as),
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.addInitScript(() => sessionStorage.setItem('dt.onboardingOpened', 'true'));
        await prepare?.(page);
        await page.goto(`${gatewayOf(as)}${path}`);
        await settle(page);
        await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
          fullPage: true,
          // Dates of what was done today, and what the pill says of a person's progress.
          mask: [page.locator('main time')],
        });
        await context.close();
      });
