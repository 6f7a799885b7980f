/** WCAG 2.2, 2.4.11: what lies over the end of a page never hides what has the focus. */
import { expect } from '@playwright/test';
import { ofLength } from '@/__tests__/support/long';
import { addresses } from '../support/library';
import { shortIf } from '../support/long';
import { test } from '../support/visitors';
import { coveredBy } from './keyboard';

const STOPS = ofLength(15, 45);

for (const [name, viewport] of [
  ['a phone', { width: 320, height: 640 }],
  ['a desk', { width: 1280, height: 720 }],
] as const)
  test(
    `nothing that has the focus lies under banner and widget on ${name}`,
    shortIf(name === 'a phone'),
    async ({ browser, stateOf }) => {
      test.slow();
      const context = await browser.newContext({ storageState: await stateOf('trial'), viewport });
      const page = await context.newPage();
      await page.goto(`${addresses().front}/search?q=hamlet`);
      const end = page.locator('[data-notification-area="bottom"]');
      const covered: string[] = [];
      // There, and back again, which brings what comes next in at the other edge.
      const walk = async () => {
        for (const key of ['Tab', 'Shift+Tab'])
          for (let stop = 0; stop < STOPS; stop += 1) {
            await page.keyboard.press(key);
            const found = await coveredBy(page);
            if (found) covered.push(found);
          }
      };
      // One thing at a time: the banner first, and the widget in its place, open by itself (R-ONB-4).
      await expect(end).toContainText(/trial/i);
      await walk();
      await end.getByRole('button', { name: 'Close message' }).click();
      await expect(end.getByRole('heading', { name: /getting started/i })).toBeVisible();
      await walk();
      expect(covered).toEqual([]);
      await context.close();
    },
  );
