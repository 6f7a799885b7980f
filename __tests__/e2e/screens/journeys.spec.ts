/**
 * Whole tasks by keyboard alone: nothing is focused by script, every stop is reached by Tab and is seen. The trainee's
 * journey is in training.spec.ts.
 */
import { expect, test, type Page } from '@playwright/test';
import { account, addresses, signIn } from '../support/library';
import { focusShows, stopsOf, tabAndEnter, tabTo } from './keyboard';
import { LONG, shortIf } from '../support/long';

const FILM = 'To be, or not to be';
const FILM_PATH = '/productions/tomorrow-and-tomorrow';
/** Most presses of Tab from the top of a listing to its first result or filter. */
const MOST_TABS = 12;
const STARTS = { timeout: 40_000 };

const main = (page: Page) => page.getByRole('main');
const video = (page: Page) => page.locator('video').first();
const second = (page: Page) => video(page).evaluate((media: HTMLVideoElement) => media.currentTime);
const isPaused = (page: Page) => video(page).evaluate((media: HTMLVideoElement) => media.paused);

test('a teacher finds, filters, opens, signs in, plays with captions and bookmarks', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('combobox', { name: 'Search the library' }));
  await page.keyboard.type('to be or not to be');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  const kinds = page.getByRole('group', { name: 'Content type', exact: true });
  await expect(kinds).toBeVisible(STARTS);
  await tabTo(page, kinds.getByRole('checkbox', { name: /^Productions/ }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/type=production/);
  await expect(kinds.getByRole('checkbox', { name: /^Productions/ })).toBeFocused();
  await tabAndEnter(page, main(page).locator('article').getByRole('link', { name: FILM }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(FILM);

  await tabAndEnter(page, main(page).getByRole('link', { name: /^Sign in/ }));
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  const { email, password, givenName } = account('teacher');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await focusShows(page)).toBeNull();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('header').getByText(givenName)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(FILM);

  // The speech is about dying: strong guidance is accepted before it plays.
  await tabAndEnter(page, page.getByRole('button', { name: /^I understand – play/ }));
  await expect.poll(() => second(page), STARTS).toBeGreaterThan(0.3);
  // The button is gone; the focus is in the player, whose keys work at once.
  await expect(page.getByRole('region', { name: /^Video Player/ })).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.locator('.vds-captions [data-part=cue]').first()).toBeVisible(STARTS);
  await page.keyboard.press('k');
  await expect.poll(() => isPaused(page)).toBe(true);

  const keep = main(page).getByRole('button', { name: /^Bookmark(ed:)? To be, or not to be/ });
  await tabTo(page, keep);
  if ((await keep.first().getAttribute('aria-pressed')) === 'true') await page.keyboard.press('Space');
  await expect(keep.first()).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await expect(keep.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(keep.first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(keep.first()).toHaveAttribute('aria-pressed', 'false');
});

test('a librarian keeps, cites, exports and looks at the account', LONG, async ({ page }) => {
  await page.goto(FILM_PATH);
  await signIn(page, 'superuser');
  const cite = main(page).getByRole('button', { name: 'Cite', exact: true });
  await tabAndEnter(page, cite);
  const dialog = page.getByRole('dialog', { name: 'Cite this' });
  await expect(dialog).toBeVisible();
  const file = page.waitForEvent('download');
  await tabAndEnter(page, dialog.getByRole('button', { name: 'RIS file' }));
  expect((await file).suggestedFilename()).toMatch(/\.ris$/);
  await tabAndEnter(page, dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toHaveCount(0);
  await expect(cite).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cite).toBeFocused();

  const keep = main(page).getByRole('button', { name: /^Bookmark(ed:)? To be, or not to be/ });
  await tabTo(page, keep.first(), 'Shift+Tab');
  if ((await keep.first().getAttribute('aria-pressed')) === 'false') await page.keyboard.press('Space');
  await expect(keep.first()).toHaveAttribute('aria-pressed', 'true');
  const menu = page.locator('header summary', { hasText: account('superuser').givenName });
  await tabTo(page, menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabAndEnter(page, page.getByRole('link', { name: 'My bookmarks' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookmarks');
  const list = page.waitForEvent('download');
  await tabAndEnter(page, page.getByRole('button', { name: 'CSV' }));
  expect((await list).suggestedFilename()).toBe('bookmarks.csv');
  await tabTo(page, page.getByRole('button', { name: /^Remove To be, or not to be/ }));
  await page.keyboard.press('Enter');
  await tabAndEnter(page, page.getByRole('button', { name: 'Undo' }));
  await expect(main(page).getByRole('link', { name: FILM })).toBeVisible();

  await page.keyboard.press('Shift+Tab');
  await tabTo(page, menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabAndEnter(page, page.getByRole('link', { name: 'Account', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await tabTo(page, page.getByRole('radio', { name: 'Match my device' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const remove = page.getByRole('button', { name: 'Delete my data' });
  await tabAndEnter(page, remove);
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabAndEnter(page, page.getByRole('button', { name: 'Don’t delete' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(remove).toBeFocused();
});

test('a classroom, known by its network, plays and goes by the transcript', async ({ page }) => {
  await page.goto(`${addresses().classroom}${FILM_PATH}`);
  await expect(page.getByText('You are using the library as')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await tabAndEnter(page, page.getByRole('button', { name: /^Play/ }));
  await expect.poll(() => second(page), STARTS).toBeGreaterThan(0.3);
  // The transcript comes with the recording.
  const lines = page.getByRole('button', { name: /^Play from \d+:\d\d$/ });
  await expect(lines.nth(5)).toBeVisible(STARTS);
  const words = (await lines.nth(5).getAttribute('aria-label')) ?? '';
  await tabAndEnter(page, lines.nth(5));
  const at = Number(/:(\d+)$/.exec(words)?.[1] ?? 0);
  await expect.poll(() => second(page), STARTS).toBeGreaterThanOrEqual(at - 1);
  await expect(lines.nth(5)).toBeFocused();
});

for (const path of ['/search?q=hamlet', '/productions', '/genres'])
  test(
    `from the top to the first result in a few stops: ${path}`,
    shortIf(path !== '/genres'),
    async ({ page }) => {
      await page.goto(path);
      // One stop more leads from the link to the first result.
      const stops = await stopsOf(page, MOST_TABS - 1);
      expect(stops.map(({ name }) => name)).toContain('Skip to results');
      await page.reload();
      await tabAndEnter(page, page.getByRole('link', { name: 'Skip to results' }));
      await page.keyboard.press('Tab');
      const first = main(page).locator('#results').getByRole('link').first();
      await expect(first).toBeFocused();
    },
  );

for (const path of ['/search?q=hamlet', '/productions'])
  test(`from the top to the filters in a few stops: ${path}`, LONG, async ({ page }) => {
    await page.goto(path);
    const stops = await stopsOf(page, MOST_TABS - 1);
    expect(stops.map(({ name }) => name)).toContain('Skip to filters');
    await page.reload();
    await tabAndEnter(page, page.getByRole('link', { name: 'Skip to filters' }));
    await page.keyboard.press('Tab');
    await expect(page.locator('#filters :focus')).toHaveCount(1);
  });

for (const path of ['/', '/search?q=hamlet', FILM_PATH, '/people', '/accessibility'])
  test(
    `the order of stops is the order of reading, and each is seen: ${path}`,
    shortIf(path === FILM_PATH),
    async ({ page }) => {
      await page.goto(path);
      const stops = await stopsOf(page, 60);
      expect(stops[0]?.name).toBe('Skip to main content');
      const parts = stops.map(({ part }) => part).filter((part, index, all) => part !== all[index - 1]);
      // A page of text alone has no stop in its main part.
      expect(parts).toEqual(['frame', 'header', 'main', 'footer'].filter((part) => parts.includes(part)));
      expect(stops.filter(({ again }) => again)).toEqual([]);
    },
  );
