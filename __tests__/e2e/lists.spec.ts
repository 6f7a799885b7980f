/** Lists, from the card to the file: made, filled, ordered by mouse and keyboard, noted, shared, copied. */
import { readFile } from 'node:fs/promises';
import { expect, test as plain, type Page } from '@playwright/test';
import { addresses } from './support/library';
import { checkScreen, press } from './support/screens';
import { test } from './support/visitors';

const { front } = addresses();
const NAME = `Brecht ${Date.now()}`;

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

async function addFromPage(page: Page, path: string): Promise<string> {
  await page.goto(`${front}${path}`, { waitUntil: 'networkidle' });
  const name = await page.getByRole('heading', { level: 1 }).first().innerText();
  await press(page.getByRole('button', { name: 'Add to list' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  return name;
}

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test('a librarian makes a list, orders it, writes in it and shares it; a colleague starts from it', async ({
  browser,
  stateOf,
}) => {
  const context = await browser.newContext({ storageState: await stateOf('librarian') });
  const page = await context.newPage();
  await page.goto(`${front}/lists`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'My bookmarks' }).first()).toBeVisible();
  await checkScreen(page);

  await addFromPage(page, '/productions/to-be-or-not-to-be');
  await page.getByLabel('New list').fill(NAME);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Added to ${NAME}` })).toBeVisible();
  await checkScreen(page);
  await addFromPage(page, '/guides/antigone-study-guide');
  await press(page.getByRole('button', { name: `Add to ${NAME}`, exact: true }));
  await expect(page.getByRole('button', { name: `Added to ${NAME}` })).toBeVisible();
  await page.goto(`${front}/workshops`, { waitUntil: 'networkidle' });
  await press(page.getByRole('button', { name: /^Add .* to a list$/ }).first());
  await press(page.getByRole('button', { name: `Add to ${NAME}`, exact: true }));
  await press(page.getByRole('link', { name: NAME }));

  await expect(titles(page)).toHaveCount(3);
  const before = await titles(page).allInnerTexts();
  const handle = page.getByRole('button', { name: `Move ${before[0]}: arrow keys` });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(titles(page).nth(1)).toHaveText(before[0] ?? '');
  await expect(handle).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${before[0]} is now 2 of 3`);

  await page.setViewportSize({ width: 1280, height: 1000 });
  const from = await page.getByRole('button', { name: `Move ${before[2]}: arrow keys` }).boundingBox();
  const to = await titles(page).first().boundingBox();
  if (!from || !to) throw new Error('there is nothing to drag');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 4, { steps: 8 });
  await page.mouse.up();
  await expect(titles(page).first()).toHaveText(before[2] ?? '');

  await page.getByRole('button', { name: `Title and note of ${before[1]}` }).click();
  await page.getByLabel('Note', { exact: true }).fill('Read the prologue aloud.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Read the prologue aloud.')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('radio', { name: /^Everybody at/ }).check();
  await checkScreen(page);
  await page.keyboard.press('Escape');
  await page.reload({ waitUntil: 'networkidle' });
  expect(await titles(page).allInnerTexts()).toEqual([before[2], before[1], before[0]]);
  await checkScreen(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(4);
  await context.close();

  const colleague = await browser.newContext({ storageState: await stateOf('teacher') });
  const theirs = await colleague.newPage();
  await theirs.goto(`${front}/lists`, { waitUntil: 'networkidle' });
  await press(theirs.getByRole('link', { name: NAME }).first());
  await expect(theirs.getByText('Read the prologue aloud.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await press(theirs.getByRole('button', { name: 'Start from this' }));
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(`${NAME}, my copy`);
  await expect(titles(theirs)).toHaveCount(3);
  await colleague.close();
});

plain(
  'without script a list reads, its files come, and nothing is offered that would not work',
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const answer = await page.goto(`${front}/lists/00000000-0000-4000-8000-000000000000`);
    expect(answer?.url()).toContain('/sign-in');
    await context.close();
  },
);
