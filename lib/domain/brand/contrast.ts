/** Checks the contrast of a brand's colours (WCAG 2.2, 1.4.3 and 1.4.11). Pure. */
import type { BrandColours } from '@/lib/contracts/site';

/** Page backgrounds of the two schemes; must equal `--paper` in styles/colours.css. */
const PAPER = { light: '#faf6ee', dark: '#14100e' } as const;
const TEXT_RATIO = 4.5;
const CONTROL_RATIO = 3;

/** Relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** One sentence for each pair with too little contrast: both colours, their ratio and the ratio required. */
export function contrastFaults(scheme: keyof typeof PAPER, colours: BrandColours): string[] {
  const paper = PAPER[scheme];
  const pairs = [
    ['onCurtain', colours.onCurtain, 'curtain', colours.curtain, TEXT_RATIO],
    ['link', colours.link, 'paper', paper, TEXT_RATIO],
    ['curtain', colours.curtain, 'paper', paper, scheme === 'light' ? CONTROL_RATIO : 1],
  ] as const;
  return pairs.flatMap(([front, a, ground, b, needed]) => {
    const ratio = contrast(a, b);
    // Rounded down, so that a ratio just below 4.5 is not shown as 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return ratio >= needed
      ? []
      : [`colours.${scheme}: ${front} ${a} on ${ground} ${b} is ${shown}:1 and must be ${needed}:1`];
  });
}
