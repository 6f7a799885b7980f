/** Text at 200 % (WCAG 1.4.4) on a phone: nothing scrolls sideways, no word or button is cut off. */
import { expect, type LaunchOptions, type Locator } from '@playwright/test';
import { addresses, listed } from './support/library';
import { shortIf } from './support/long';
import { keepList } from './support/personal-state';
import { classroom, FILM, play } from './support/player';
import { test as base, type Visitor } from './support/visitors';

/** As people set it: by the browser's own text size, to which widths in em answer too. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

const { front } = addresses();
/** A film with a content warning that must be accepted. */
const GUIDED = '/productions/to-be-or-not-to-be';
const PHONE = { width: 375, height: 812 };

const paths = async (): Promise<string[]> => {
  const [guide] = await listed('guides', 'limit=1');
  return [
    '/',
    '/search?q=hamlet',
    '/lists',
    GUIDED,
    `/guides/${guide?.slug ?? ''}`,
    '/account',
    '/my-bookmarks',
    '/training/dt-101-using-the-platform',
    '/account/training',
  ];
};

/** What of an element its frame does not show, px; negative where there is room. */
const cut = (part: Locator, frame: Locator) =>
  Promise.all([part.boundingBox(), frame.boundingBox()]).then(([inner, outer]) => {
    if (!inner || !outer) throw new Error('it is not shown');
    return Math.max(
      outer.x - inner.x,
      outer.y - inner.y,
      inner.x + inner.width - outer.x - outer.width,
      inner.y + inner.height - outer.y - outer.height,
    );
  });

for (const visitor of ['nobody', 'teacher'] satisfies Visitor[])
  test(
    `no screen of ${visitor} scrolls sideways`,
    shortIf(visitor === 'teacher'),
    async ({ browser, stateOf }) => {
      test.slow();
      const context = await browser.newContext({ viewport: PHONE, storageState: await stateOf(visitor) });
      const page = await context.newPage();
      const wide: string[] = [];
      for (const path of await paths()) {
        await page.goto(`${front}${path}`, { waitUntil: 'networkidle' });
        // What comes late may move once more; what is too wide then stays so.
        await page
          .waitForFunction((room) => document.documentElement.scrollWidth <= room, PHONE.width, {
            timeout: 3_000,
          })
          .catch(() => undefined);
        const { width, furthest } = await page.evaluate(() => {
          /** What scrolls by itself, as a row of cards does, may hold what is wider than the page. */
          const scrolls = (one: Element | null): boolean =>
            one !== null &&
            one !== document.body &&
            (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement));
          const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(
            (one) => !scrolls(one.parentElement),
          );
          const right = (one: Element) => one.getBoundingClientRect().right;
          const furthest = all.toSorted((a, b) => right(b) - right(a)).slice(0, 3);
          return {
            width: document.documentElement.scrollWidth,
            furthest: furthest.map((one) => one.outerHTML.slice(0, 120)),
          };
        });
        if (width > PHONE.width) wide.push(`${path}: ${width} ${furthest.join(' ')}`);
      }
      expect(wide).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await context.close();
    },
  );

test('what stands beside a player has its room on a desk', async ({ browser, stateOf }) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    storageState: await stateOf('superuser'),
  });
  const page = await context.newPage();
  await page.goto(`${front}/lists/${await keepList(page)}/play`, { waitUntil: 'networkidle' });
  const entry = page.getByRole('button', { name: /News Clip/ });
  expect((await entry.boundingBox())?.width).toBeGreaterThan(300);
  await page.goto(`${front}/admin/recordings/rec-macbeth-tomorrow`);
  const words = page.getByRole('textbox', { name: /words/i }).first();
  await expect(words).toBeVisible();
  expect((await words.boundingBox())?.width).toBeGreaterThan(300);
  await context.close();
});

test.describe('the player', () => {
  test.use({ viewport: PHONE });

  test('keeps every button inside its frame', async ({ page }) => {
    await play(page, FILM);
    const frame = page.locator('[data-media]');
    await frame.hover();
    for (const name of ['Captions', 'Settings', 'Full screen']) {
      const button = page.getByRole('button', { name, exact: true });
      expect((await button.boundingBox())?.width, name).toBeGreaterThanOrEqual(44);
      expect(await cut(button, frame), name).toBeLessThanOrEqual(0);
    }
  });

  test('shows the whole of a content warning', async ({ page }) => {
    await page.goto(`${classroom}${GUIDED}`, { waitUntil: 'networkidle' });
    const frame = page.locator('[data-media]');
    for (const part of [
      frame.getByText('Before you start'),
      frame.getByRole('button', { name: /^I understand/ }),
    ])
      expect(await cut(part, frame)).toBeLessThanOrEqual(0);
  });
});
