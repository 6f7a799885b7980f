/** Notes in the margin of the transcript, by the keyboard; they come along with a list. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { addresses } from '../support/library';
import { checkScreen, press } from '../support/screens';
import { test } from '../support/visitors';

const { front } = addresses();
const FILM = '/productions/tomorrow-and-tomorrow';

test('a note is written, changed, taken along with a list and deleted', async ({ browser, stateOf }) => {
  const context = await browser.newContext({ storageState: await stateOf('librarian') });
  const page = await context.newPage();
  await page.goto(`${front}${FILM}`, { waitUntil: 'networkidle' });
  await press(page.getByRole('button', { name: 'Show the transcript' }));
  const write = page.getByRole('button', { name: /^Write a note at / }).nth(1);
  await expect(write).toBeAttached();
  await press(write);
  const field = page.getByRole('textbox', { name: /^Note at / });
  await expect(field).toBeFocused();
  await page.keyboard.type('Watch her hands');
  await checkScreen(page);
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  const note = page.getByRole('button', { name: /Watch her hands$/ });
  await expect(note).toBeVisible();
  await checkScreen(page);
  await page.reload({ waitUntil: 'networkidle' });
  await press(page.getByRole('button', { name: 'Show the transcript' }));
  await press(note);
  await field.fill('Watch her left hand');
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('button', { name: /Watch her left hand$/ })).toBeVisible();

  await press(page.getByRole('button', { name: 'Add to list' }));
  await page.getByLabel('New list').fill(`Hands ${Date.now()}`);
  await page.keyboard.press('Enter');
  await press(page.getByRole('link', { name: /^Hands / }));
  await expect(page.getByRole('list', { name: 'Your notes' })).toContainText('Watch her left hand');
  await checkScreen(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('Watch her left hand');

  await page.goto(`${front}${FILM}`, { waitUntil: 'networkidle' });
  await press(page.getByRole('button', { name: 'Show the transcript' }));
  await press(page.getByRole('button', { name: /Watch her left hand$/ }));
  await field.fill('');
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('button', { name: /Watch her left hand$/ })).toHaveCount(0);
  await context.close();
});
