/** The player in a real browser, as a classroom machine uses it: real recordings, real grants, real faults. */
import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { addresses, listed, signIn } from './support/library';
import { checkScreen, press } from './support/screens';

const { classroom } = addresses();
/** A film with chapters and captions, and nothing to accept first. */
const FILM = '/productions/to-be-or-not-to-be';
/** Machines under load decode slowly; waiting longer hides nothing. */
const STARTS = { timeout: 40_000 };

const video = (page: Page): Locator => page.locator('video, audio').first();

const read = <Key extends 'currentTime' | 'paused' | 'playbackRate' | 'duration'>(page: Page, key: Key) =>
  video(page).evaluate((element, name) => (element as HTMLVideoElement)[name], key);

async function play(page: Page, path = FILM): Promise<void> {
  await page.goto(`${classroom}${path}`);
  await page
    .getByRole('button', { name: /^(play|listen|i understand)/i })
    .first()
    .click();
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(0.3);
}

/** Moves to a second by the player's own means, so that what follows is as after a visitor's seek. */
async function seekTo(page: Page, seconds: number): Promise<void> {
  await video(page).evaluate((element, to) => {
    (element as HTMLVideoElement).currentTime = to;
  }, seconds);
  await expect.poll(() => read(page, 'currentTime')).toBeGreaterThanOrEqual(seconds - 1);
}

const focusPlayer = (page: Page) => page.getByRole('region', { name: /^Video Player/ }).focus();

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
  await chapters.first().click();
  await expect.poll(() => read(page, 'currentTime')).toBeLessThan(19);
});

test('the transcript follows the speech and leads to a line', async ({ page }) => {
  await play(page);
  const lines = page.getByRole('button', { name: /^Play from (\d+ minutes?,? ?)?\d+ seconds?$/ });
  await lines.nth(6).click();
  const target = /(\d+) seconds/.exec(
    (await lines.nth(6).getAttribute('aria-label')) ?? (await lines.nth(6).innerText()),
  );
  const second = Number(target?.[1] ?? 0);
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThanOrEqual(second - 1);
  await expect(
    page.locator('[aria-current=true], [aria-current=step], [data-current]').first(),
  ).toBeAttached();
});

test('a grant that runs out in mid-play is renewed at the same place', async ({ page }) => {
  const prefixOf = (address: string) => /\/v\/[^/]+/.exec(address)?.[0] ?? '';
  let first: string | null = null;
  let asked = 0;
  // The first grant serves the beginning of the recording and nothing after, as if its time had come.
  await page.route(/\/v\//, async (route) => {
    const prefix = prefixOf(route.request().url());
    first ??= prefix;
    if (prefix !== first || (asked += 1) <= 8) return route.continue();
    // A new grant has another address only when its end is in another second.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const error = { message: 'expired', code: 'FORBIDDEN', status: 403, details: { reason: 'EXPIRED' } };
    return route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: JSON.stringify({ error }),
    });
  });
  const renewed = page.waitForRequest(
    (request) => prefixOf(request.url()) !== '' && first !== null && prefixOf(request.url()) !== first,
    STARTS,
  );
  await play(page);
  await renewed;
  await focusPlayer(page);
  await page.keyboard.press('8');
  const duration = await read(page, 'duration');
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(duration * 0.8 + 0.3);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a lost network is said, and playing goes on when it is back', async ({ page, context }) => {
  await page.goto(`${classroom}${FILM}`);
  await page.route(/\/api\/playback-grants$/, (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await page.getByRole('button', { name: /^play/i }).first().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/connection|offline/i, STARTS);
  await page.unroute(/\/api\/playback-grants$/);
  await context.setOffline(false);
  await expect
    .poll(() => video(page).evaluate((element) => (element as HTMLVideoElement).currentTime), STARTS)
    .toBeGreaterThan(0.3);
});

test('a production for listening is played as sound', async ({ page }) => {
  const found = (await listed('productions', 'searchTerm=tempest&limit=50')).find(
    ({ media }) => media?.type === 'audio',
  );
  expect(found).toBeDefined();
  await page.goto(`${classroom}/productions/${found?.slug}`);
  await page
    .getByRole('button', { name: /listen/i })
    .first()
    .click();
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(0.3);
  await expect(page.getByRole('region', { name: /^Audio Player/ })).toBeVisible();
});

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

test('N and P go from chapter to chapter, and an address names one', async ({ page }) => {
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

test('the sound and the whole screen answer to their keys', async ({ page }) => {
  await play(page);
  await focusPlayer(page);
  await page.keyboard.press('m');
  await expect.poll(() => video(page).evaluate((element) => (element as HTMLVideoElement).muted)).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
});

test('a network lost in mid-play is said; playing goes on at the same place when it is back', async ({
  page,
  context,
}) => {
  // So that not all of it has been fetched ahead.
  const held: Route[] = [];
  let isBack = false;
  await page.route(/\.mp4/, (route) => {
    const from = Number(/bytes=(\d+)/.exec(route.request().headers().range ?? '')?.[1] ?? 0);
    if (isBack || from < 150_000) return route.continue();
    held.push(route);
    return undefined;
  });
  await play(page);
  await focusPlayer(page);
  await context.setOffline(true);
  await page.keyboard.press('9');
  const place = (await read(page, 'duration')) * 0.9;
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/connection|offline/i, STARTS);
  isBack = true;
  await Promise.all(held.map((route) => route.abort()));
  await context.setOffline(false);
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(place + 0.3);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('where HLS cannot be decoded, DASH plays', async ({ page }) => {
  const manifests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mpd')) manifests.push(request.url());
  });
  await page.route(/\.m3u8$/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/vnd.apple.mpegurl',
      body: 'this is no playlist',
    }),
  );
  await play(page);
  expect(manifests.length).toBeGreaterThan(0);
});

test('a failure of ours says so and offers another try, which plays', async ({ page }) => {
  await page.route(/\/api\/playback-grants$/, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(`${classroom}${FILM}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  await checkScreen(page);
  await page.unroute(/\/api\/playback-grants$/);
  await press(alert.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(0.3);
});

test('the end offers the next step and starts nothing by itself', async ({ page }) => {
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
  test.setTimeout(180_000);
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
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/api/resume-positions') && answer.request().method() === 'POST',
  );
  await focusPlayer(page);
  await page.keyboard.press('k');
  expect((await kept).status()).toBe(200);
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
