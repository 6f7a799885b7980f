/** A list in full screen, as on a projector: what follows a film is in full screen too. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { runAxe } from '../support/axe';
import { addresses } from '../support/library';
import { LONG } from '../support/long';
import { read, STARTS } from '../support/player';
import { tabTo } from '../screens/keyboard';
import { press } from '../support/screens';
import { test } from '../support/visitors';

const { front } = addresses();

const clip = (title: string, contentId: string, question = '') => ({
  do: 'add',
  entry: { id: randomUUID(), kind: 'clip', contentId, start: 2, end: 5, title, question, note: '' },
});

async function listOf(page: Page, changes: readonly object[]): Promise<string> {
  const id = randomUUID();
  const token = (await page.context().cookies(front)).find(({ name }) => name === 'jwt')?.value ?? '';
  const headers = { Authorization: `Bearer ${token}` };
  for (const [path, data] of [
    ['/api/lists', { id, name: 'Full screen' }],
    [`/api/lists/${id}/changes`, { changes }],
  ] as const)
    expect((await page.request.post(`${front}${path}`, { headers, data })).status()).toBe(200);
  return `${front}/lists/${id}/play`;
}

const fills = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

test(
  'the next film of a list stays in full screen, and leaves it there',
  LONG,
  async ({ browser, stateOf }) => {
    const context = await browser.newContext({ storageState: await stateOf('librarian') });
    const page = await context.newPage();
    const changes = [
      clip('First', 'production-to-be-or-not-to-be', 'Who listens?'),
      clip('Second', 'production-tomorrow-and-tomorrow'),
    ];
    await page.goto(await listOf(page, changes), { waitUntil: 'networkidle' });
    const leave = page.getByRole('button', { name: 'Leave full screen' });
    await press(page.getByRole('button', { name: /play First/i }));
    await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(2.1);
    await page.keyboard.press('f');
    await expect.poll(() => fills(page)).toBe(true);
    await expect(page.getByText('Who listens?')).toBeVisible(STARTS);
    await expect(leave).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Next' }));
    await page.keyboard.press('Enter');
    const play = page.getByRole('button', { name: /Play Second/ });
    await expect(play).toBeVisible();
    await expect(leave).toBeVisible();
    expect(await fills(page)).toBe(true);
    expect((await runAxe(page)).violations).toEqual([]);
    // The focus goes on in what fills the screen, not from the top of the page behind it.
    await expect(page.locator('[data-screen]')).toBeFocused();
    await tabTo(page, play);
    await page.keyboard.press('Enter');
    await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(2.1);
    expect(await fills(page)).toBe(true);
    await page.keyboard.press('f');
    await expect.poll(() => fills(page)).toBe(false);
    await expect(leave).toHaveCount(0);
    await context.close();
  },
);
