/** The player in a real browser, with real recordings and real grants. */
import { expect, test } from '@playwright/test';
import { addresses, listed, signIn } from '../support/library';
import { classroom, FILM, focusPlayer, play, read, seekTo, STARTS, video } from '../support/player';
import { checkScreen, press } from '../support/screens';
import { LONG } from '../support/long';

test('nothing of a recording is fetched before play; the poster is there at once', async ({ page }) => {
  const media: string[] = [];
  page.on('request', (request) => {
    if (/\/v\/|\.m3u8|\.mpd|\.mp4/.test(request.url())) media.push(request.url());
  });
  await page.goto(`${classroom}${FILM}`, { waitUntil: 'networkidle' });
  expect(media).toEqual([]);
  await expect(page.locator('main img').first()).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('a button of the player says what a press does, and no state that contradicts it', async ({ page }) => {
  await play(page);
  await focusPlayer(page);
  await page.keyboard.press('k');
  // Controls stay while nothing plays.
  await press(page.getByRole('button', { name: 'Sound off' }));
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeFocused();
  await expect.poll(() => read(page, 'muted')).toBe(true);
  await press(page.getByRole('button', { name: 'Full screen' }));
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toHaveCount(1);
  const button = page.getByRole('button', { name: 'Play', exact: true });
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'k Space');
  await expect(page.getByRole('region', { name: /^Video Player/ }).locator('[aria-pressed]')).toHaveCount(0);
  await press(button);
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(1, STARTS);
});

test('keys: pause and play, seek, speed, captions, help', async ({ page }) => {
  await play(page);
  await focusPlayer(page);
  await page.keyboard.press('k');
  await expect.poll(() => read(page, 'paused')).toBe(true);
  const before = await read(page, 'currentTime');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => read(page, 'currentTime')).toBeGreaterThan(before + 8);
  await page.keyboard.press('5');
  const duration = await read(page, 'duration');
  await expect.poll(() => read(page, 'currentTime')).toBeGreaterThan(duration * 0.45);
  await page.keyboard.press('<');
  await expect.poll(() => read(page, 'playbackRate')).toBe(0.75);
  await page.keyboard.press('c');
  const captions = page.locator('.vds-captions [data-part=cue]');
  await page.keyboard.press('k');
  await expect(captions.first()).toBeVisible(STARTS);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Captions on or off');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the quality is chosen by name and keyboard, and taken on the way', LONG, async ({ page }) => {
  await play(page);
  const height = () => video(page).evaluate((element) => (element as HTMLVideoElement).videoHeight);
  const menu = page.getByRole('menu', { name: 'Settings' });
  // Controls stay while nothing plays.
  await focusPlayer(page);
  await page.keyboard.press('k');
  await press(page.getByRole('button', { name: 'Settings' }));
  await expect(menu.getByRole('menuitemradio', { name: 'Auto' })).toBeChecked();
  await expect(menu).not.toContainText(/bps|bit/i);
  const before = await read(page, 'currentTime');
  const lowest = menu.getByRole('menuitemradio', { name: 'Save data 360p' });
  await expect(menu.getByRole('menuitemradio', { name: 'Auto' })).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(lowest).toBeFocused({ timeout: 250 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(lowest).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await focusPlayer(page);
  await page.keyboard.press('k');
  await expect.poll(height, STARTS).toBe(360);
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(before + 0.3);
});

test('the focus goes to the player after Play; a menu closes with the full screen', async ({ page }) => {
  await play(page);
  await expect(page.getByRole('region', { name: /^Video Player/ })).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await press(page.getByRole('button', { name: 'Settings' }));
  await expect(page.getByRole('menu', { name: 'Settings' })).toBeVisible();
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('how captions look is chosen and remembered', LONG, async ({ page }) => {
  await play(page);
  await page.keyboard.press('c');
  await page.keyboard.press('k');
  await press(page.getByRole('button', { name: 'Captions' }));
  for (const name of ['Very large', 'Yellow', 'Solid', 'Above'])
    await page.getByRole('menuitemradio', { name, exact: true }).click();
  await checkScreen(page);
  await page.reload();
  await page
    .getByRole('button', { name: /^(play|i understand)/i })
    .first()
    .click();
  const cue = page.locator('.vds-captions [data-part=cue]').first();
  await expect(cue).toBeVisible(STARTS);
  await expect(cue).toHaveCSS('color', 'rgb(255, 210, 63)');
  await expect(cue).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  const [line, frame] = [await cue.boundingBox(), await page.locator('[data-media]').boundingBox()];
  expect(line?.y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0) / 2);
});

test('captions and speed are remembered; the place is kept over a reload', async ({ page }) => {
  await play(page);
  await focusPlayer(page);
  await page.keyboard.press('c');
  await page.keyboard.press('>');
  await expect.poll(() => read(page, 'playbackRate')).toBe(1.25);
  await seekTo(page, 25);
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(25.5);
  await page.keyboard.press('k');
  await expect.poll(() => read(page, 'paused')).toBe(true);
  await page.reload();
  const resume = page.getByRole('button', { name: /^Play from 0:2\d/ });
  await expect(resume).toBeVisible();
  await expect(page.getByRole('button', { name: 'From the beginning' })).toBeVisible();
  await resume.click();
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(23);
  expect(await read(page, 'playbackRate')).toBe(1.25);
  await expect(page.locator('.vds-captions [data-part=cue]').first()).toBeVisible(STARTS);
});

test('chapters lead to their moment, by list and by address', async ({ page }) => {
  await page.goto(`${classroom}${FILM}?t=20`);
  await page
    .getByRole('button', { name: /^Play from 0:20/ })
    .first()
    .click();
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(19.5);
  const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');
  const first = (await chapters.first().locator('[dir=auto]').textContent())?.split(', from ')[0] ?? '';
  const timeLine = page.getByRole('slider', { name: 'Seek' });
  await timeLine.hover({ position: { x: 3, y: 3 } });
  await expect(timeLine.getByText(first, { exact: true })).toBeVisible();
  await chapters.first().click();
  await expect.poll(() => read(page, 'currentTime')).toBeLessThan(19);
});

test('the transcript follows the speech and leads to a line', async ({ page }) => {
  await play(page);
  const lines = page.getByRole('button', { name: /^Play from \d+:\d\d$/ });
  await lines.nth(6).click();
  const target = /:(\d+)$/.exec(
    (await lines.nth(6).getAttribute('aria-label')) ?? (await lines.nth(6).innerText()),
  );
  const second = Number(target?.[1] ?? 0);
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThanOrEqual(second - 1);
  await expect(
    page.locator('[aria-current=true], [aria-current=step], [data-current]').first(),
  ).toBeAttached();
});

test(
  'a production for listening is played as sound, with its picture and its whole width',
  LONG,
  async ({ page }) => {
    const found = (await listed('productions', 'searchTerm=tempest&limit=50')).find(
      ({ media }) => media?.type === 'audio',
    );
    expect(found).toBeDefined();
    await page.goto(`${classroom}/productions/${found?.slug}`);
    const frame = page.locator('[data-media]');
    const before = await frame.boundingBox();
    await page
      .getByRole('button', { name: /listen/i })
      .first()
      .click();
    await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(0.3);
    const player = page.getByRole('region', { name: /^Audio Player/ });
    await expect(player).toBeVisible();
    const { width, height } = (await frame.boundingBox()) ?? {};
    expect({ width, height }).toEqual({ width: before?.width, height: before?.height });
    await expect(player.getByRole('img')).toBeVisible();
    const seek = await player.getByRole('slider', { name: 'Seek' }).boundingBox();
    expect(seek?.width).toBeGreaterThan((before?.width ?? Infinity) * 0.9);
  },
);

test('guidance is said before the first frame and accepted once', async ({ page }) => {
  const items = await listed('productions', 'limit=100');
  const guided = items.find(({ media, healthGuidance }) => media && healthGuidance.length > 0);
  expect(guided).toBeDefined();
  await page.goto(`${classroom}/productions/${guided?.slug}`);
  const accept = page.getByRole('button', { name: /^I understand/ });
  await expect(accept).toBeVisible();
  await accept.click();
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(0.3);
  await page.reload();
  await expect(page.getByRole('button', { name: /^I understand/ })).toHaveCount(0);
});

test('N and P go from chapter to chapter, and an address names one', LONG, async ({ page }) => {
  await page.goto(`${classroom}${FILM}`);
  const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');
  const second = (await chapters.nth(1).getAttribute('href')) ?? '';
  await page.goto(`${classroom}${FILM}${second}`);
  await page
    .getByRole('button', { name: /^Play from/ })
    .first()
    .click();
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(1);
  const start = await read(page, 'currentTime');
  await focusPlayer(page);
  await page.keyboard.press('n');
  await expect.poll(() => read(page, 'currentTime')).toBeGreaterThan(start + 5);
  await expect(chapters.nth(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('p');
  await expect.poll(() => read(page, 'currentTime')).toBeLessThan(start + 5);
  await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('the sound and the whole screen answer to their keys', LONG, async ({ page }) => {
  await play(page);
  await focusPlayer(page);
  await page.keyboard.press('m');
  await expect.poll(() => video(page).evaluate((element) => (element as HTMLVideoElement).muted)).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
});

test('the end offers the next step and starts nothing by itself', LONG, async ({ page }) => {
  await play(page);
  const duration = await read(page, 'duration');
  await seekTo(page, Math.floor(duration) - 2);
  const end = page.getByRole('main').getByRole('status').filter({ hasText: 'Play again' });
  await expect(end).toBeVisible(STARTS);
  await checkScreen(page);
  expect(new URL(page.url()).pathname).toBe(FILM);
  await press(end.getByRole('button', { name: 'Play again' }));
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeLessThan(10);
  await expect(end).toHaveCount(0);
});

test('the account remembers the place, on another device and after a look elsewhere', async ({
  page,
  browser,
}) => {
  const front = addresses().front;
  await page.goto(`${front}${FILM}`);
  await signIn(page, 'administrator');
  await page
    .getByRole('button', { name: /^(Play|From the beginning)/ })
    .last()
    .click();
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(0.3);
  await seekTo(page, 30);
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(30.5);
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/api/resume-positions') && answer.request().method() === 'POST',
  );
  await focusPlayer(page);
  await page.keyboard.press('k');
  expect((await saved).status()).toBe(200);
  await page.getByRole('link', { name: 'Productions' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Productions');
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Play from 0:3\d/ })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${front}${FILM}`);
  await signIn(other, 'administrator');
  await expect(other.getByRole('button', { name: /^Play from 0:3\d/ })).toBeVisible();
  await other.goto(`${front}/`);
  const rail = other.getByRole('region', { name: 'Continue watching' });
  await expect(rail.getByRole('progressbar').first()).toBeVisible();
  await checkScreen(other);
  await other.context().close();
});
