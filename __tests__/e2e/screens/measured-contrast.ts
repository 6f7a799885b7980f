/**
 * Contrast where axe cannot tell it: over gradients and pictures, in parts of a row that are out of sight, of single letters.
 * The text is made invisible, what stands behind it is photographed, and the worst of that is held to WCAG 1.4.3.
 */
import type { ElementHandle, Page } from '@playwright/test';
import sharp from 'sharp';

/** WCAG 1.4.3: large text is from 24 px, or 18.66 px bold. */
const RATIO = { usual: 4.5, large: 3 };
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const BOLD = 700;
/** A share of pixels that may be worse: the rounded edge of a neighbour, not a ground that text stands on. */
const SPARED = 0.01;

type Colour = readonly [number, number, number];

/** WCAG's relative luminance of an sRGB colour. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: number, other: number): number {
  const [light, dark] = one > other ? [one, other] : [other, one];
  return (light + 0.05) / (dark + 0.05);
}

/** The worst contrast of `text` on the pixels of a picture, but for the spared share. */
async function worstOn(picture: Buffer, text: Colour): Promise<number> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ofText = luminance(text);
  const ratios: number[] = [];
  for (let at = 0; at + 2 < data.length; at += 3)
    ratios.push(ratio(ofText, luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])));
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * SPARED)] ?? 0;
}

/**
 * Where the text stands that is to be seen: not what only a screen reader is told. Null: there is none. What lies behind an open menu or
 * a banner is measured where those are shut.
 */
const seenBox = (element: Element) => {
  // Controls of a player fade away.
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
  // In a row that snaps, the nearest edge may be where it snaps back from.
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement?.closest('.visually-hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    boxes.push(...range.getClientRects());
  }
  const x = Math.min(...boxes.map(({ left }) => left));
  const y = Math.min(...boxes.map(({ top }) => top));
  // A shortened name goes on beyond its box, where nothing of it is seen.
  const end =
    getComputedStyle(element).overflowX === 'visible' ? Infinity : element.getBoundingClientRect().right;
  const width = Math.min(end, Math.max(...boxes.map(({ right }) => right))) - x;
  const height = Math.max(...boxes.map(({ bottom }) => bottom)) - y;
  if (!(width >= 1 && height >= 1)) return null;
  const open = document.querySelector(':modal, :popover-open');
  const covers =
    'header, [data-notification-area], details > :not(summary), [role=listbox], [role=menu], [role=alert], [role=status], [role=dialog]';
  const isCovered = [0.02, 0.5, 0.98].some((across) =>
    [0.02, 0.5, 0.98].some((down) => {
      const top = document.elementFromPoint(x + across * width, y + down * height);
      const over = open ?? top?.closest(covers);
      return over && !over.contains(element);
    }),
  );
  return isCovered ? null : { x, y, width, height };
};

/** How the text is set, which is invisible afterwards. Null: it is the transparent text of a picture (a document's page). */
const hideText = (element: Element) => {
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  (element as HTMLElement).style.setProperty('-webkit-text-fill-color', 'transparent');
  (element as HTMLElement).style.setProperty('text-decoration-color', 'transparent');
  // Letters of a drawing.
  (element as HTMLElement).style.setProperty('fill', 'transparent');
  // Signs are drawn in the colour of the text beside them.
  for (const sign of element.querySelectorAll('svg')) sign.style.setProperty('visibility', 'hidden');
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) return null;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  if (alpha === 0) return null;
  return {
    colour: [red, green, blue] as const,
    px: parseFloat(fontSize),
    weight: Number(fontWeight),
  };
};

const showText = (element: Element) => {
  (element as HTMLElement).style.removeProperty('-webkit-text-fill-color');
  (element as HTMLElement).style.removeProperty('text-decoration-color');
  (element as HTMLElement).style.removeProperty('fill');
  for (const sign of element.querySelectorAll('svg')) sign.style.removeProperty('visibility');
};

async function faultOf(page: Page, element: ElementHandle<Element>): Promise<string[]> {
  const clip = await element.evaluate(seenBox);
  if (!clip) return [];
  const set = await element.evaluate(hideText);
  const picture = set && (await page.screenshot({ clip, animations: 'disabled' }));
  await element.evaluate(showText);
  if (!set || !picture) return [];
  const isLarge = set.px >= LARGE_PX || (set.px >= LARGE_BOLD_PX && set.weight >= BOLD);
  const worst = await worstOn(picture, set.colour);
  const wanted = isLarge ? RATIO.large : RATIO.usual;
  return worst < wanted
    ? [
        `contrast ${worst.toFixed(2)} under ${wanted}: ${await element.evaluate((one) => one.outerHTML.slice(0, 160))}`,
      ]
    : [];
}

/**
 * Faults of the elements that the selectors name, one of each class: what looks alike stands on the same ground. Null: one of them is
 * named no more, as when a player has hidden its controls, and the screen has to be looked at again.
 */
export async function contrastFaults(page: Page, selectors: readonly string[]): Promise<string[] | null> {
  const measured = new Set<string>();
  const faults: string[] = [];
  for (const selector of selectors) {
    const element = await page.$(selector);
    if (!element) return null;
    const look = await element.evaluate(
      (one) => `${one.tagName} ${one.getAttribute('class') ?? one.outerHTML}`,
    );
    if (measured.has(look)) continue;
    measured.add(look);
    faults.push(...(await faultOf(page, element)));
  }
  await page.evaluate(() => scrollTo(0, 0));
  return faults;
}
