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

test('what a film is about is in the first screen of a desk', async ({ page }) => {
  const { slug, shortIntroduction } = await playableProduction();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/productions/${slug}`);
  const about = page.getByRole('main').getByText(shortIntroduction, { exact: true });
  await expect(about.first()).toBeInViewport({ ratio: 1 });
});

test('a phone shows two people of a listing whole, and the tools of a card have room beside its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${addresses().classroom}/people`);
  await expect(page.getByRole('article').nth(1)).toBeInViewport({ ratio: 1 });
  const tools = page.getByRole('button', { name: /^Add .* to this lesson$/ });
  await expect(tools.first()).toBeVisible();
  const covered = await tools.evaluateAll((all) =>
    all.filter((tool) => {
      const { bottom, right } = tool.getBoundingClientRect();
      const words = tool.closest('article')?.querySelector('h3')?.getBoundingClientRect();
      const card = tool.closest('article')?.getBoundingClientRect();
      return !words || !card || right > words.left || bottom > card.bottom + 1;
    }),
  );
  expect(covered).toHaveLength(0);
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
