/** What stands in a row together, on the desk that schools have most. */
import { expect } from '@playwright/test';
import { gatewayOf, test } from '../support/visitors';

test('the actions of a recording fill one row beside its chapters, and none is left alone in a second', async ({
  browser,
  stateOf,
}) => {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ storageState: await stateOf('superuser'), viewport });
  const page = await context.newPage();
  await page.goto(`${gatewayOf('superuser')}/productions/tomorrow-and-tomorrow`);
  const main = page.getByRole('main');
  const first = main.getByRole('button', { name: /^Bookmark/ }).first();
  await expect(first).toBeVisible();
  const last = main.getByRole('button', { name: 'Cite', exact: true });
  expect((await last.boundingBox())?.y).toBe((await first.boundingBox())?.y);
  await context.close();
});

test('a question of two lines stands within its frame', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const course = '/training/dt-101-using-the-platform';
  await page.goto(`${gatewayOf('classroom')}${course}/dt-101-find-what-you-need`);
  const question = page.getByRole('group', { name: /A colleague should see/ });
  const frame = await question.boundingBox();
  const words = await question.locator('legend').boundingBox();
  expect((words?.y ?? 0) - (frame?.y ?? 0)).toBeGreaterThan(8);
});
