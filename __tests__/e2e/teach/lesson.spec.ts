/** A classroom machine without sign-in: gathers a lesson, plays it, is cleared, and hands over to a teacher's account and back. */
import { expect, type Page } from '@playwright/test';
import { addresses } from '../support/library';
import { checkScreen, press } from '../support/screens';
import { test } from '../support/visitors';
import { moreTools } from '../support/ways';

const { front, classroom } = addresses();
const FILM = '/productions/tomorrow-and-tomorrow';

const entries = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('dt.')));

async function addTo(page: Page, path: string): Promise<void> {
  await page.goto(`${classroom}${path}`, { waitUntil: 'networkidle' });
  await press(page.getByRole('button', { name: 'Add to this lesson' }));
  await expect(page.getByText('Added to this lesson')).toBeVisible();
}

async function lettersOf(page: Page): Promise<string> {
  await press(page.getByRole('button', { name: 'Connect to your account' }));
  const letters = page.getByText(/^[A-Z]{6}$/);
  await expect(letters).toBeVisible();
  return letters.innerText();
}

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test('what a classroom machine gathers is ordered and played, and goes when that is agreed to, or with the day', async ({
  browser,
}) => {
  const room = await browser.newContext();
  const page = await room.newPage();
  await page.goto(`${classroom}/lists`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This lesson');
  await checkScreen(page);
  await addTo(page, FILM);
  await addTo(page, '/guides/antigone-study-guide');
  await press(page.getByRole('link', { name: 'This lesson' }));
  await expect(entries(page)).toHaveCount(2);
  const before = await entries(page).allInnerTexts();
  await page.getByRole('button', { name: `Move ${before[0]}: arrow keys` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(entries(page).nth(1)).toHaveText(before[0] ?? '');
  await checkScreen(page);
  // It is there after a load, and no tour or question speaks to whoever stands there.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(entries(page)).toHaveText(before.toReversed());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Play in order' }));
  // The guide is first, to be read.
  await expect(page.getByRole('button', { name: /^Read / })).toBeVisible();
  await press(page.getByRole('button', { name: 'Next', exact: true }));
  await press(page.getByRole('button', { name: /^(Play|I understand – play) Tomorrow/ }));
  await expect
    .poll(
      () =>
        page
          .locator('video')
          .first()
          .evaluate((video: HTMLVideoElement) => video.currentTime),
      { timeout: 40_000 },
    )
    .toBeGreaterThan(0.5);

  await press(page.getByRole('radio', { name: 'Dark' }));
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await checkScreen(page);
  await press(page.getByRole('button', { name: 'Clear this machine' }));
  await press(page.getByRole('button', { name: 'Clear', exact: true }));
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toEqual([]);

  await addTo(page, FILM);
  await page.evaluate(() => localStorage.setItem('dt.machine', 'Thu Jan 01 2026'));
  await page.goto(`${classroom}/lists`, { waitUntil: 'networkidle' });
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await room.close();
});

test('a teacher takes the lesson along by six letters, and opens a list there, each agreed to by name', async ({
  browser,
  stateOf,
}) => {
  const room = await browser.newContext();
  const machine = await room.newPage();
  await addTo(machine, FILM);
  await machine.goto(`${classroom}/lists`, { waitUntil: 'networkidle' });
  const code = await lettersOf(machine);
  await expect(machine.getByRole('img', { name: 'QR code of the address with the code' })).toBeVisible();
  await checkScreen(machine);

  const own = await browser.newContext({
    storageState: await stateOf('teacher'),
    viewport: { width: 375, height: 800 },
  });
  const phone = await own.newPage();
  await phone.goto(`${front}/hand-over`, { waitUntil: 'networkidle' });
  await phone.getByLabel('Code on the machine').fill(`${code.slice(0, 5)}${code.endsWith('A') ? 'C' : 'A'}`);
  await phone.keyboard.press('Enter');
  await expect(phone.getByText(/No machine is showing this code/)).toBeVisible();
  await checkScreen(phone);
  await phone.goto(`${front}/hand-over?code=${code}`, { waitUntil: 'networkidle' });
  await press(phone.getByRole('button', { name: 'Connect' }));
  await expect(phone.getByText('1 entry')).toBeVisible();
  await checkScreen(phone);
  await press(phone.getByRole('button', { name: 'Save it to my account' }));
  await expect(phone.getByText(/asks for you by name/)).toBeVisible();
  await expect(machine.getByText(/wants to save this lesson/)).toBeVisible();
  await checkScreen(machine);
  await press(machine.getByRole('button', { name: /^Hand over to / }));
  await expect(machine.getByText(/has it in their account now/)).toBeVisible();
  await press(phone.getByRole('link', { name: 'Open the list' }));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/^Lesson of /);
  await expect(entries(phone)).toHaveCount(1);
  // The session stays where it was: the machine is as it was.
  expect((await room.cookies()).filter(({ name }) => name === 'jwt')).toEqual([]);

  await phone.evaluate(() => scrollTo(0, 0));
  const name = await phone.getByRole('heading', { level: 1 }).innerText();
  await press(machine.getByRole('button', { name: 'Close', exact: true }));
  await press(machine.getByRole('button', { name: 'Clear this machine' }));
  await press(machine.getByRole('button', { name: 'Clear', exact: true }));
  const next = await lettersOf(machine);
  await moreTools(phone, press);
  await press(phone.getByRole('link', { name: 'Open on a classroom machine' }));
  await phone.getByLabel('Code on the machine').fill(next);
  await phone.keyboard.press('Enter');
  await expect(phone.getByLabel('Open one of your lists there')).toBeVisible();
  await press(phone.getByRole('button', { name: 'Open it on the machine' }));
  await expect(machine.getByText(`wants to open “${name}” here`)).toBeVisible();
  await press(machine.getByRole('button', { name: 'Open it', exact: true }));
  await expect(machine.getByText(`“${name}” is open on this machine.`)).toBeVisible();
  await expect(phone.getByText('Your list is open on the machine.')).toBeVisible();
  await press(machine.getByRole('button', { name: 'Close', exact: true }));
  await expect(entries(machine)).toHaveCount(1);
  await checkScreen(machine);
  await room.close();
  await own.close();
});
