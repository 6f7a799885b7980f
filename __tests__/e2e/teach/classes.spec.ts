/**
 * A teacher cuts clips, sets questions, plays them on a classroom machine by hand-over and opens the list to a class; two pupils
 * play it; she closes it and they are out. By mouse, by the keyboard, on a telephone.
 */
import { expect, type Browser, type Page } from '@playwright/test';
import { addresses } from '../support/library';
import { test } from '../support/visitors';
import { handOf, moreTools, ways, type Hand } from '../support/ways';
import { shortIf } from '../support/long';

const { front, classroom } = addresses();
const FILM = '/productions/tomorrow-and-tomorrow';
const GUIDE = '/guides/antigone-study-guide';
const clips = [
  { from: '0:02', to: '0:05.5', question: 'What has just happened?' },
  { from: '0:08', to: '0:12', question: 'Which words are said three times?' },
  { from: '0:14.5', to: '0:18', question: '' },
];
const STARTS = { timeout: 60_000 };

async function cut(
  page: Page,
  hand: Hand,
  {
    clip: { from, to, question },
    list,
    isNew,
  }: { clip: (typeof clips)[number]; list: string; isNew: boolean },
): Promise<void> {
  await hand.activate(page.getByRole('button', { name: 'Cut a clip' }));
  const dialog = page.getByRole('dialog');
  await hand.write(dialog.getByLabel('From'), from);
  await hand.write(dialog.getByLabel('To', { exact: true }), to);
  await hand.write(dialog.getByLabel('Title'), `Clip from ${from}`);
  await hand.write(dialog.getByLabel('Question after it'), question);
  if (isNew) {
    await hand.write(dialog.getByLabel('Name of the new list'), list);
    await hand.check(page);
  } else await dialog.getByLabel('Save to').selectOption(list);
  await hand.activate(dialog.getByRole('button', { name: 'Save clip' }));
  await expect(dialog).toBeHidden();
}

const playedTo = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((element) => (element as HTMLVideoElement).currentTime);

/** Presses play and waits for the question, which comes when the clip has ended and nothing else has played. */
async function playToQuestion(page: Page, hand: Hand, question: string): Promise<void> {
  await hand.activate(page.getByRole('button', { name: /^(Play|I understand – play) Clip/ }));
  await expect.poll(() => playedTo(page), STARTS).toBeGreaterThan(0.5);
  await expect(page.getByText(question)).toBeVisible(STARTS);
}

/** The teacher's list on a machine without sign-in: letters there, agreed to by name, and played. */
async function handOver(browser: Browser, teacher: Page, hand: Hand, name: string): Promise<void> {
  const room = await browser.newContext(hand.context);
  const machine = await room.newPage();
  await machine.goto(`${classroom}/lists`, { waitUntil: 'networkidle' });
  await hand.activate(machine.getByRole('button', { name: 'Connect to your account' }));
  const letters = machine.getByText(/^[A-Z]{6}$/);
  await expect(letters).toBeVisible();
  await moreTools(teacher, hand.activate);
  await hand.activate(teacher.getByRole('link', { name: 'Open on a classroom machine' }));
  const field = teacher.getByLabel('Code on the machine');
  await hand.send(field, await letters.innerText(), teacher.getByRole('button', { name: 'Connect' }));
  await expect(teacher.getByLabel('Open one of your lists there')).toBeVisible();
  await hand.activate(teacher.getByRole('button', { name: 'Open it on the machine' }));
  await expect(machine.getByText(`wants to open “${name}” here`)).toBeVisible();
  await hand.activate(machine.getByRole('button', { name: 'Open it', exact: true }));
  await expect(machine.getByText(`“${name}” is open on this machine.`)).toBeVisible();
  await hand.activate(machine.getByRole('button', { name: 'Close', exact: true }));
  await hand.activate(machine.getByRole('button', { name: 'Play in order' }));
  await playToQuestion(machine, hand, 'What has just happened?');
  await hand.check(machine);
  await room.close();
}

/** The link for home, as the dialogue's button copies it. */
const linkOf = (teacher: Page) =>
  teacher.evaluate(
    async (list) => {
      const [, token = ''] = /(?:^|; )jwt=([^;]*)/.exec(document.cookie) ?? [];
      const answer = await fetch(`/api/class-openings?listId=${list}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as { openings: { link: string }[] }).openings[0]?.link ?? '';
    },
    new URL(teacher.url()).pathname.split('/').at(-1) ?? '',
  );

/** At school, by the code, with a typing error first. */
async function joinBy(pupil: Page, hand: Hand, code: string): Promise<void> {
  const join = pupil.getByRole('button', { name: 'Join' });
  await pupil.goto(`${classroom}/class`, { waitUntil: 'networkidle' });
  await hand.check(pupil);
  const wrong = `${code.slice(0, 5)}${code.endsWith('A') ? 'C' : 'A'}`;
  await hand.send(pupil.getByLabel('Class code'), wrong, join);
  await expect(pupil.getByText(/No class is open with this code/)).toBeVisible();
  await hand.check(pupil);
  await hand.send(pupil.getByLabel('Class code'), code.toLowerCase(), join);
}

test.describe.configure({ mode: 'serial', timeout: 400_000 });

for (const way of ways)
  test(
    `R-ENT-2 clips with questions, by hand-over, and for a class until it is closed: ${way}`,
    shortIf(way === 'keyboard'),
    async ({ browser, stateOf }) => {
      const hand = handOf(way);
      const name = `Tomorrow ${way} ${Date.now()}`;
      const teaching = await browser.newContext({ ...hand.context, storageState: await stateOf('teacher') });
      const teacher = await teaching.newPage();
      await teacher.goto(`${front}${FILM}`, { waitUntil: 'networkidle' });
      for (const [index, clip] of clips.entries())
        await cut(teacher, hand, { clip, list: name, isNew: index === 0 });
      await teacher.goto(`${front}${GUIDE}`, { waitUntil: 'networkidle' });
      await hand.activate(
        teacher
          .getByRole('region', { name: /^Documents?$/ })
          .getByRole('button', { name: /^Add .* to a list$/ })
          .first(),
      );
      await hand.activate(teacher.getByRole('button', { name: `Add to ${name}`, exact: true }));
      await hand.activate(teacher.getByRole('link', { name }));
      await expect(teacher.getByText('Clip, 0:02 to 0:05.5')).toBeVisible();
      await expect(teacher.getByText(/one document/)).toBeVisible();
      const list = teacher.url();
      await handOver(browser, teacher, hand, name);

      await teacher.goto(list, { waitUntil: 'networkidle' });
      await hand.activate(teacher.getByRole('button', { name: 'Open to a class' }));
      await hand.activate(teacher.getByRole('button', { name: 'Open and get a code' }));
      const shown = teacher.getByText(/^[A-Z]{6}$/);
      await expect(shown).toBeVisible();
      await expect(teacher.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
      await hand.check(teacher);
      const code = await shown.innerText();

      const room = await browser.newContext(hand.context);
      const pupil = await room.newPage();
      await joinBy(pupil, hand, code);
      await expect(pupil.getByRole('heading', { level: 1 })).toHaveText(name);
      await hand.check(pupil);
      await playToQuestion(pupil, hand, 'What has just happened?');
      await hand.check(pupil);
      await hand.activate(pupil.getByRole('button', { name: 'Next' }));
      await playToQuestion(pupil, hand, 'Which words are said three times?');
      await hand.activate(
        pupil.getByRole('navigation', { name: 'What is in this list' }).getByRole('button').last(),
      );
      await hand.activate(pupil.getByRole('button', { name: /^Read / }));
      await expect(
        pupil
          .getByRole('group', { name: /^Reading / })
          .locator('canvas')
          .first(),
      ).toBeVisible(STARTS);
      await hand.check(pupil);

      // At home by the link; the code works nowhere but at school.
      const house = await browser.newContext(hand.context);
      const other = await house.newPage();
      await other.goto(`${front}/class?code=${code}`);
      await expect(other.getByText(/No class is open with this code/)).toBeVisible();
      const link = await linkOf(teacher);
      await other.goto(`${front}/class/${link}`, { waitUntil: 'networkidle' });
      await playToQuestion(other, hand, 'What has just happened?');
      await expect(teacher.getByRole('list', { name: 'Played or read' })).toContainText(
        'Clip from 0:02 2 times',
        {
          timeout: 30_000,
        },
      );

      await hand.activate(teacher.getByRole('button', { name: 'End class access' }));
      await hand.check(teacher);
      await hand.activate(teacher.getByRole('button', { name: 'End access', exact: true }));
      for (const page of [pupil, other])
        await expect(page.getByRole('heading', { name: 'This class has ended' })).toBeVisible();
      await hand.check(other);
      expect((await other.goto(`${front}/class/${link}`))?.status()).toBe(404);
      await expect(other.getByRole('heading', { name: 'This class is not open' })).toBeVisible();

      await teacher.goto(list, { waitUntil: 'networkidle' });
      await hand.activate(teacher.getByRole('link', { name: 'Play in order' }));
      await hand.check(teacher);
      await playToQuestion(teacher, hand, 'What has just happened?');
      for (const context of [teaching, room, house]) await context.close();
    },
  );
