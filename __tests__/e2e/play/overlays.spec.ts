/** Words that cover the player, at its end and when it fails: seen in full screen, reached by Tab, and nothing plays under them. */
import { expect, test, type Page } from '@playwright/test';
import { focusPlayer, play, read, seekTo, STARTS } from '../support/player';
import { checkScreen } from '../support/screens';
import { LONG } from '../support/long';

const words = (page: Page, text: string) =>
  page.locator('[data-media]').locator('[role=status], [role=alert]').filter({ hasText: text });

async function playToEnd(page: Page): Promise<void> {
  await play(page);
  await focusPlayer(page);
  await seekTo(page, Math.floor(await read(page, 'duration')) - 2);
  await expect(words(page, 'Play again')).toBeVisible(STARTS);
}

test('from the end a line of the transcript plays from there', async ({ page }) => {
  await playToEnd(page);
  await page
    .getByRole('button', { name: /^Play from 0:[12]\d$/ })
    .first()
    .click();
  await expect.poll(() => read(page, 'paused')).toBe(false);
  await page.waitForTimeout(500);
  expect(await read(page, 'currentTime')).toBeGreaterThan(9);
  await expect(words(page, 'Play again')).toHaveCount(0);
});

test('a key leads back from the end, and what is played is seen', LONG, async ({ page }) => {
  await playToEnd(page);
  const end = await read(page, 'duration');
  await page.keyboard.press('ArrowLeft');
  await expect(words(page, 'Play again')).toHaveCount(0);
  await page.keyboard.press('k');
  await expect.poll(() => read(page, 'paused')).toBe(false);
  await page.waitForTimeout(500);
  expect(await read(page, 'currentTime')).toBeGreaterThan(end - 12);
});

test('at the end Tab leads to what is seen, in full screen too', LONG, async ({ page }) => {
  await playToEnd(page);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('Tab');
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-media-player]')).toBeFocused();
  await expect(words(page, 'Play again')).toHaveCount(0);
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
});

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('words that are higher than the picture can be read from their first line', LONG, async ({ page }) => {
    await playToEnd(page);
    const overlay = words(page, 'Play again');
    const [first, frame] = await Promise.all([
      overlay.getByText(/^Next/).boundingBox(),
      overlay.boundingBox(),
    ]);
    expect(first?.y).toBeGreaterThan(frame?.y ?? Infinity);
  });
});

test('what has failed is paused under the words, which full screen shows, and plays on with another try', async ({
  page,
}) => {
  let isRefused = true;
  await page.route(/\.mp4/, (route) => {
    const from = Number(/bytes=(\d+)/.exec(route.request().headers().range ?? '')?.[1] ?? 0);
    return isRefused && from > 200_000
      ? route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
      : route.continue();
  });
  await play(page).catch(() => undefined);
  await expect(words(page, 'cannot be reached')).toBeVisible(STARTS);
  await checkScreen(page);
  await expect.poll(() => read(page, 'paused')).toBe(true);
  await focusPlayer(page);
  await page.keyboard.press('k');
  await page.waitForTimeout(500);
  expect(await read(page, 'paused')).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('Tab');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeFocused();
  isRefused = false;
  await again.click();
  await expect.poll(() => read(page, 'paused'), STARTS).toBe(false);
  await expect(page.locator('[data-media-player]')).toBeFocused();
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(1);
});

test('a renewal that fails while the grant still serves interrupts nobody', LONG, async ({ page }) => {
  let asked = 0;
  await page.route(/\/api\/playback-grants$/, async (route) => {
    asked += 1;
    if (asked > 1) return route.fulfill({ status: 503, body: '{}' });
    const answer = await route.fetch();
    const grant = (await answer.json()) as { expiresAt: string };
    const soon = new Date(Date.now() + 35_000).toISOString();
    return route.fulfill({ response: answer, json: { ...grant, expiresAt: soon } });
  });
  await play(page);
  await expect.poll(() => asked, STARTS).toBe(2);
  const place = await read(page, 'currentTime');
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(place + 3);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
