/**
 * What comes out of a printer: the number of A4 sheets, what they say, and that no card is on them. A guide of two pages
 * must not print six pages of what else there is.
 */
import { expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { listed } from '../support/library';
import { completeCourse, keepList } from '../support/personal-state';
import { gatewayOf, test } from '../support/visitors';

/** As browsers leave it, unless told otherwise. */
const MARGIN = '1cm';
const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };

/** The words of each sheet. */
async function sheetsOf(page: Page): Promise<string[]> {
  const { promise } = getDocument({
    data: new Uint8Array(await page.pdf({ format: 'A4', margin })),
    verbosity: 0,
  });
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

const open = (page: Page, path: string) =>
  page.goto(`${gatewayOf('classroom')}${path}`, { waitUntil: 'networkidle' });

test('a heading is on the sheet of what it heads, and a sheet is filled before the next begins', async ({
  page,
}) => {
  await open(page, '/productions/macbeth-lantern-yard');
  const { sheets } = await printed(page);
  for (const words of sheets) expect(words.trim()).not.toMatch(/(Cast|Creative team)$/);
  // A list of ten without its pictures, then three lines about it.
  await open(page, '/series/macbeth-from-page-to-stage');
  expect((await printed(page)).sheets).toHaveLength(1);
});

test('of a curriculum each unit is on one sheet', async ({ page }) => {
  await open(page, '/curricula/theatre-studies-ages-16-to-18');
  const { sheets } = await printed(page);
  const units = page.getByRole('region', { name: 'Units' }).locator('ol > li:has(h3)');
  for (const unit of await units.all()) {
    const words = [
      await unit.getByRole('heading').innerText(),
      ...(await unit.locator('li a').allInnerTexts()),
    ];
    expect(sheets.filter((sheet) => words.every((name) => sheet.includes(name)))).toHaveLength(1);
  }
});

test('of a list that is played its entries are printed, and no frame of a player without its picture', async ({
  browser,
  stateOf,
}) => {
  const context = await browser.newContext({ storageState: await stateOf('superuser') });
  const page = await context.newPage();
  await page.goto(`${gatewayOf('superuser')}/lists/${await keepList(page)}/play`);
  const { sheets } = await printed(page);
  await expect(page.locator('[data-media]')).toBeHidden();
  expect(sheets[0]).toContain('Antigone: Study guide');
  await context.close();
});

test('of results that take more pages than one the sheet says which page it is', async ({ page }) => {
  await open(page, '/productions?page=2');
  const { sheets } = await printed(page);
  expect(sheets.at(-1)).toMatch(/Page 2 of \d+/);
});

test('of a recording no transcript is printed before it is opened', async ({ page }) => {
  await open(page, '/productions/tomorrow-and-tomorrow');
  expect((await printed(page)).sheets.join(' ')).not.toContain('Transcript');
});

test('a plan on paper says who wrote it, where it is and where its links lead', async ({ page }) => {
  await open(page, '/lesson-plans/macbeth-lesson');
  // Without the ends of its lines, at which an address may be broken.
  const words = (await printed(page)).sheets[0]?.replaceAll(/\s+/g, '');
  expect(words).toContain('DorianAshgrove-Patel');
  expect(words).toMatch(/https?:\/\/[^/]+\/lesson-plans\/macbeth-lesson/);
  expect(words).toContain('Ihavedonethedeed(/productions/i-have-done-the-deed)');
});

test('the words of a page are as wide as the sheet where no picture is printed beside them', async ({
  page,
}) => {
  // A4 upright at 96 dpi.
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(page, '/lesson-plans/macbeth-lesson');
  await page.emulateMedia({ media: 'print' });
  const words = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox();
  expect(words?.width).toBeGreaterThan(700);
});

test('a course on paper: its bar is filled as its words say, and its modules stand below its panel', async ({
  browser,
  stateOf,
}) => {
  const context = await browser.newContext({ storageState: await stateOf('superuser') });
  const page = await context.newPage();
  const [course] = await listed('training-courses', 'limit=1');
  await page.goto(`${gatewayOf('superuser')}/training/${course?.slug ?? ''}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('progressbar')).toHaveCSS('print-color-adjust', 'exact');
  const panel = await page.getByRole('region', { name: 'Your progress' }).boundingBox();
  const modules = await page.getByRole('heading', { name: 'Modules' }).boundingBox();
  expect((modules?.y ?? 0) - (panel?.y ?? 0) - (panel?.height ?? 0)).toBeGreaterThan(16);
  await expect(page.getByRole('heading', { name: 'Certificate' })).toBeHidden();
  // The third was blank.
  expect(await sheetsOf(page)).toHaveLength(2);
  await page.goto(`${gatewayOf('superuser')}/account/training`);
  expect(await sheetsOf(page)).toHaveLength(1);
  await context.close();
});
