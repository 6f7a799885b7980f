/** The board view of an item page, as it stands on the projector of a classroom. */
import { expect, test } from '@playwright/test';
import { account, addresses, signIn } from '../support/library';
import { checkBothLayouts, press } from '../support/screens';

const { classroom, front } = addresses();
const FILM = '/productions/tomorrow-and-tomorrow';

test('a network viewer goes to the board view and back with the keyboard; what plays goes on', async ({
  page,
}) => {
  await page.goto(`${classroom}${FILM}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^play/i }).first().click();
  const time = () =>
    page
      .locator('video')
      .first()
      .evaluate((element) => (element as HTMLVideoElement).currentTime);
  await expect.poll(time, { timeout: 40_000 }).toBeGreaterThan(1);
  await press(page.getByRole('link', { name: 'Board view' }));
  await expect(page).toHaveURL(/\?view=board$/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await time()).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${FILM}$`));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Board view' })).toBeFocused();
  expect(await time()).toBeGreaterThan(1);
});

test('by its address it opens at once, large, for everyone, with the way back', async ({ page }) => {
  await page.goto(`${classroom}${FILM}?view=board`, { waitUntil: 'networkidle' });
  await checkBothLayouts(page);
  const size = await page
    .getByRole('heading', { level: 1 })
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(40);
  const player = await page.locator('[data-media]').boundingBox();
  expect(player?.width).toBeGreaterThan(900);
  await page.getByRole('link', { name: /Leave board view/ }).click();
  await expect(page).toHaveURL(new RegExp(`${FILM}$`));
});

test('nothing on it names the person who is signed in', async ({ page }) => {
  await page.goto(`${front}${FILM}`);
  await signIn(page, 'teacher');
  await page.goto(`${front}${FILM}?view=board`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: /^play/i })).toBeVisible();
  const { givenName, email } = account('teacher');
  const text = await page.locator('body').innerText();
  expect(text).not.toContain(givenName);
  expect(text).not.toContain(email);
  await expect(page.getByRole('button', { name: /bookmark/i })).toHaveCount(0);
});
