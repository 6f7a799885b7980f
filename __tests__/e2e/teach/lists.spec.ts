/** Lists, from the card to the file: made, filled, ordered, noted, shared, copied; by mouse, by the keyboard, on a telephone. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { addresses } from '../support/library';
import { press } from '../support/screens';
import { test } from '../support/visitors';
import { handOf, moreTools, ways, type Hand } from '../support/ways';
import { shortIf } from '../support/long';

const { front } = addresses();

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

async function addFromPage(page: Page, hand: Hand, path: string): Promise<void> {
  await page.goto(`${front}${path}`, { waitUntil: 'networkidle' });
  await hand.activate(page.getByRole('button', { name: 'Add to list' }));
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The first becomes the second, and the last becomes the first: by a press, by the arrow keys, by dragging. */
async function reorder(page: Page, { way, activate }: Hand, before: readonly string[]): Promise<void> {
  const [first = '', , last = ''] = before;
  const handle = page.getByRole('button', { name: `Move ${first}: arrow keys` });
  if (way === 'keyboard') {
    await handle.focus();
    await page.keyboard.press('ArrowDown');
    await expect(handle).toBeFocused();
  } else await activate(page.getByRole('button', { name: `Move ${first} down`, exact: true }));
  await expect(titles(page).nth(1)).toHaveText(first);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${first} is now 2 of 3`);
  const moved = page.getByRole('button', { name: `Move ${last}: arrow keys` });
  if (way === 'keyboard') {
    await moved.focus();
    await page.keyboard.press('Home');
  } else if (way === 'mouse') await drag(page, moved, titles(page).first());
  else
    for (let step = 0; step < 2; step += 1)
      await activate(page.getByRole('button', { name: `Move ${last} up`, exact: true }));
  await expect(titles(page).first()).toHaveText(last);
}

async function drag(page: Page, what: Locator, before: Locator): Promise<void> {
  await before.scrollIntoViewIfNeeded();
  const [from, to] = [await what.boundingBox(), await before.boundingBox()];
  if (!from || !to) throw new Error('there is nothing to drag');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 4, { steps: 8 });
  await page.mouse.up();
}

test.describe.configure({ mode: 'serial', timeout: 240_000 });

for (const way of ways)
  test(
    `a librarian makes a list, orders it, writes in it and shares it; a colleague starts from it: ${way}`,
    shortIf(way === 'keyboard'),
    async ({ browser, stateOf }) => {
      const hand = handOf(way);
      const name = `Brecht ${way} ${Date.now()}`;
      const context = await browser.newContext({ ...hand.context, storageState: await stateOf('librarian') });
      const page = await context.newPage();
      await page.goto(`${front}/lists`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('link', { name: 'My bookmarks' }).first()).toBeVisible();
      await hand.check(page);

      await addFromPage(page, hand, '/productions/to-be-or-not-to-be');
      await hand.send(page.getByLabel('New list'), name, page.getByRole('button', { name: 'Make and add' }));
      await expect(page.getByRole('button', { name: `Added to ${name}` })).toBeVisible();
      await hand.check(page);
      await addFromPage(page, hand, '/guides/antigone-study-guide');
      await hand.activate(page.getByRole('button', { name: `Add to ${name}`, exact: true }));
      await expect(page.getByRole('button', { name: `Added to ${name}` })).toBeVisible();
      await page.goto(`${front}/workshops`, { waitUntil: 'networkidle' });
      await hand.activate(page.getByRole('button', { name: /^Add .* to a list$/ }).first());
      await hand.activate(page.getByRole('button', { name: `Add to ${name}`, exact: true }));
      await hand.activate(page.getByRole('link', { name }));

      await expect(titles(page)).toHaveCount(3);
      const before = await titles(page).allInnerTexts();
      await reorder(page, hand, before);
      await hand.activate(page.getByRole('button', { name: `Title and note of ${before[1]}` }));
      await hand.write(page.getByLabel('Note', { exact: true }), 'Read the prologue aloud.');
      await hand.activate(page.getByRole('button', { name: 'Save' }));
      // The dialog closes when what was written is saved.
      await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
      await expect(page.getByText('Read the prologue aloud.')).toBeVisible();
      await hand.activate(page.getByRole('button', { name: 'Share' }));
      await hand.choose(page.getByRole('radio', { name: /^Everybody at/ }));
      await expect(page.getByRole('radio', { name: /^Everybody at/ })).toBeChecked();
      await hand.check(page);
      await hand.activate(page.getByRole('button', { name: 'Close', exact: true }));
      await page.reload({ waitUntil: 'networkidle' });
      expect(await titles(page).allInnerTexts()).toEqual([before[2], before[1], before[0]]);
      await hand.check(page);

      const saved = page.waitForEvent('download');
      const file = page.getByRole('link', { name: 'CSV' });
      await expect(file).toBeVisible({ visible: way !== 'phone' });
      await moreTools(page, hand.activate);
      await hand.activate(file);
      const csv = await readFile(await (await saved).path(), 'utf8');
      expect(csv.split('\r\n').filter(Boolean)).toHaveLength(4);
      await context.close();

      const colleague = await browser.newContext({ ...hand.context, storageState: await stateOf('teacher') });
      const theirs = await colleague.newPage();
      await theirs.goto(`${front}/lists`, { waitUntil: 'networkidle' });
      await hand.activate(theirs.getByRole('link', { name }).first());
      await expect(theirs.getByText('Read the prologue aloud.')).toBeVisible();
      await expect(theirs.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      await moreTools(theirs, hand.activate);
      await hand.activate(theirs.getByRole('button', { name: 'Make a copy' }));
      await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(`${name}, my copy`);
      await expect(titles(theirs)).toHaveCount(3);
      await colleague.close();
    },
  );

test('one list in two tabs: what each changes is in both, in the same order', async ({
  browser,
  stateOf,
}) => {
  const context = await browser.newContext({ storageState: await stateOf('librarian') });
  const page = await context.newPage();
  await addFromPage(page, handOf('keyboard'), '/productions/to-be-or-not-to-be');
  const name = `Tabs ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('New list').fill(name);
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name });
  await expect(link).toBeVisible();
  const address = `${front}${(await link.getAttribute('href')) ?? ''}`;
  for (const path of ['/guides/antigone-study-guide', '/productions/tomorrow-and-tomorrow']) {
    await addFromPage(page, handOf('keyboard'), path);
    await press(page.getByRole('button', { name: `Add to ${name}` }));
    await expect(page.getByRole('button', { name: `Added to ${name}` })).toBeVisible();
  }
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(address, { waitUntil: 'networkidle' });
  const before = await titles(page).allInnerTexts();
  // A page that is loaded again takes back what it has not sent yet.
  const sent = (tab: Page) => tab.waitForResponse((answer) => answer.url().endsWith('/changes'));
  const move = async (tab: Page, name: string | undefined, key: string) => {
    const answered = sent(tab);
    await tab.getByRole('button', { name: `Move ${name}: arrow keys` }).focus();
    await tab.keyboard.press(key);
    await answered;
  };
  // Neither has seen what the other does.
  await Promise.all([move(page, before[0], 'End'), move(other, before[2], 'Home')]);
  const writes = other.getByRole('button', { name: `Title and note of ${before[1]}` });
  await press(writes);
  await other.getByLabel('Note', { exact: true }).fill('From the other tab');
  const written = sent(other);
  await press(other.getByRole('button', { name: 'Save' }));
  await written;
  for (const tab of [page, other]) {
    await tab.reload({ waitUntil: 'networkidle' });
    expect(await titles(tab).allInnerTexts()).toEqual([before[2], before[1], before[0]]);
    await expect(tab.getByText('From the other tab')).toBeVisible();
  }
  await context.close();
});

/** A call of the page's own person. */
const send = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, text]) => {
      const [, token = ''] = /(?:^|; )jwt=([^;]*)/.exec(document.cookie) ?? [];
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: text })).status;
    },
    [path, JSON.stringify(body)] as const,
  );

test('without script a list by link reads, its files come, and nothing is offered that would not work', async ({
  browser,
  stateOf,
}) => {
  const id = randomUUID();
  const owner = await browser.newContext({ storageState: await stateOf('librarian') });
  const page = await owner.newPage();
  await page.goto(`${front}/about`);
  expect(await send(page, '/api/lists', { id, name: 'By link' })).toBe(200);
  const entry = {
    id: randomUUID(),
    kind: 'clip',
    contentId: 'production-to-be-or-not-to-be',
    start: 2,
    end: 6,
    title: 'The question',
    question: 'Who listens?',
    note: 'Twice.',
  };
  const changes = [
    { do: 'add', entry },
    { do: 'share', sharing: 'link' },
  ];
  expect(await send(page, `/api/lists/${id}/changes`, { changes })).toBe(200);
  await owner.close();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${front}/lists/${id}`);
  await expect(titles(plain)).toHaveText(['The question']);
  await expect(plain.getByText('Who listens?')).toBeVisible();
  await expect(plain.getByRole('main').getByRole('button')).toHaveCount(0);
  const csv = await plain.getByRole('link', { name: 'CSV' }).getAttribute('href');
  expect(await (await context.request.get(`${front}${csv}`)).text()).toContain('Twice.');
  // One that there is not is not told from one that is not for them.
  const missing = await plain.goto(`${front}/lists/${randomUUID()}`);
  expect(missing?.url()).toContain('/sign-in');
  await context.close();
});
