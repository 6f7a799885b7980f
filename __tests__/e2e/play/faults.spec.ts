/** What goes wrong while a recording is asked for and played: each fault is said, and playing goes on where it can. */
import { expect, test, type Route } from '@playwright/test';
import { classroom, FILM, focusPlayer, play, read, STARTS, video } from '../support/player';
import { checkScreen, press } from '../support/screens';
import { LONG } from '../support/long';

test(
  'a library that comes late takes over nothing that the browser began by itself',
  LONG,
  async ({ page }) => {
    await page.goto(`${classroom}${FILM}`, { waitUntil: 'networkidle' });
    await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return route.continue();
    });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(0.3);
    expect(await read(page, 'paused')).toBe(false);
  },
);

test('while the player is on its way, that is said, and the button keeps the focus for it', async ({
  page,
}) => {
  await page.goto(`${classroom}${FILM}`, { waitUntil: 'networkidle' });
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await arrival;
    return route.continue();
  });
  // By the keyboard: no pointer has fetched the player beforehand.
  const granted = page.waitForResponse(/\/api\/playback-grants$/);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.evaluate((button) => button.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await granted;
  await expect(page.getByRole('status').filter({ hasText: 'Starting…' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Starting…' })).toBeFocused();
  arrive();
  await expect(page.locator('[data-media-player]')).toBeFocused();
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(0.3);
});

test('the first picture that is long on its way is said to be', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\.mp4/, async (route) => {
    await arrival;
    return route.continue();
  });
  await page.goto(`${classroom}${FILM}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const said = page.getByRole('status').filter({ hasText: 'Loading…' });
  await expect(said).toBeAttached(STARTS);
  arrive();
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(0.3);
  await expect(said).toHaveCount(0);
});

const endings = [
  {
    ending: 'a grant that runs out',
    status: 403,
    code: 'FORBIDDEN',
    details: { reason: 'EXPIRED' },
    tag: {},
  },
  { ending: 'a recording that is made again', status: 404, code: 'NOT_FOUND', details: undefined, tag: LONG },
] as const;
for (const { ending, status, code, details, tag } of endings)
  test(`${ending} in mid-play: a new grant leads on at the same place`, tag, async ({ page }) => {
    const prefixOf = (address: string) => /\/v\/[^/]+/.exec(address)?.[0] ?? '';
    let first: string | null = null;
    let asked = 0;
    // The first grant serves the beginning of the recording and nothing after, as if its time had come, or the tracks were gone.
    await page.route(/\/v\//, async (route) => {
      const prefix = prefixOf(route.request().url());
      first ??= prefix;
      if (prefix !== first || (asked += 1) <= 8) return route.continue();
      // A new grant has another address only when its end is in another second.
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      const error = { message: ending, code, status, details };
      return route.fulfill({
        status,
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
    const place = await read(page, 'currentTime');
    // It goes on where it stood, by itself, before anybody presses a key: while it is opened there is nothing to seek in.
    await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(place + 0.5);
    await focusPlayer(page);
    await page.keyboard.press('8');
    const duration = await read(page, 'duration');
    await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(duration * 0.8 + 0.3);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

test(
  'a grant that is renewed while somebody has paused leaves the recording paused where it stands',
  LONG,
  async ({ page }) => {
    let asked = 0;
    await page.route(/\/api\/playback-grants$/, async (route) => {
      const answer = await route.fetch();
      const grant = (await answer.json()) as { expiresAt: string };
      const soon = new Date(Date.now() + 40_000).toISOString();
      asked += 1;
      await route.fulfill({ response: answer, json: asked === 1 ? { ...grant, expiresAt: soon } : grant });
    });
    await play(page);
    await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(1);
    await focusPlayer(page);
    await page.keyboard.press('k');
    await expect.poll(() => read(page, 'paused')).toBe(true);
    const place = await read(page, 'currentTime');
    await expect.poll(() => asked, STARTS).toBe(2);
    await expect
      .poll(() => video(page).evaluate(({ readyState }: HTMLVideoElement) => readyState), STARTS)
      .toBeGreaterThan(1);
    // Longer than it would take to begin.
    await page.waitForTimeout(2_000);
    expect(await read(page, 'paused')).toBe(true);
    expect(await read(page, 'currentTime')).toBeCloseTo(place, 0);
  },
);

test('a lost network is said, and playing goes on when it is back', LONG, async ({ page, context }) => {
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

test('a part that is missing with a new grant too is left out, and that is said', LONG, async ({ page }) => {
  await page.route(/sound.*\.mp4/, async (route) => {
    const playlist = await fetch(route.request().url().replace('.mp4', '.m3u8'));
    const parts = [...(await playlist.text()).matchAll(/BYTERANGE:\d+@(\d+)\n/g)];
    const from = /bytes=(\d+)/.exec(route.request().headers().range ?? '')?.[1];
    return from === parts[2]?.[1]
      ? route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
      : route.continue();
  });
  await play(page);
  const said = page.getByRole('status').filter({ hasText: 'A damaged part was left out: 0:08 to 0:12' });
  await expect(said).toBeVisible(STARTS);
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(13);
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
  // Once for its kind, and once by the player: a second player would take the element from the first.
  expect(manifests).toHaveLength(2);
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
