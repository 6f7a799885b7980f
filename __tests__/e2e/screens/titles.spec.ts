/** The title of a page, which names it in a tab, in the history and to who hears it first, from the first byte on. */
import { expect } from '@playwright/test';
import { addresses, listed } from '../support/library';
import { test } from '../support/visitors';

const { front } = addresses();

test('a page has one title while it becomes interactive, also one that is not found', async ({ page }) => {
  const [plan] = await listed('lesson-plans', 'limit=1');
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    const note = () => {
      const { title } = document;
      if (title !== '' && titles.at(-1) !== title) titles.push(title);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  for (const path of [`/lesson-plans/${plan?.slug ?? ''}`, '/search?q=hamlet', '/nothing-here']) {
    await page.goto(`${front}${path}`, { waitUntil: 'networkidle' });
    // Everything is hydrated when a control of the page itself answers.
    await page.waitForFunction(() => document.readyState === 'complete');
    const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles);
    expect(titles, path).toHaveLength(1);
    expect(titles[0], path).not.toMatch(/^DT\+: /);
  }
});
