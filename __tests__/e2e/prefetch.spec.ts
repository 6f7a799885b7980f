/** The page of an item is on its way when its card is meant, before it is pressed. */
import { expect, test } from '@playwright/test';

/** What the page fetched of the framework's data: who began it, and how many bytes came over the network. */
interface Fetched {
  by: string;
  bytes: number;
}

test('a pointer that rests on a card fetches its page; opening it downloads nothing again', async ({
  page,
}) => {
  await page.goto('/guides', { waitUntil: 'networkidle' });
  const card = page.locator('main article a').nth(2);
  const href = (await card.getAttribute('href')) ?? '';
  const fetched = () =>
    page.evaluate(
      (path): Fetched[] =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/_next/data/') && name.includes(`${path}.json`))
          .map((entry) => {
            const { initiatorType, transferSize } = entry as PerformanceResourceTiming;
            return { by: initiatorType, bytes: transferSize };
          }),
      href,
    );
  await expect(async () => {
    await page.mouse.move(0, 0);
    await card.hover();
    await expect.poll(fetched, { timeout: 2_000 }).toHaveLength(1);
  }).toPass();
  expect((await fetched())[0]?.by).toBe('link');
  await card.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('h1')).toBeVisible();
  const [, opened] = await fetched();
  expect(opened?.by).toBe('fetch');
  // An answer of "not modified" has headers alone.
  expect(opened?.bytes).toBeLessThan(1_000);
});
