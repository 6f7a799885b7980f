/**
 * What every screen is held to (WCAG 2.2 A and AA, look.md "Behaviour people notice"). Each check answers with what is
 * wrong in words, so that one walk tells of everything at once.
 */
import type { Page } from '@playwright/test';
import { runAxe, type AxeFinding } from '../support/axe';
import { contrastFaults } from './measured-contrast';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** WCAG 2.5.8, CSS px. */
const MIN_TARGET = 24;

/** The rules whose answer depends on the scheme alone: the rest reads names, roles and boxes, which do not change. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A screen that has changed while its contrast was measured is looked at again, so often. */
const LOOKS = 3;

/** All rules of the tags, or the named ones. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const found = await runAxe(page, { runOnly: rules ? [...rules] : TAGS });
    const unclear = await judged(page, found.incomplete);
    if (unclear) return [...found.violations.map(inWords), ...unclear];
  }
  return ['the screen changes faster than its contrast can be measured'];
}

function inWords({ id, nodes }: AxeFinding): string {
  const [node] = nodes;
  return `axe ${id} (${nodes.length}): ${node?.html ?? ''} ${node?.failureSummary ?? ''}`;
}

/**
 * What axe leaves to a person: contrast is measured, and anything else is a fault until somebody has looked at it. Null: the screen
 * has changed meanwhile.
 */
async function judged(page: Page, incomplete: readonly AxeFinding[]): Promise<string[] | null> {
  const [contrast, others] = [true, false].map((is) =>
    incomplete.filter(({ id }) => (id === 'color-contrast') === is),
  );
  const selectors = (contrast ?? []).flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])));
  const measured = await contrastFaults(page, selectors);
  return measured && [...(others ?? []).map((result) => `not judged: ${inWords(result)}`), ...measured];
}

export async function duplicateIds(page: Page): Promise<string[]> {
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} is there twice`);
}

/** WCAG 1.4.10: 320 CSS px wide, which is also 1280 px at 400 %. The page, and each dialog, which scrolls by itself. */
export async function sidewaysScrolling(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .map((element) => [element.localName, element.scrollWidth, element.clientWidth] as const)
      .filter(([, width, room]) => width > room),
  );
  return wide.map(([name, width, room]) => `${name} scrolls sideways: ${width} px in ${room}`);
}

/** WCAG 2.5.8 with its exceptions: links in running text, and small targets that stand apart. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((min) => {
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=slider]';
    /** The box that answers to a press: a label's, or the block that a stretched link covers. */
    const boxOf = (element: Element): DOMRect => {
      if (getComputedStyle(element, '::after').position === 'absolute') {
        const holder = (element as HTMLElement).offsetParent;
        if (holder) return holder.getBoundingClientRect();
      }
      const label = element.closest('label');
      return (label ?? element).getBoundingClientRect();
    };
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    const shown = [...document.querySelectorAll(controls)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    });
    const targets = shown.map((element) => ({ element, box: boxOf(element) }));
    const isApart = (element: Element, { x, y, width, height }: DOMRect) =>
      targets.every(({ element: other, box }) => {
        if (other === element || other.contains(element) || element.contains(other)) return true;
        const dx = Math.max(box.left - (x + width / 2), x + width / 2 - box.right, 0);
        const dy = Math.max(box.top - (y + height / 2), y + height / 2 - box.bottom, 0);
        return Math.hypot(dx, dy) >= min / 2;
      });
    return targets
      .filter(({ box }) => box.width < min - 0.5 || box.height < min - 0.5)
      .filter(({ element, box }) => !isInText(element) && !isApart(element, box))
      .map(
        ({ element, box }) =>
          `target ${Math.round(box.width)} by ${Math.round(box.height)} px: ${element.outerHTML.slice(0, 160)}`,
      );
  }, MIN_TARGET);
}

/** With forced colours, whose grounds are all the same, a control is seen by its border. Emulation must be on. */
export function bareControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, select, textarea, input:not([type=hidden], [type=checkbox], [type=radio])';
    const isNative = ({ appearance }: CSSStyleDeclaration) => appearance !== 'none';
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) => element.getBoundingClientRect().width > 1 && !element.closest('[data-media-player]'),
      )
      .filter((element) => {
        const style = getComputedStyle(element);
        const hasBorder = ['Top', 'Bottom'].some((side) => {
          const width = parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`));
          return width >= 1 && style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== 'none';
        });
        const isUnderlined = style.textDecorationLine.includes('underline');
        const isNativeInput = element.tagName !== 'BUTTON' && isNative(style);
        return !hasBorder && !isUnderlined && !isNativeInput;
      })
      .map((element) => `no border with forced colours: ${element.outerHTML.slice(0, 160)}`);
  });
}

/**
 * With forced colours the signs of the player take the page's ink, whatever the picture below them is: they need a ground of their own.
 * Emulation must be on.
 */
export function groundlessControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-media-player] button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        for (
          let at: Element | null = element;
          at && !at.matches('[data-media-player]');
          at = at.parentElement
        )
          if (!/^(rgba\(.*, 0(\.\d+)?\)|transparent)$/.test(getComputedStyle(at).backgroundColor))
            return false;
        return true;
      })
      .map((element) => `no ground with forced colours: ${element.outerHTML.slice(0, 160)}`),
  );
}
