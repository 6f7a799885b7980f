/** A browser without script: what can be found, filtered, paged and read, and that nothing dead is shown. */
import { expect, test, type Page } from '@playwright/test';
import { addresses, listed } from '../support/library';

test.use({ javaScriptEnabled: false });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('from home by a row of cards to a listing, its second page and an item', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toHaveCount(1);
  await page
    .getByRole('link', { name: /^See all of / })
    .first()
    .click();
  await expect(page.locator('main article').first()).toBeVisible();
  await page.goto('/productions');
  const firstOfPage = page.locator('main article').first().getByRole('link');
  const before = await firstOfPage.innerText();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/productions\?page=2$/);
  expect(await firstOfPage.innerText()).not.toBe(before);
  const name = await firstOfPage.innerText();
  await firstOfPage.click();
  await expect(heading(page)).toHaveText(name);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(heading(page)).toHaveText('Productions');
});

test('search, filter, order and page by a form and by links', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('combobox', { name: 'Search the library' }).fill('king');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=king$/);
  const count = page.getByRole('status').filter({ hasText: /result/ });
  const all = Number(/[\d,]+/.exec(await count.innerText())?.[0].replace(',', ''));
  const kinds = page.getByRole('group', { name: 'Content type', exact: true });
  await kinds.getByRole('checkbox', { name: /^Titles/ }).check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/\/search\?q=king&type=title$/);
  const some = Number(/[\d,]+/.exec(await count.innerText())?.[0].replace(',', ''));
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await page.locator('summary', { hasText: 'Sort:' }).click();
  await page.getByRole('link', { name: 'A to Z' }).click();
  await expect(page).toHaveURL(/sort_by=ascending/);
  await page.getByRole('link', { name: 'Remove Titles' }).click();
  await page.goto('/search?q=king');
  if (all > 20) {
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.locator('main article').first()).toBeVisible();
  }
});

test('an item is read: facts, guidance, text, what belongs to it; playing says what it needs', async ({
  page,
}) => {
  const [guide] = await listed('guides', 'limit=1');
  await page.goto(`/guides/${guide?.slug ?? ''}`);
  await expect(heading(page)).toContainText(guide?.name ?? '');
  await expect(page.getByRole('complementary', { name: 'Facts' })).toBeVisible();
  await page.goto('/productions/to-be-or-not-to-be');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Facts' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Chapters' })).toBeVisible();
});

test('nothing is shown that only script could work', async ({ page }) => {
  for (const path of ['/', '/search', '/productions/to-be-or-not-to-be', '/privacy', '/my-bookmarks']) {
    await page.goto(path);
    await expect(page.locator('.needs-script').filter({ visible: true })).toHaveCount(0);
  }
});

test('a film is played with the browser’s own controls, after what it warns of', async ({ page }) => {
  await page.goto(`${addresses().classroom}/productions/to-be-or-not-to-be`);
  await expect(page.getByText('Reading along needs JavaScript')).toBeVisible();
  await expect(page.getByRole('button', { name: /Play|transcript/ }).filter({ visible: true })).toHaveCount(
    0,
  );
  await page.getByRole('link', { name: 'Play with your browser’s own controls' }).click();
  await expect(page).toHaveURL(/\/play\/productions\/to-be-or-not-to-be$/);
  const video = page.locator('video[controls]');
  await expect(video.locator('source')).toHaveAttribute('src', /\.m3u8$/);
  await expect(video.locator('track[kind=captions]').first()).toHaveAttribute('src', /\.vtt$/);
  const answer = await page.request.get(page.url());
  expect(answer.headers()['cache-control']).toBe('private, no-store');
});

test('who may not play it is led back to its page, which says why', async ({ page }) => {
  await page.goto('/play/productions/to-be-or-not-to-be');
  await expect(page).toHaveURL(/[^/]\/productions\/to-be-or-not-to-be$/);
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect((await page.goto('/play/productions/no-such-film'))?.status()).toBe(404);
});
