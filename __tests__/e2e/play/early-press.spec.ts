/** A button pressed while the page's scripts are still on their way: the press is not lost. */
import { expect, test } from '@playwright/test';
import { classroom, FILM, read, STARTS } from '../support/player';

test('a play button that is pressed before the page is alive plays', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${classroom}${FILM}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^play/i }).first().click();
  release();
  await expect(page.locator('video, audio').first()).toBeAttached(STARTS);
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(0.3);
});
