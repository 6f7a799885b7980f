/** What stands below one another begins at one line: the two columns of styles/tokens.css, and the end of a row of cards. */
import { expect, test, type Locator } from '@playwright/test';
import { playableProduction } from '../support/library';

const startOf = async (part: Locator): Promise<number> => Math.round((await part.boundingBox())?.x ?? NaN);

test.use({ viewport: { width: 1440, height: 900 } });

for (const path of ['/productions', '/help', '/nowhere', '/class'])
  test(`the search, what ${path} says and the links at its foot begin at one line`, async ({ page }) => {
    await page.goto(path);
    const search = page.getByRole('banner').getByRole('combobox');
    const said = page.getByRole('main').locator(path === '/productions' ? 'article' : 'h1, [class*="panel"]');
    const links = page.getByRole('contentinfo').getByRole('navigation');
    const line = await startOf(links.first());
    expect([await startOf(search), await startOf(said.first())]).toEqual([line, line]);
  });

test('facts begin where what stands beside the recording does', async ({ page }) => {
  const { slug } = await playableProduction();
  await page.goto(`/productions/${slug}`);
  const lists = page.getByRole('main').locator('dl');
  expect(await startOf(lists.last())).toBe(await startOf(lists.first()));
});

test('a row shows enough of the next card to tell that it goes on', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Watch and listen' });
  const fifth = await row.getByRole('article').nth(4).boundingBox();
  expect(1440 - (fifth?.x ?? 1440)).toBeGreaterThan((fifth?.width ?? 0) / 5);
});
