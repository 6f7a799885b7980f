/** With forced colours grounds are all the same: what is current, chosen or about to happen is told by a line or a colour of the system's. */
import { expect, type Locator, type Page } from '@playwright/test';
import { listed, playableProduction } from '../support/library';
import { keepList } from '../support/personal-state';
import { gatewayOf, test } from '../support/visitors';

/** In a dark scheme, as most who force colours do. */
const forced = (page: Page) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });

/** A computed colour of an element or of what is drawn before it. */
const colourOf = (target: Locator, property: string, pseudo?: string): Promise<string> =>
  target.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
    property,
    pseudo,
  ] as const);

const groundOf = (page: Page) => colourOf(page.locator('body'), 'background-color');

test('where a list’s row would be dropped is seen', async ({ browser, stateOf }) => {
  const context = await browser.newContext({ storageState: await stateOf('superuser') });
  const page = await context.newPage();
  await page.goto(`${gatewayOf('superuser')}/lists/${await keepList(page)}`, { waitUntil: 'networkidle' });
  await forced(page);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Who says it?' });
  await row.evaluate((element) => element.setAttribute('data-drop', 'before'));
  expect(await colourOf(row, 'background-color', '::before')).not.toBe(await groundOf(page));
  await context.close();
});

test('which part of a recording a clip takes is seen', async ({ page }) => {
  const { slug } = await playableProduction();
  await page.goto(`${gatewayOf('classroom')}/productions/${slug}`, { waitUntil: 'networkidle' });
  await forced(page);
  await page.getByRole('button', { name: 'Cut a clip' }).click();
  const slider = page.getByRole('dialog').getByRole('slider').first();
  const line = slider.locator('xpath=..');
  const chosen = line.locator('span, div').first();
  const [part, whole] = [
    await colourOf(chosen, 'background-color'),
    await colourOf(line, 'background-color', '::before'),
  ];
  expect(new Set([part, whole, await groundOf(page)]).size).toBe(3);
});

test('which page of a document is open is seen', async ({ page }) => {
  const found = (await listed('guides')).find(({ documents }) => documents.length > 0);
  await page.goto(`${gatewayOf('classroom')}/guides/${found?.slug ?? ''}`);
  await forced(page);
  await page.getByRole('button', { name: /^Read/ }).first().click();
  // Machines under load draw slowly; waiting longer hides nothing.
  await page.getByRole('button', { name: 'Contents and pages' }).click({ timeout: 80_000 });
  const current = page.locator('button[aria-current] canvas');
  await expect(current).toBeVisible({ timeout: 80_000 });
  expect(await colourOf(current, 'outline-color')).not.toBe(await groundOf(page));
});

test('which module of a course is open is told by a line', async ({ page }) => {
  const found = (await listed('training-course-modules')).find(({ name }) => name === 'Find what you need');
  await page.goto(`${gatewayOf('classroom')}/training/dt-101-using-the-platform/${found?.slug ?? ''}`);
  await forced(page);
  const modules = page.getByRole('navigation', { name: 'Modules of this course' });
  await expect(modules.locator('a[aria-current]')).toHaveCSS('text-decoration-line', 'underline');
});
