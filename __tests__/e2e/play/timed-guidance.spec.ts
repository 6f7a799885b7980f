/** What a recording warns of, with its times: listed before play, announced ahead, skipped one by one or always. */
import { expect, type Page } from '@playwright/test';
import { addresses } from '../support/library';
import { checkScreen, press } from '../support/screens';
import { test } from '../support/visitors';

const { classroom } = addresses();
const STORM = '/workshops/a-storm-in-five-layers';

const seconds = (page: Page) =>
  page
    .locator('audio, video')
    .first()
    .evaluate((media: HTMLMediaElement) => media.currentTime);
const begin = (page: Page) => press(page.getByRole('button', { name: /^(Listen|I understand – listen)/ }));

test('times stand before play; what comes is announced and skipped, once or by preference', async ({
  browser,
}) => {
  const room = await browser.newContext();
  const page = await room.newPage();
  await page.goto(`${classroom}${STORM}?t=44`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('list', { name: 'Guidance with times' })).toContainText(
    'Loud noises, 0:51 to 0:57',
  );
  await checkScreen(page);
  await press(page.getByRole('button', { name: 'Cut a clip' }));
  await page.getByLabel('From', { exact: true }).fill('0:50');
  await page.getByLabel('To', { exact: true }).fill('0:55');
  await expect(page.getByText('This clip contains: Loud noises, 0:51 to 0:57')).toBeVisible();
  // On the time line by keys, and by the words.
  await page.getByRole('slider', { name: 'End on the time line' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('0:55.1');
  await press(page.getByRole('button', { name: 'Choose by the words' }));
  const lines = page.getByRole('list', { name: 'Lines of the recording' }).getByRole('button');
  await press(lines.nth(2));
  await press(lines.nth(4));
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(/^0:1/);
  await expect(lines.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(lines.nth(6)).toHaveAttribute('aria-pressed', 'false');
  await checkScreen(page);
  await page.keyboard.press('Escape');

  await begin(page);
  await expect(page.getByText('Soon: Loud noises')).toBeVisible({ timeout: 40_000 });
  await press(page.getByRole('button', { name: 'Skip it' }));
  await expect.poll(() => seconds(page)).toBeGreaterThan(57);
  await checkScreen(page);

  await page.goto(`${classroom}/lists`, { waitUntil: 'networkidle' });
  await page.getByRole('checkbox', { name: /^Skip what a recording warns of/ }).check();
  await page.goto(`${classroom}${STORM}?t=50`, { waitUntil: 'networkidle' });
  await begin(page);
  await expect(page.getByText('Skipped: Loud noises')).toBeVisible({ timeout: 40_000 });
  expect(await seconds(page)).toBeGreaterThan(57);
  await room.close();
});
