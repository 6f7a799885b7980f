/** The headings of a guide or plan stand beside its text where there is room, and nowhere else. All without script. */
import { expect, test } from '@playwright/test';
import { listed } from '../support/library';

test.use({ javaScriptEnabled: false });

test('the contents of a plan lead to its headings and stay in sight; on a phone and on paper there are none', async ({
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
  for (const width of [1_024, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(contents).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
