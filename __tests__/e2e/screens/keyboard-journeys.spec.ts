/**
 * The other six of the ten journeys of reading-order.spec.ts, by keyboard alone: nothing is focused by script, every stop is
 * reached by a key and is seen, and what takes the focus away puts it where the person goes on.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { account, addresses } from '../support/library';
import { test } from '../support/visitors';
import { focusShows, tabAndEnter, tabTo } from './keyboard';
import { LONG } from '../support/long';

const { front, classroom } = addresses();
const FILM_PATH = '/productions/tomorrow-and-tomorrow';
const FILM = 'Tomorrow, and tomorrow, and tomorrow';
const GUIDE_PATH = '/guides/antigone-study-guide';
const COURSE = '/training/dt-101-using-the-platform';
const STARTS = { timeout: 40_000 };

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The visitor skips what every page begins with. */
async function skipToMain(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
}

/** In place of what a field holds. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('nothing is found: the spelling that is offered leads to results, and a way out takes one filter off', async ({
  page,
}) => {
  await page.goto(`${front}/`);
  await tabTo(page, page.getByRole('combobox', { name: 'Search the library' }));
  await page.keyboard.type('hamlett');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=hamlett/);
  await tabAndEnter(page, main(page).getByRole('link', { name: 'hamlet', exact: true }));
  await expect(page).toHaveURL(/\/search\?q=hamlet$/);
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /results?/ })
      .first(),
  ).toBeVisible();
  // The offer is gone; the focus is not lost with it.
  await page.keyboard.press('Tab');
  expect(await focusShows(page)).toBeNull();

  await page.goto(`${front}/search?q=hamlet&type=trainingCourse`);
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await tabAndEnter(page, main(page).getByRole('link', { name: /^Remove .* \(\d+\)$/ }));
  await expect(page).toHaveURL(/\/search\?q=hamlet$/);
  await tabAndEnter(page, main(page).locator('#results').getByRole('article').getByRole('link'));
  await expect(title(page)).toContainText(/hamlet|be, or not/i);
  await expect(main(page)).toBeFocused();
});

test('deciding whether to show a film: guidance is read, a chapter is played, and the key help gives the focus back', async ({
  page,
}) => {
  await page.goto(`${classroom}${FILM_PATH}`, { waitUntil: 'networkidle' });
  await skipToMain(page);
  const accept = main(page).getByRole('button', { name: /^(Play|I understand)/ });
  await tabTo(page, accept);
  const chapters = main(page).getByRole('navigation', { name: 'Chapters' });
  const chapter = chapters.getByRole('link').nth(1);
  await tabTo(page, chapter);
  const from = /(\d+) seconds?/.exec((await chapter.textContent()) ?? '')?.[1];
  await page.keyboard.press('Enter');
  const video = page.locator('video').first();
  await expect
    .poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime), STARTS)
    .toBeGreaterThanOrEqual(Number(from ?? 1) - 1);
  await expect(chapter).toHaveAttribute('aria-current', 'true', STARTS);
  await expect(chapter).toBeFocused();

  const player = page.getByRole('region', { name: /^Video Player/ });
  await tabTo(page, player, 'Shift+Tab');
  await page.keyboard.press('k');
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.paused)).toBe(true);
  // While it plays, controls that hide hand the focus to the player, and the next key hands it back a frame later.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await tabTo(page, player, 'Shift+Tab');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(player).toBeFocused();

  // What can be taught with it.
  const teaching = page.getByRole('region', { name: 'Teaching resources' });
  await tabAndEnter(page, teaching.getByRole('link'));
  await expect(title(page)).not.toContainText(FILM);
});

test(
  'a guide and its document: read, jumped in, searched, closed, and the focus is where reading began',
  LONG,
  async ({ page }) => {
    await page.goto(`${classroom}${GUIDE_PATH}`, { waitUntil: 'networkidle' });
    await skipToMain(page);
    const read = main(page).getByRole('button', { name: /^Read / });
    await tabAndEnter(page, read);
    const reader = page.getByRole('group', { name: /^Reading / });
    await expect(reader).toBeFocused();
    await expect(reader.locator('.textLayer').first()).not.toBeEmpty(STARTS);

    const jump = reader.getByRole('textbox', { name: 'Go to page' });
    await typeInto(page, jump, '2');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(jump).toBeFocused();
    await tabTo(page, reader.getByRole('searchbox', { name: 'Search in the document' }));
    await page.keyboard.type('chorus');
    const count = reader.getByRole('status').filter({ hasText: / of \d/ });
    await expect(count).toHaveText(/^1 of/, STARTS);
    await page.keyboard.press('Enter');
    await expect(count).toHaveText(/^2 of/);
    const pages = reader.getByRole('region', { name: 'Pages' });
    await tabTo(page, pages);
    const top = await pages.evaluate((element) => element.scrollTop);
    await page.keyboard.press('PageDown');
    await expect.poll(() => pages.evaluate((element) => element.scrollTop)).toBeGreaterThan(top);

    await tabTo(page, reader.getByRole('button', { name: 'Close the document' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(reader).toHaveCount(0);
    await expect(read.first()).toBeFocused();
  },
);

interface Asked {
  questions: { question: string; answers: { text: string; right?: true }[] }[];
}

test(
  'a course: begun, its first module answered and marked, and on to the second',
  LONG,
  async ({ browser, stateOf }) => {
    const page = await (await browser.newContext({ storageState: await stateOf('usa') })).newPage();
    await page.goto(`${front}${COURSE}`, { waitUntil: 'networkidle' });
    await skipToMain(page);
    await tabAndEnter(page, main(page).getByRole('link', { name: /^(Start the course|Continue: )/ }));
    await page.waitForURL(`**${COURSE}/*`);
    const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const text = readFileSync(`sample-library/texts/modules/${slug}.md`, 'utf8').split(/^---$/m)[1] ?? '';
    for (const { question, answers } of (parse(text) as Asked).questions) {
      const group = page.getByRole('group').filter({ hasText: question });
      await tabTo(page, group.getByRole('radio').first());
      const right = answers.findIndex((answer) => answer.right);
      for (let at = 0; at < right; at += 1) await page.keyboard.press('ArrowDown');
      if (right === 0) await page.keyboard.press('Space');
      await expect(group.getByRole('radio').nth(right)).toBeChecked();
      await expect(group.getByRole('radio').nth(right)).toBeFocused();
    }
    await tabAndEnter(page, page.getByRole('button', { name: 'Check my answers' }));
    await expect(page.getByText(/^(\d) of \1 right. Well done.$/)).toBeFocused();
    await tabAndEnter(page, page.getByRole('button', { name: 'Mark as complete' }));
    await expect(page.getByText(/Completed on/)).toBeFocused();
    const was = (await title(page).textContent()) ?? '';
    await tabAndEnter(page, page.getByRole('link', { name: /^Next: / }));
    await expect(title(page)).not.toHaveText(was);
    // Not where the link had stood: at the beginning of what is new.
    await expect(main(page)).toBeFocused();
    await page.context().close();
  },
);

test(
  'a list: made, filled from an item page, ordered, written in, and taken away',
  LONG,
  async ({ browser, stateOf }) => {
    const page = await (await browser.newContext({ storageState: await stateOf('librarian') })).newPage();
    const name = `Keys ${Date.now()}`;
    await page.goto(`${front}${FILM_PATH}`, { waitUntil: 'networkidle' });
    await skipToMain(page);
    const opener = main(page).getByRole('button', { name: 'Add to list', exact: true });
    await tabAndEnter(page, opener);
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('textbox', { name: 'New list' }));
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: `Added to ${name}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await page.goto(`${front}${GUIDE_PATH}`, { waitUntil: 'networkidle' });
    await tabAndEnter(page, opener);
    const add = dialog.getByRole('button', { name: `Add to ${name}` });
    await tabAndEnter(page, add);
    const added = dialog.getByRole('button', { name: `Added to ${name}` });
    await expect(added).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await page.goto(`${front}/lists`, { waitUntil: 'networkidle' });
    await tabAndEnter(page, main(page).getByRole('link', { name }));
    await expect(title(page)).toHaveText(name);
    const entries = main(page).getByRole('article').getByRole('heading');
    const [first = ''] = await entries.allInnerTexts();
    const handle = page.getByRole('button', { name: `Move ${first}: arrow keys` });
    await tabTo(page, handle);
    await page.keyboard.press('ArrowDown');
    await expect(entries.nth(1)).toHaveText(first);
    await expect(handle).toBeFocused();
    const edit = page.getByRole('button', { name: `Title and note of ${first}` });
    await tabAndEnter(page, edit);
    await tabTo(page, dialog.getByLabel('Note', { exact: true }));
    await page.keyboard.type('Watch twice.');
    await tabAndEnter(page, dialog.getByRole('button', { name: 'Save' }));
    // The dialog closes when what was written is saved.
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeHidden();
    await expect(main(page).getByText('Watch twice.')).toBeVisible();
    await expect(edit).toBeFocused();
    await tabAndEnter(page, page.getByRole('button', { name: `Remove ${first}`, exact: true }));
    await expect(entries).toHaveCount(1);
    // The row is gone; the next key is not lost at the top of the page.
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

    await tabTo(page, page.getByRole('button', { name: 'Delete', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabAndEnter(page, dialog.getByRole('button', { name: 'Delete', exact: true }));
    await expect(page).toHaveURL(`${front}/lists`);
    await expect(main(page).getByRole('link', { name })).toHaveCount(0);
    await page.context().close();
  },
);

test(
  'one’s school: found as one types, and on to the password and back to where one was',
  LONG,
  async ({ page }) => {
    await page.goto(`${front}/guides`, { waitUntil: 'networkidle' });
    await tabAndEnter(page, page.locator('header').getByRole('link', { name: 'Sign in', exact: true }));
    await tabAndEnter(page, page.getByRole('link', { name: 'Find your school' }));
    const field = main(page).getByRole('searchbox', { name: 'School, college or library' });
    await tabTo(page, field);
    await page.keyboard.type('harb');
    await expect(main(page).getByRole('status')).toHaveText('2 schools');
    // What was found stands below; who types goes on typing.
    await expect(field).toBeFocused();
    await tabAndEnter(page, main(page).getByRole('link', { name: 'Harbourside Academy' }));
    const { email, password, givenName } = account('teacher');
    await expect(page.getByLabel('E-mail address')).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.locator('header').getByText(givenName)).toBeVisible();
    await expect(page).toHaveURL(`${front}/guides`);
    await page.keyboard.press('Tab');
    expect(await focusShows(page)).toBeNull();
  },
);
