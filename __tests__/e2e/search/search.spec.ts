/** The search and the listings in a real browser, with script. */
import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/library';
import { axeFaults } from '../screens/checks';

const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ results?/ });
const countOf = async (page: Page) =>
  Number((await count(page).innerText()).replace(/\D*([\d,]+) result.*/s, '$1').replace(',', ''));
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const option = (page: Page, groupName: string, name: RegExp) =>
  group(page, groupName).getByRole('checkbox', { name });

/** Marks the document; a full load would lose the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

test('a filter changes the results without a load; its count tells what it finds; Back undoes it', async ({
  page,
}) => {
  await page.goto('/search?q=hamlet');
  const before = await countOf(page);
  await mark(page);
  const guides = option(page, 'Content type', /^Guides/);
  const promised = Number((await guides.locator('xpath=..').innerText()).match(/\d+/)?.[0]);
  await guides.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/search\?q=hamlet&type=guide$/);
  await expect(count(page)).toHaveText(new RegExp(`^${promised} result`));
  expect(await axeFaults(page)).toEqual([]);
  await expect(guides).toBeFocused();
  await page.goBack();
  await expect(guides).not.toBeChecked();
  await expect(count(page)).toHaveText(new RegExp(`^${before} result`));
  await page.goForward();
  await expect(guides).toBeChecked();
  await expect(count(page)).toHaveText(new RegExp(`^${promised} result`));
  expect(await isSameDocument(page)).toBe(true);
});

test('R-QRY-4 two values of one filter widen, and the filter’s own counts stay', async ({ page }) => {
  await page.goto('/search');
  const readCounts = async () =>
    (await group(page, 'Content type').getByRole('listitem').allInnerTexts()).map((text) =>
      text.replace(/\s+/g, ' '),
    );
  const before = await readCounts();
  await option(page, 'Content type', /^Workshops/).check();
  await expect(page).toHaveURL(/type=workshop$/);
  await option(page, 'Content type', /^Interviews/).check();
  await expect(page).toHaveURL(/type=interview&type=workshop$/);
  const [interviews, workshops] = ['Interviews', 'Workshops'].map((name) =>
    Number(before.find((text) => text.startsWith(name))?.match(/\d+/)?.[0]),
  );
  await expect(count(page)).toHaveText(new RegExp(`^${(interviews ?? 0) + (workshops ?? 0)} results`));
  expect(await readCounts()).toEqual(before);
});

test('a late answer never replaces a newer one', async ({ page }) => {
  await page.goto('/search');
  const before = await countOf(page);
  await page.route('**/api/search?*type=workshop&*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  await option(page, 'Content type', /^Workshops/).check();
  await option(page, 'Content type', /^Workshops/).uncheck();
  await option(page, 'Content type', /^Guides/).check();
  await expect(page).toHaveURL(/\/search\?type=guide$/);
  // The address is ahead of the results: wait until they are other than all.
  await expect.poll(() => countOf(page)).not.toBe(before);
  const settled = await countOf(page);
  await page.waitForTimeout(2_000);
  expect(await countOf(page)).toBe(settled);
  await expect(page.locator('main article').first()).toContainText(/guide/i);
});

test('R-QRY-5 chips remove one filter each and go back to page 1; the tree is partial with some children', async ({
  page,
}) => {
  await page.goto('/search?subType=Production&type=production&page=2');
  await expect(option(page, 'Format', /^Productions/)).toHaveAttribute('aria-checked', 'mixed');
  await page.getByRole('link', { name: 'Remove Production', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?type=production$/);
  await option(page, 'Format', /^Productions/).check();
  await expect(page).toHaveURL(/subType=Production(&|$)/);
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('a filter that is removed by keyboard leaves the focus at the count, not at the top of the page', async ({
  page,
}) => {
  await page.goto('/search?q=hamlet&type=guide');
  await page.getByRole('link', { name: /^Remove/ }).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=hamlet$/);
  await expect(count(page)).toBeFocused();
});

test('R-VAL-4 R-VAL-6 a production year asks for productions, and the address stays free of it', async ({
  page,
}) => {
  await page.goto('/search');
  await group(page, 'Content type').waitFor();
  await page.locator('summary', { hasText: 'Production year' }).click();
  const asked = page.waitForRequest((request) => request.url().includes('productionYear='));
  const years = group(page, 'Production year');
  const opener = years.getByRole('button', { name: /^Show .* options$/ }).first();
  // The options of a closed filter are drawn when it is opened.
  await opener.or(years.getByRole('checkbox')).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await years
    .getByRole('checkbox', { name: /^\d{4} / })
    .first()
    .check();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('subType')).toBe('Production,Audio production');
  await expect(page).toHaveURL(/productionYear=\d{4}$/);
});

test('R-SRT-5 R-SRT-8 R-SRT-9 the order is a link; relevance needs a text', async ({ page }) => {
  await page.goto('/search?q=king');
  await expect(page.locator('summary', { hasText: 'Sort: Best match' })).toBeVisible();
  await page.locator('summary', { hasText: 'Sort:' }).click();
  await page.getByRole('link', { name: 'A to Z' }).click();
  await expect(page).toHaveURL(/\/search\?q=king&sort_by=ascending$/);
  await page.goto('/search');
  await page.locator('summary', { hasText: 'Sort:' }).click();
  await expect(page.getByRole('link', { name: 'Best match' })).toHaveCount(0);
});

test('narrow screens stage choices and show how many they find', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/search');
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer
    .getByRole('group', { name: 'Content type' })
    .getByRole('checkbox', { name: /^Workshops/ })
    .check();
  await expect(page).toHaveURL(/\/search$/);
  const show = drawer.getByRole('button', { name: /^Show [\d,]+ results?$/ });
  await expect(show).toBeVisible();
  const promised = Number((await show.innerText()).match(/\d+/)?.[0]);
  await show.click();
  await expect(page).toHaveURL(/type=workshop$/);
  await expect(count(page)).toHaveText(new RegExp(`^${promised} result`));
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('suggestions: typed, walked by the keyboard, opened', async ({ page }) => {
  await page.goto('/productions');
  const box = page.getByRole('combobox', { name: 'Search the library' });
  await box.fill('haml');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/[a-z-]+\/[a-z0-9-]+$/);
});

test('nothing found helps: a nearest spelling, and the filters whose removal finds something', async ({
  page,
}) => {
  await page.goto('/search?q=hamlet&type=trainingCourse');
  await page.getByRole('link', { name: /^Remove Training Courses \(\d+\)$/ }).click();
  await expect(page).toHaveURL(/\/search\?q=hamlet$/);
  await expect(count(page)).not.toHaveText(/^0 /);
});

test('the layout and the colours are kept and never flash', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('button', { name: 'List' }).click();
  await page.getByRole('button', { name: /^Theme: as your device/ }).click();
  await page.getByRole('button', { name: /^Theme: light/ }).click();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!document.body || 'firstSeen' in window) return;
      const { view, theme } = document.documentElement.dataset;
      Object.assign(window, { firstSeen: `${view ?? ''} ${theme ?? ''}` });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => (window as unknown as { firstSeen: string }).firstSeen)).toBe('list dark');
  await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
});

test('R-STD-1 R-STD-5 R-STD-6 R-STD-7 R-STD-8 R-VAL-3 search by standard in three steps', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'usa');
  await page.goto('/search?q=king&genre=tragedy');
  await page.getByRole('link', { name: 'Search by standard' }).click();
  await expect(page).toHaveURL(/\/search\?q=king&mode=standards$/);
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const choose = async (name: string) => {
    const choice = step(name)
      .getByRole('link', { name: /[1-9]\d* results?$/ })
      .first();
    expect(await axeFaults(page)).toEqual([]);
    const promised = Number((await choice.innerText()).match(/(\d+)\s*results?$/)?.[1]);
    await choice.click();
    await expect(step(name).getByRole('link', { name: /^Change/ })).toBeVisible();
    return promised;
  };
  await choose('Authority');
  await choose('Grade');
  await expect(page.locator('main article')).toHaveCount(0);
  const promised = await choose('Standard');
  await expect(page).toHaveURL(/mode=standards&authority=[^&]+&grade=[^&]+&standard=[^&]+$/);
  await expect(count(page)).toHaveText(new RegExp(`^${promised} result`));
  await step('Grade')
    .getByRole('link', { name: /^Change/ })
    .click();
  await expect(page).toHaveURL(/mode=standards&authority=[^&]+$/);
  await step('Authority')
    .getByRole('link', { name: /^Change/ })
    .click();
  await expect(page).toHaveURL(/\/search\?q=king&mode=standards$/);
  await page.getByRole('link', { name: 'Back to normal search' }).click();
  await expect(page).toHaveURL(/\/search\?q=king$/);
});

test('where no answer came, no filter says that it has nothing', async ({ page }) => {
  await page.route('**/api/search?*', (route) => route.abort());
  await page.goto('/search');
  const guides = page.getByRole('checkbox', { name: /^Guides/ }).first();
  await expect(guides).toHaveAccessibleName(/^Guides [\d,]+ results$/);
  await guides.check();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(guides).toHaveAccessibleName('Guides');
});

test('R-VAL-13 where nothing was found, the filter that is chosen counts 0', async ({ page }) => {
  await page.goto('/search?q=zzyzxq&type=guide');
  await expect(page.getByRole('checkbox', { name: /^Guides/ }).first()).toHaveAccessibleName(
    'Guides 0 results',
  );
});
