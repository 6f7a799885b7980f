/** Ten seconds back and forward, for who has no arrow keys; and to a chapter. */
import { expect, test } from '@playwright/test';
import { play, read } from '../support/player';
import { press } from '../support/screens';
import { LONG } from '../support/long';

test('by button, as by the arrow keys', async ({ page }) => {
  await play(page);
  await page.keyboard.press('k');
  await expect.poll(() => read(page, 'paused')).toBe(true);
  const start = await read(page, 'currentTime');
  const forward = page.getByRole('button', { name: 'Forward 10 seconds' });
  await press(forward);
  await expect.poll(() => read(page, 'currentTime')).toBeCloseTo(start + 10, 0);
  await expect(forward).toBeFocused();
  await press(page.getByRole('button', { name: 'Back 10 seconds' }));
  await expect.poll(() => read(page, 'currentTime')).toBeCloseTo(start, 0);
});

test('to a chapter in full screen, where no list of them is seen', async ({ page }) => {
  await play(page);
  const chapters = page.getByRole('button', { name: 'Chapters' });
  await expect(chapters).toHaveCount(0);
  await page.keyboard.press('f');
  await press(chapters);
  const menu = page.getByRole('menu', { name: 'Chapters' });
  await expect(menu.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.keyboard.press('End');
  const last = menu.getByRole('menuitemradio').last();
  await expect(last).toBeFocused();
  const [, minutes, seconds] = /^(\d+):(\d+) /.exec((await last.textContent()) ?? '') ?? [];
  await page.keyboard.press('Enter');
  await expect
    .poll(() => read(page, 'currentTime'))
    .toBeGreaterThanOrEqual(Number(minutes) * 60 + Number(seconds));
  await expect(last).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(chapters).toBeFocused();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('by two taps on a side of the picture', LONG, async ({ page }) => {
    await play(page);
    const frame = await page.locator('[data-media]').boundingBox();
    const tapTwice = async (share: number) => {
      const [x, y] = [(frame?.x ?? 0) + (frame?.width ?? 0) * share, (frame?.y ?? 0) + 40];
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
    };
    const start = await read(page, 'currentTime');
    await tapTwice(0.85);
    await expect.poll(() => read(page, 'currentTime')).toBeGreaterThan(start + 9);
    const later = await read(page, 'currentTime');
    await tapTwice(0.15);
    await expect.poll(() => read(page, 'currentTime')).toBeLessThan(later);
  });
});
