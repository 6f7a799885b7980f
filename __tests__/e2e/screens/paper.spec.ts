/**
 * What comes out of a printer: the number of A4 sheets, what they say, and that no card is on them. A guide of two pages
 * must not print six pages of what else there is.
 */
import { expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { listed } from '../support/library';
import { completeCourse, keepList } from '../support/personal-state';
import { gatewayOf, test } from '../support/visitors';

/** The words of each sheet. */
async function sheetsOf(page: Page): Promise<string[]> {
  const { promise } = getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })), verbosity: 0 });
  const document = await promise;
  const sheets: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    sheets.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.destroy();
  return sheets;
}

const isShown = { visible: true };

/** What is printed of a page: each sheet's words, and how many cards stand among them. */
async function printed(page: Page): Promise<{ sheets: string[]; cards: number }> {
  await page.emulateMedia({ media: 'print' });
  const sheets = await sheetsOf(page);
  const cards = await page.locator('article article').filter(isShown).count();
  return { sheets, cards };
}

/** A sheet for students follows a plan. */
const most = { guides: 2, 'lesson-plans': 3 } as const;

for (const segment of ['guides', 'lesson-plans'] as const)
  test(`of the ${segment} as many sheets are printed as their text needs, and no card`, async ({ page }) => {
    const items = await listed(segment, 'limit=3');
    let cardsOnScreen = 0;
    for (const { slug, name } of items) {
      await page.goto(`${gatewayOf('classroom')}/${segment}/${slug}`, { waitUntil: 'networkidle' });
      cardsOnScreen += await page.locator('article article').count();
      const { sheets, cards } = await printed(page);
      expect([slug, sheets.length <= most[segment], cards]).toEqual([slug, true, 0]);
      expect(sheets[0]).toContain(name);
      await page.emulateMedia({ media: null });
    }
    expect(cardsOnScreen).toBeGreaterThan(0);
  });

test('a list is printed on one sheet, with its notes and questions and without its tools', async ({
  browser,
  stateOf,
}) => {
  const context = await browser.newContext({ storageState: await stateOf('superuser') });
  const page = await context.newPage();
  await page.goto(`${gatewayOf('superuser')}/lists/${await keepList(page)}`, { waitUntil: 'networkidle' });
  const { sheets } = await printed(page);
  expect(sheets).toHaveLength(1);
  for (const words of ['A lesson on Macbeth', 'Lights down first.', 'Who says it?', 'Antigone: Study guide'])
    expect(sheets[0]).toContain(words);
  for (const tool of ['Delete', 'Play in order', 'Download', 'Getting started'])
    expect(sheets[0]).not.toContain(tool);
  await context.close();
});

test('the public page of a certificate is printed on one sheet', async ({ browser, stateOf }) => {
  const context = await browser.newContext({ storageState: await stateOf('superuser') });
  const page = await context.newPage();
  const [course] = await listed('training-courses', 'limit=1');
  const modules = await listed('training-course-modules');
  await completeCourse(
    page,
    course?.id ?? '',
    modules.map(({ id }) => id),
  );
  await page.goto(`${gatewayOf('superuser')}/training/${course?.slug ?? ''}`);
  // A worker makes it.
  await page.getByRole('link', { name: 'public page' }).click({ timeout: 30_000 });
  await expect(page.getByText('Genuine certificate', { exact: true })).toBeVisible();
  const { sheets } = await printed(page);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain('Genuine certificate');
  expect(sheets[0]).not.toContain('Search');
  await context.close();
});
