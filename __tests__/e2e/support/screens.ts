/** What every screen is held to: no axe violation and no sideways scrolling, on a phone and on a desk. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const WIDTHS = [375, 1440];

/** What changes its colour has done so: half-way, or before the next frame, colours are not those of the screen. */
export async function coloursAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const ends = (one: Animation) => Number.isFinite(one.effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
}

/** Late parts have come as well. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await coloursAtRest(page);
}

/** What axe finds of all its rules, each with the first place. */
export async function violationsOf(page: Page): Promise<string[]> {
  // In the page itself, not joined in a second one: the product shows no frames, and it takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

export async function checkScreen(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await atRest(page);
    expect(await violationsOf(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
}

/** Presses a link or button with the keyboard alone. */
export async function press(target: Locator): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await target.page().keyboard.press('Enter');
}
