/** Two moments of one recording side by side: in step, each by itself, one heard at a time, with what they warn of, by the keyboard and on a phone. */
import { expect, type Page } from '@playwright/test';
import { addresses } from '../support/library';
import { checkBothLayouts, press } from '../support/screens';
import { test } from '../support/visitors';
import { handOf, ways } from '../support/ways';
import { LONG, shortIf } from '../support/long';

const { classroom } = addresses();
const FILM = '/productions/tomorrow-and-tomorrow';

const media = (page: Page) =>
  page.locator('audio, video').evaluateAll((all) =>
    (all as HTMLMediaElement[]).map(({ currentTime, muted, paused }) => ({
      currentTime,
      muted,
      paused,
    })),
  );
const apart = async (page: Page) => {
  const [a, b] = await media(page);
  return (b?.currentTime ?? 0) - (a?.currentTime ?? 0);
};

test('two moments of a recording are chosen, played in step and apart, and linked', async ({ browser }) => {
  const room = await browser.newContext();
  const page = await room.newPage();
  await page.goto(`${classroom}${FILM}`, { waitUntil: 'networkidle' });
  await press(page.getByRole('link', { name: 'Compare' }));
  const form = page.getByRole('search', { name: 'Recordings to compare' });
  await expect(form.getByText('Tomorrow, and tomorrow')).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Second recording' });
  await expect(field).toHaveValue('');
  await expect(form.getByRole('link', { name: 'The same recording again' })).toBeVisible();
  await checkBothLayouts(page);
  // Proposed beside the field: what else there is of the play.
  const proposed = page.getByRole('region', { name: 'Second recording: choose one' });
  await expect(proposed.getByRole('link').first()).toBeVisible();
  await expect(proposed.getByRole('link', { name: 'Tomorrow, and tomorrow' })).toHaveCount(0);
  await field.fill('/productions/nothing');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/does not exist, does not play/)).toBeVisible();
  await field.fill(`${FILM}?t=20`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/t%3D20/);
  await expect(page).toHaveTitle(/^Compare · Tomorrow, and tomorrow.* · Tomorrow, and tomorrow/);
  await checkBothLayouts(page);
  await expect(page.locator('video')).toHaveCount(0);
  await press(page.getByRole('button', { name: /play both$/i }));
  await expect
    .poll(async () => (await media(page))[0]?.currentTime ?? 0, { timeout: 60_000 })
    .toBeGreaterThan(1);
  await expect.poll(() => apart(page)).toBeGreaterThan(19);
  expect(await apart(page)).toBeLessThan(21);
  expect((await media(page)).map(({ muted }) => muted)).toEqual([false, true]);
  await page.getByRole('radio', { name: 'Second' }).check();
  await expect.poll(async () => (await media(page)).map(({ muted }) => muted)).toEqual([true, false]);
  await press(page.getByRole('button', { name: 'Pause both' }));
  await expect.poll(async () => (await media(page)).map(({ paused }) => paused)).toEqual([true, true]);
  await checkBothLayouts(page);

  await page.getByRole('checkbox', { name: 'Synchronised' }).uncheck();
  const second = page
    .getByRole('region', { name: /^Second/ })
    .getByRole('button', { name: 'Play', exact: true });
  await press(second);
  await expect.poll(async () => (await media(page)).map(({ paused }) => paused)).toEqual([true, false]);

  await page.setViewportSize({ width: 375, height: 800 });
  const boxes = await page
    .locator('video')
    .evaluateAll((videos) => videos.map((video) => video.getBoundingClientRect().top));
  expect((boxes[1] ?? 0) - (boxes[0] ?? 0)).toBeGreaterThan(100);
  await room.close();
});

for (const way of ways)
  test(
    `recordings are found by words and chosen, without script too: ${way}`,
    shortIf(way === 'keyboard'),
    async ({ browser }) => {
      const hand = handOf(way);
      const room = await browser.newContext({ ...hand.context, javaScriptEnabled: way === 'keyboard' });
      const page = await room.newPage();
      await page.goto(`${classroom}/compare`);
      const compare = page.getByRole('main').getByRole('button', { name: 'Compare', exact: true });
      await hand.write(page.getByLabel('First recording'), 'tomorrow');
      await hand.send(page.getByLabel('Second recording'), 'qqqqxyz', compare);
      await expect(page.getByText(/No recording matches these words/)).toBeVisible();
      await hand.check(page);
      await hand.send(page.getByLabel('Second recording'), 'to be or not', compare);
      await page.waitForURL((url) => url.searchParams.get('b') === 'to be or not');
      for (const [side, key, name] of [
        ['First', 'a', /Tomorrow/],
        ['Second', 'b', /To be/i],
      ] as const) {
        const found = page.getByRole('region', { name: `${side} recording: choose one` });
        await hand.check(page);
        await hand.activate(found.getByRole('link', { name }).first());
        await page.waitForURL((url) => url.searchParams.get(key)?.startsWith('/') === true);
      }
      expect(new URL(page.url()).searchParams.get('a')).toContain('tomorrow');
      if (way === 'keyboard') await expect(page.getByRole('button', { name: /play both$/i })).toBeVisible();
      else await expect(page.getByText('Comparing needs JavaScript')).toBeVisible();
      await room.close();
    },
  );

test('without a connection it is said at the press, and begins when that is back', async ({ browser }) => {
  const room = await browser.newContext();
  const page = await room.newPage();
  await page.goto(`${classroom}/compare?a=${FILM}&b=${encodeURIComponent(`${FILM}?t=20`)}`, {
    waitUntil: 'networkidle',
  });
  const play = page.getByRole('button', { name: /play both$/i });
  await expect(play).toBeVisible();
  // What asks for a grant has not been loaded yet, and cannot be.
  await room.setOffline(true);
  await press(play);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/offline/i);
  await checkBothLayouts(page);
  await room.setOffline(false);
  await expect
    .poll(async () => (await media(page))[0]?.currentTime ?? 0, { timeout: 60_000 })
    .toBeGreaterThan(0.5);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await room.close();
});

test(
  'grants that run out are renewed: what plays goes on, what stands still stays',
  LONG,
  async ({ browser }) => {
    const room = await browser.newContext();
    const page = await room.newPage();
    let grants = 0;
    // The first of each side ends so soon that it is renewed after seconds; so do the next two.
    await page.route(/\/api\/playback-grants$/, async (route) => {
      const answer = await route.fetch();
      const grant = (await answer.json()) as { expiresAt: string };
      const soon = new Date(Date.now() + 36_000).toISOString();
      grants += 1;
      await route.fulfill({ response: answer, json: grants <= 4 ? { ...grant, expiresAt: soon } : grant });
    });
    await page.goto(`${classroom}/compare?a=${FILM}&b=${encodeURIComponent(`${FILM}?t=20`)}`, {
      waitUntil: 'networkidle',
    });
    await press(page.getByRole('button', { name: /play both$/i }));
    await expect.poll(() => grants, { timeout: 60_000 }).toBe(4);
    const { currentTime: before } = (await media(page))[0] ?? { currentTime: 0 };
    await expect
      .poll(async () => (await media(page))[0]?.currentTime ?? 0, { timeout: 30_000 })
      .toBeGreaterThan(before + 1);
    await expect.poll(() => apart(page)).toBeGreaterThan(19);
    await press(page.getByRole('button', { name: 'Pause both' }));
    await expect.poll(async () => (await media(page)).map(({ paused }) => paused)).toEqual([true, true]);
    const stands = (await media(page)).map(({ currentTime }) => currentTime);
    await expect.poll(() => grants, { timeout: 60_000 }).toBe(6);
    /** How far the sides are from where they stood, seconds. */
    const moved = async () =>
      Math.max(
        ...(await media(page)).map(({ currentTime }, side) => Math.abs(currentTime - (stands[side] ?? NaN))),
      );
    await expect.poll(moved, { timeout: 30_000 }).toBeLessThan(1);
    expect((await media(page)).map(({ paused }) => paused)).toEqual([true, true]);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await room.close();
  },
);

test('what a side warns of is listed, announced, and skipped by that side alone', async ({ browser }) => {
  const room = await browser.newContext();
  const page = await room.newPage();
  const storm = '/workshops/a-storm-in-five-layers?t=44';
  const query = new URLSearchParams({ a: storm, b: `${FILM}?t=10` });
  await page.goto(`${classroom}/compare?${query.toString()}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('list', { name: 'Guidance with times' })).toContainText(
    'Loud noises, 0:51 to 0:57',
  );
  await checkBothLayouts(page);
  await press(page.getByRole('button', { name: /(play|listen to) both$/i }));
  await expect(page.getByText('Soon: Loud noises')).toBeVisible({ timeout: 60_000 });
  // The check takes longer than the warning stands; it stands before the first has begun, too.
  await press(page.getByRole('button', { name: 'Pause both' }));
  await checkBothLayouts(page);
  await expect(page.getByText('Soon: Loud noises')).toBeVisible();
  expect((await media(page)).map(({ paused }) => paused)).toEqual([true, true]);
  await press(page.getByRole('button', { name: /(play|listen to) both$/i }));
  await press(page.getByRole('button', { name: 'Skip it' }));
  await expect.poll(async () => (await media(page))[0]?.currentTime ?? 0).toBeGreaterThan(57);
  expect(await apart(page)).toBeLessThan(-36);
  await room.close();
});
