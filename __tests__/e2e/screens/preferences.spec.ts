/** What a person's device or taste asks for: forced colours, less motion and wider spacing. */
import { expect } from '@playwright/test';
import { test } from '../support/visitors';
import { focusShows } from './keyboard';
import { shortIf } from '../support/long';

const FILM_PATH = '/productions/to-be-or-not-to-be';
const PATHS = ['/', '/search?q=hamlet', FILM_PATH];

test('with forced colours the focus shows on the way through a page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of PATHS) {
    await page.goto(path);
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await focusShows(page)).toBeNull();
    }
  }
});

test('with reduced motion nothing moves for longer than a frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of PATHS) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } =
          getComputedStyle(element);
        const longest = Math.max(
          animationName === 'none' ? 0 : parseFloat(animationDuration),
          ...transitionDuration.split(',').map(parseFloat),
        );
        return longest > 0.02 || scrollBehavior === 'smooth' ? [element.outerHTML.slice(0, 120)] : [];
      }),
    );
    expect(moving).toEqual([]);
  }
});

test.describe('with the spacing of WCAG 1.4.12', () => {
  // The test's own style sheet is not the product's.
  test.use({ bypassCSP: true });

  const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`;

  for (const width of [320, 1280])
    test(`nothing is cut off at ${width} px`, shortIf(width === 320), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [...PATHS, '/feedback', '/about', '/training/dt-101-using-the-platform']) {
        await page.goto(path);
        await page.addStyleTag({ content: SPACING });
        const cut = await page.evaluate(() => {
          const room = innerWidth;
          const hidden = [...document.querySelectorAll('body *')].filter((element) => {
            if (!element.checkVisibility() || element.closest('.visually-hidden, svg')) return false;
            const { overflowX, overflowY, clipPath } = getComputedStyle(element);
            if (clipPath !== 'none' || (overflowX !== 'hidden' && overflowY !== 'hidden')) return false;
            if (getComputedStyle(element).webkitLineClamp !== 'none') return false;
            const text = element.textContent?.trim() ?? '';
            return (
              text !== '' &&
              (element.scrollWidth > element.clientWidth + 1 ||
                element.scrollHeight > element.clientHeight + 1)
            );
          });
          const wide = [...document.querySelectorAll('body *')].filter(
            (element) =>
              element.checkVisibility() &&
              element.getBoundingClientRect().right > room + 1 &&
              !element.closest('ul, ol'),
          );
          return {
            sideways:
              document.documentElement.scrollWidth > room &&
              wide.slice(-3).map((element) => element.outerHTML.slice(0, 140)),
            hidden: hidden.map((element) => element.outerHTML.slice(0, 140)),
          };
        });
        expect([path, cut]).toEqual([path, { sideways: false, hidden: [] }]);
      }
    });
});
