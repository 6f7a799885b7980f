/** What a search offers besides names: the second list of filters, what else the library holds, fewer words. */
import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../screens/checks';
import { shortIf } from '../support/long';

const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ results?/ });

const second = [
  ['Watch or listen', 'watch', /^Watch now/],
  ['Length', 'duration', /^Under 10 minutes/],
  ['Spoken language', 'language', /^English/],
  ['Captions in', 'captions', /^English/],
  ['Age', 'age', /^11 to 14/],
] as const;

for (const [label, param, option] of second)
  test(
    `the filter ${label}: opened and chosen by the keyboard, its count tells what it finds, its chip takes it off`,
    shortIf(label === 'Age'),
    async ({ page }) => {
      await page.goto('/search');
      const summary = page.locator('summary', { hasText: label }).first();
      const group = page.getByRole('group', { name: label, exact: true });
      const choice = group.getByRole('checkbox', { name: option });
      await summary.focus();
      if (!(await group.isVisible())) await page.keyboard.press('Enter');
      await choice.waitFor();
      const promised = Number((await choice.locator('xpath=..').innerText()).match(/\d+(?=\D*$)/)?.[0]);
      expect(promised).toBeGreaterThan(0);
      await choice.focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(new RegExp(`/search\\?${param}=`));
      await expect(count(page)).toHaveText(new RegExp(`^${promised} result`));
      await page
        .getByRole('link', { name: /^Remove / })
        .first()
        .click();
      await expect(page).toHaveURL(/\/search$/);
    },
  );

test('collections, units and words to go by are named beside the results and lead to their pages', async ({
  page,
}) => {
  await page.goto('/search?q=comedy');
  const also = page.getByRole('navigation', { name: 'Also in the library' });
  await expect(also.getByRole('link')).not.toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await also.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/comedy/i);
});

test('fewer words are searched for when hardly anything has all, and that is said', async ({ page }) => {
  await page.goto('/search?q=hamlet+xylophone');
  await expect(page.getByText(/^Nothing is about all of these words/)).toBeVisible();
  await page.goto('/search?q=flurbish+zorp');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('on a phone the count, the filters and the order of a list share one line', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const address of ['/productions', '/search?q=power+and+control+in+the+tempest']) {
    await page.goto(address);
    const tools = [
      count(page),
      page.getByRole('button', { name: /^Filters/ }),
      page.locator('summary', { hasText: /A to Z|Best match/ }),
    ];
    const middles = await Promise.all(
      tools.map(async (tool) => {
        const box = await tool.boundingBox();
        return box ? box.y + box.height / 2 : NaN;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  }
});

test('a printed list has its address, with its filters', async ({ page }) => {
  await page.goto('/productions?watch=watch');
  await page.emulateMedia({ media: 'print' });
  const address = page.locator('link[rel=canonical]');
  await expect(address).toHaveCSS('display', 'block');
  expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toMatch(
    /\/productions\?watch=watch/,
  );
});

test('what is found says that it is a person, though all are; the list of people says it in its heading', async ({
  page,
}) => {
  const word = page.locator('article[data-type=person]').first().getByText('Person', { exact: true });
  await page.goto('/search?type=person');
  await expect(word).toBeVisible();
  await page.goto('/people');
  await expect(word).toBeHidden();
});

test.describe('on a phone in forced colours', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  test('one rule is drawn between two results', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/search');
    const second = page.locator('main li:has(> article)').nth(1);
    await expect(second).toHaveCSS('border-top-width', '1px');
    await expect(second.locator('article')).toHaveCSS('border-bottom-width', '0px');
  });
});
