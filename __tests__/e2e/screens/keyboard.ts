/** Walking a page by Tab: where the focus is, what it is called, and whether it can be seen. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Stops within which a control of the page has to be found. */
const PATIENCE = 140;

/**
 * Whether the focus shows: an outline or a shadow on the element itself, on what it draws after itself (links that
 * cover a card), on its label, or on the box around it.
 */
export function focusShows(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // The browser draws the focus on a control of its own inside.
    if (element instanceof HTMLMediaElement && element.controls) return null;
    const draws = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none';
    const holders = [element, element.closest('label'), element.parentElement].filter((one) => one !== null);
    const seen =
      holders.some((one) => draws(getComputedStyle(one))) ||
      ['::after', '::before'].some((part) => draws(getComputedStyle(element, part)));
    const { width, height } = element.getBoundingClientRect();
    return seen && width > 0 && height > 0
      ? null
      : `the focus does not show: ${element.outerHTML.slice(0, 160)}`;
  });
}

/** Goes on by Tab until `target` has the focus; every stop on the way has to be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const element = target.first();
  await expect(element).toBeVisible();
  for (let stop = 0; stop < PATIENCE; stop += 1) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
    expect(await focusShows(page)).toBeNull();
  }
  throw new Error(`Tab never came to ${String(target)}`);
}

/** By Tab to a control, then Enter. */
export async function tabAndEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

interface Stop {
  name: string;
  /** The focus was here before. */
  again: boolean;
  /** Part of the page it stands in. */
  part: string;
}

/** The stops of a page from its beginning, until the focus leaves it. */
export async function stopsOf(page: Page, most: number): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let turn = 0; turn < most; turn += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const again = element.hasAttribute('data-stop');
      element.setAttribute('data-stop', '');
      return {
        again,
        name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
        part: element.closest('header, main, footer')?.tagName.toLowerCase() ?? 'frame',
      };
    });
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

/**
 * What lies over the whole of the element that has the focus (WCAG 2.2, 2.4.11); null when some of it can be seen. Looked at
 * when the browser has brought it into view and the page has answered to that.
 */
export function coveredBy(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(() => drawn(null)));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
    const points = shares.flatMap((x) =>
      shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    );
    const isSeen = points.some((hit) => hit && (element.contains(hit) || hit.contains(element)));
    return isSeen
      ? null
      : `${element.outerHTML.slice(0, 120)} under ${points[12]?.outerHTML.slice(0, 120) ?? 'nothing'}`;
  });
}
