/** What stands in a row together, on the desk that schools have most and on their tablets. */
import { expect } from '@playwright/test';
import { keepList } from '../support/personal-state';
import { gatewayOf, test } from '../support/visitors';

for (const [width, where] of [
  [1280, 'beside its chapters on a desk'],
  [834, 'on a tablet held upright'],
  [768, 'on a smaller tablet held upright'],
  [520, 'on a large phone held sideways'],
] as const) {
  test(`the actions of a recording fill one row ${where}, and none is left alone in a second`, async ({
    browser,
    stateOf,
  }) => {
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ storageState: await stateOf('superuser'), viewport });
    const page = await context.newPage();
    await page.goto(`${gatewayOf('superuser')}/productions/tomorrow-and-tomorrow`);
    const main = page.getByRole('main');
    const first = main
      .getByRole('button', { name: /^Bookmark(ed:)? Tomorrow/ })
      .filter({ hasText: 'Bookmark' });
    await expect(first).toBeVisible();
    const last = main.getByRole('button', { name: 'Cite', exact: true });
    expect((await last.boundingBox())?.y).toBe((await first.boundingBox())?.y);
    await context.close();
  });
}

test('a question of two lines stands within its frame', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const course = '/training/dt-101-using-the-platform';
  await page.goto(`${gatewayOf('classroom')}${course}/dt-101-find-what-you-need`);
  const question = page.getByRole('group', { name: /A colleague should see/ });
  const frame = await question.boundingBox();
  const words = await question.locator('legend').boundingBox();
  expect((words?.y ?? 0) - (frame?.y ?? 0)).toBeGreaterThan(8);
});

test('the rows of a list that has no handle and no tools, as a colleague’s or without script, give their width to words', async ({
  browser,
  stateOf,
}) => {
  const viewport = { width: 1280, height: 800 };
  const storageState = await stateOf('superuser');
  const context = await browser.newContext({ storageState });
  const path = `${gatewayOf('superuser')}/lists/${await keepList(await context.newPage())}`;
  await context.close();
  const without = await browser.newContext({ storageState, viewport, javaScriptEnabled: false });
  const page = await without.newPage();
  await page.goto(path);
  const row = page.getByRole('article').filter({ hasText: 'Lights down first.' });
  const words = row.getByRole('heading').locator('..');
  expect((await words.boundingBox())?.width).toBeGreaterThan(((await row.boundingBox())?.width ?? 0) / 2);
  await without.close();
});

test('a question before something is deleted keeps its paragraphs apart', async ({ browser, stateOf }) => {
  const context = await browser.newContext({ storageState: await stateOf('superuser') });
  const page = await context.newPage();
  await page.goto(`${gatewayOf('superuser')}/account`);
  await page.getByRole('button', { name: 'Delete my data' }).click();
  const parts = page.getByRole('dialog').locator('p');
  const [first, second] = [await parts.nth(0).boundingBox(), await parts.nth(1).boundingBox()];
  expect((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeGreaterThan(8);
  await context.close();
});

test('what is wrong with a field is said above it, where no focus ring lies over it', async ({ page }) => {
  await page.goto(`${gatewayOf('classroom')}/class?code=AAAAAA`);
  const said = await page.getByText(/^No class is open with this code/).boundingBox();
  const field = await page.getByLabel('Class code').boundingBox();
  expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThan(field?.y ?? 0);
});

test('a sign beside a long line keeps its size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const course = '/training/dt-101-using-the-platform';
  await page.goto(`${gatewayOf('classroom')}${course}/dt-101-find-what-you-need`);
  const questions = page.getByRole('group').filter({ has: page.getByRole('radio') });
  for (const question of await questions.all()) await question.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check my answers' }).click();
  const signs = page.getByRole('main').locator('fieldset p svg');
  await expect(signs).toHaveCount(await questions.count());
  for (const sign of await signs.all()) expect((await sign.boundingBox())?.width).toBeGreaterThan(15);
});
