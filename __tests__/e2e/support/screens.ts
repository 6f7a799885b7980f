/**
 * What every screen is held to: no axe violation and no sideways scrolling. Here for states that a test has brought about;
 * screens as they open are read by screens/walk.spec.ts.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFaults, COLOUR_RULES } from '../screens/checks';
import { coloursAtRest } from './axe';

const NARROW = 375;
const WIDTHS = [NARROW, 1440];

/** Most pages are nearly the same to axe at every width, and axe is most of the time of a check. */
const AXE_WIDTHS = process.env.LONG_TESTS ? WIDTHS : [NARROW];

/** Late parts have come as well. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await coloursAtRest(page);
}

async function atEachWidth(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await atRest(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    await check(width);
  }
}

/** Nothing stands beyond the edge, on a phone and on a desk. */
export const checkLayout = (page: Page): Promise<void> => atEachWidth(page, async () => undefined);

/** Nothing stands beyond the edge, and axe finds nothing. */
export const checkScreen = (page: Page, axeWidths: readonly number[] = AXE_WIDTHS): Promise<void> =>
  atEachWidth(page, async (width) => {
    if (!axeWidths.includes(width)) return;
    expect(await axeFaults(page)).toEqual([]);
    if (!process.env.LONG_TESTS) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFaults(page, COLOUR_RULES)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

/** The same for a screen that is laid out anew where there is room. */
export const checkBothLayouts = (page: Page): Promise<void> => checkScreen(page, WIDTHS);

/** Presses a link or button with the keyboard alone. */
export async function press(target: Locator): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await target.page().keyboard.press('Enter');
}
