/** Without a network a page of ours is shown, which leads on; with it, the worker changes nothing. */
import { expect, test } from '@playwright/test';
import { addresses } from './support/library';
import { axeFaults } from './screens/checks';

test.use({ serviceWorkers: 'allow' });

test('without a network it says so, and goes on when it is back', async ({ page, context }) => {
  const { front } = addresses();
  await page.goto(`${front}/about`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the library');
  await context.setOffline(true);
  await page.goto(`${front}/guides`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page).toHaveURL(`${front}/guides`);
  expect(await page.evaluate(() => getComputedStyle(document.body).borderBlockStartWidth)).toBe('6px');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
});

test('the worker keeps nothing but its own three files', async ({ page }) => {
  const { front } = addresses();
  await page.goto(`${front}/about`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${front}/productions`);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return all.flat().toSorted();
  });
  expect(kept).toEqual(['/favicon.svg', '/offline.css', '/offline.html']);
});

test('a listing whose filter was chosen without a network can be asked again', async ({ page, context }) => {
  const { front } = addresses();
  await page.goto(`${front}/search?q=hamlet`);
  await context.setOffline(true);
  await page.getByRole('group', { name: 'Content type' }).getByLabel('Interviews').check();
  await expect(page.getByRole('status').filter({ hasText: 'No answer' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: /\d+ results?/ })).toBeVisible();
});
