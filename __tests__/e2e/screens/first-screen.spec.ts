/** What must be seen without scrolling, and with nothing over it. */
import { expect, test } from '@playwright/test';
import { addresses, playableProduction } from '../support/library';

test('suggestions below the large search box of the front page are covered by nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('combobox').fill('macb');
  const options = page.getByRole('option');
  await expect(options.nth(3)).toBeVisible();
  const covered = await options.evaluateAll((all) =>
    all.filter((option) => {
      option.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = option.getBoundingClientRect();
      return !option.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(covered).toEqual([]);
});

/** Windows of a school's laptops, without what the browser itself takes of the screen. */
for (const [width, height] of [
  [1366, 650],
  [1280, 600],
] as const) {
  test(`Play is in the first screen of a window of ${width} by ${height}`, async ({ page }) => {
    const { slug } = await playableProduction();
    await page.setViewportSize({ width, height });
    await page.goto(`${addresses().classroom}/productions/${slug}`);
    await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeInViewport({ ratio: 1 });
  });
}
