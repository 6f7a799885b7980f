/** A teacher cuts clips, sets questions and opens the list to a class; two pupils play it; she closes it and they are out. */
import { expect, type Page } from '@playwright/test';
import { addresses } from './support/library';
import { checkScreen, press } from './support/screens';
import { test } from './support/visitors';

const { front, classroom } = addresses();
const FILM = '/productions/tomorrow-and-tomorrow';
const NAME = `Tomorrow ${Date.now()}`;
const clips = [
  { from: '0:02', to: '0:05.5', question: 'What has just happened?' },
  { from: '0:08', to: '0:12', question: 'Which words are said three times?' },
  { from: '0:14.5', to: '0:18', question: '' },
];

async function cut(
  page: Page,
  { from, to, question }: (typeof clips)[number],
  isFirst: boolean,
): Promise<void> {
  await press(page.getByRole('button', { name: 'Cut a clip' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From').fill(from);
  await dialog.getByLabel('To', { exact: true }).fill(to);
  await dialog.getByLabel('Title').fill(`Clip from ${from}`);
  await dialog.getByLabel('Question after it').fill(question);
  if (isFirst) {
    await dialog.getByLabel('Name of the new list').fill(NAME);
    await checkScreen(page);
  } else await dialog.getByLabel('Save to').selectOption(NAME);
  await press(dialog.getByRole('button', { name: 'Save clip' }));
  await expect(dialog).toBeHidden();
}

const duration = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((element) => (element as HTMLVideoElement).currentTime);

/** Presses play and waits for the question, which comes when the clip has ended and nothing else has played. */
async function playToQuestion(page: Page, question: string): Promise<void> {
  await press(page.getByRole('button', { name: /^(Play|I understand – play) Clip/ }));
  await expect.poll(() => duration(page), { timeout: 40_000 }).toBeGreaterThan(0.5);
  await expect(page.getByText(question)).toBeVisible({ timeout: 40_000 });
}

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test('R-ENT-2 clips with questions, played by a class by code and by link, until it is closed', async ({
  browser,
  stateOf,
}) => {
  const teaching = await browser.newContext({ storageState: await stateOf('teacher') });
  const teacher = await teaching.newPage();
  await teacher.goto(`${front}${FILM}`, { waitUntil: 'networkidle' });
  for (const [index, clip] of clips.entries()) await cut(teacher, clip, index === 0);
  await teacher.goto(`${front}/lists`, { waitUntil: 'networkidle' });
  await press(teacher.getByRole('link', { name: NAME }));
  await expect(teacher.getByText('Clip, 0:02 to 0:05.5')).toBeVisible();
  await press(teacher.getByRole('button', { name: 'Open to a class' }));
  await press(teacher.getByRole('button', { name: 'Open and get a code' }));
  const shown = teacher.getByText(/^[A-Z]{6}$/);
  await expect(shown).toBeVisible();
  await expect(teacher.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await checkScreen(teacher);
  const code = await shown.innerText();
  const link = await teacher.evaluate(
    async (list) => {
      const token =
        document.cookie
          .split('; ')
          .find((pair) => pair.startsWith('jwt='))
          ?.slice(4) ?? '';
      const answer = await fetch(`/api/class-openings?listId=${list}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as { openings: { link: string }[] }).openings[0]?.link ?? '';
    },
    teacher.url().split('/').at(-1) ?? '',
  );

  // At school, by the code, with a typing error first.
  const room = await browser.newContext();
  const pupil = await room.newPage();
  await pupil.goto(`${classroom}/class`, { waitUntil: 'networkidle' });
  await checkScreen(pupil);
  await pupil
    .getByLabel('Class code')
    .fill(`${code.slice(0, 5)}A${code.endsWith('A') ? 'C' : ''}`.slice(0, 6));
  await pupil.keyboard.press('Enter');
  if (!code.endsWith('A')) {
    await expect(pupil.getByText(/No class is open under this code here/)).toBeVisible();
    await checkScreen(pupil);
    await pupil.getByLabel('Class code').fill(code.toLowerCase());
    await pupil.keyboard.press('Enter');
  }
  await expect(pupil.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await checkScreen(pupil);
  await playToQuestion(pupil, 'What has just happened?');
  await checkScreen(pupil);
  await press(pupil.getByRole('button', { name: 'Next' }));
  await playToQuestion(pupil, 'Which words are said three times?');

  // At home by the link; the code works nowhere but at school.
  const house = await browser.newContext();
  const other = await house.newPage();
  await other.goto(`${front}/class?code=${code}`);
  await expect(other.getByText(/No class is open under this code here/)).toBeVisible();
  await other.goto(`${front}/class/${link}`, { waitUntil: 'networkidle' });
  await playToQuestion(other, 'What has just happened?');

  await press(teacher.getByRole('button', { name: 'Close to the class' }));
  for (const page of [pupil, other])
    await expect(page.getByRole('heading', { name: 'This class has ended' })).toBeVisible({
      timeout: 10_000,
    });
  await checkScreen(other);
  expect((await other.goto(`${front}/class/${link}`))?.status()).toBe(404);

  await teacher.keyboard.press('Escape');
  await press(teacher.getByRole('link', { name: 'Play in order' }));
  await checkScreen(teacher);
  await playToQuestion(teacher, 'What has just happened?');
  for (const context of [teaching, room, house]) await context.close();
});
