/**
 * One picture of every screen in every state (the lists of the walk) in each look: three widths in two schemes, forced
 * colours, a desk at 400 %, text at 200 %, paper, and without script. Nothing is judged here: a person looks.
 */
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { allScreens } from '@/__tests__/e2e/screens/all-screens';
import type { Screen } from '@/__tests__/e2e/screens/screen';
import { gatewayOf, test } from '@/__tests__/e2e/support/visitors';

/** Of a page, CSS px: what comes further down repeats what was seen. */
const MOST_HEIGHT = 2_600;
const HEIGHT = 900;
const DESK = 1_280;

interface Look {
  name: string;
  width: number;
  media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  /** Of the browser's own size of text, per cent. */
  text?: number;
}

const ON_SCREEN = { media: 'screen', colorScheme: 'light', forcedColors: 'none' } as const;

const looks: readonly Look[] = [
  ...[1440, 768, 375].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme): Look => ({
      name: `${width}-${colorScheme}`,
      width,
      media: { ...ON_SCREEN, colorScheme },
    })),
  ),
  { name: 'forced', width: DESK, media: { ...ON_SCREEN, forcedColors: 'active' } },
  // WCAG 1.4.10: what 1,280 px leave at 400 %.
  { name: 'zoomed', width: 320, media: ON_SCREEN },
  { name: 'large-text', width: DESK, media: ON_SCREEN, text: 200 },
  // A4 upright at 96 dpi.
  { name: 'paper', width: 794, media: { ...ON_SCREEN, media: 'print' } },
];

const fileOf = (screen: Screen, look: string) =>
  path.join('.cache', 'pictures', 'screens', screen.name.replace(/[^a-z0-9]+/gi, '-'), `${look}.jpg`);

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const decoded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.race([decoded, new Promise((late) => setTimeout(late, 8_000))]);
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

async function picture(page: Page, file: string): Promise<void> {
  await settle(page);
  const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight]);
  const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) };
  await page.screenshot({
    path: file,
    type: 'jpeg',
    quality: 75,
    fullPage: true,
    clip,
    animations: 'disabled',
  });
}

async function open(page: Page, { as = 'nobody', path: place }: Screen): Promise<void> {
  const address = typeof place === 'string' ? place : await place(page);
  await page.goto(address.startsWith('http') ? address : `${gatewayOf(as)}${address}`);
  await page.waitForLoadState('load');
}

async function inContext(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await work(await context.newPage());
  await context.close();
}

const hasScript = (screen: Screen) => Boolean(screen.act ?? screen.prepare) || screen.width !== undefined;

test.use({ trace: 'off' });

for (const screen of allScreens)
  test(screen.name, async ({ browser, stateOf }) => {
    const storageState = await stateOf(screen.as ?? 'nobody');
    const viewport = { width: screen.width ?? DESK, height: HEIGHT };
    await inContext(browser, { storageState, viewport }, async (page) => {
      if (!screen.name.startsWith('getting started'))
        await page.addInitScript(() => sessionStorage.setItem('dt.onboardingOpened', 'true'));
      await screen.prepare?.(page);
      await open(page, screen);
      await screen.act?.(page);
      for (const { name, width, media, text = 100 } of looks) {
        if (screen.wideOnly && width < DESK) continue;
        await page.setViewportSize({ width, height: HEIGHT });
        await page.emulateMedia(media);
        await page.evaluate((share) => (document.documentElement.style.fontSize = `${share}%`), text);
        await picture(page, fileOf(screen, name));
      }
    });
    if (hasScript(screen)) return;
    await inContext(browser, { storageState, viewport, javaScriptEnabled: false }, async (page) => {
      await open(page, screen);
      const [width, height] = [DESK, MOST_HEIGHT];
      await page.screenshot({
        path: fileOf(screen, 'no-script'),
        type: 'jpeg',
        quality: 75,
        fullPage: true,
        clip: { x: 0, y: 0, width, height },
      });
    });
  });
