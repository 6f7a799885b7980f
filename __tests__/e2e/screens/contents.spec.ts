/** The headings of a text stand beside it where there is room, else folded above it. All without script. */
import { expect, test } from '@playwright/test';
import { listed } from '../support/library';

test.use({ javaScriptEnabled: false });

test('the contents of a plan lead to its headings and stay in sight; elsewhere they are folded, and on paper there are none', async ({
  page,
}) => {
  const [plan] = await listed('lesson-plans', 'limit=1');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(`/lesson-plans/${plan?.slug ?? ''}`);
  const second = contents.getByRole('link').nth(1);
  const name = (await second.textContent()) ?? '';
  await second.click();
  await expect(page).toHaveURL(/#text-2$/);
  await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeInViewport();
  await expect(contents).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(contents).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  for (const width of [1_024, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(second).toBeHidden();
    expect((await contents.boundingBox())?.height).toBeLessThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await contents.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  expect((await second.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeInViewport();
});

test('the questions of an interview are led to in the same way', async ({ page }) => {
  const found = await listed('interviews', 'limit=50');
  const written = found.find(({ media }) => media === null);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(`/interviews/${written?.slug ?? ''}`);
  const last = contents.getByRole('link').last();
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeInViewport();
});
