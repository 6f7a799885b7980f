/** Reads the sheets of tokens: which colours hold under which condition, and the WCAG 2.2 arithmetic over them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type TokenSet = Readonly<Record<string, string>>;

interface TokenRule {
  /** Media queries and selector, outermost first: `@media (prefers-contrast: more) :where(:root)`. */
  where: string;
  tokens: TokenSet;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/;

/** Reads `--name: value` into the set; anything else is left out. */
function addToken(text: string, tokens: Record<string, string>): void {
  const [, name, value] = /^--([\w-]+):\s*([\s\S]+)$/.exec(text.trim()) ?? [];
  if (name && value) tokens[name] = value;
}

/** In the order in which pages/_app.tsx takes them, on which it depends which colour holds. */
export const tokenSheets: readonly string[] = ['tokens', 'colours', 'contrast'].map((name) =>
  path.join('styles', `${name}.css`),
);

/** Every rule of these sheets that sets custom properties, in order. Enough CSS for our own formatted files. */
export function tokenRules(sheets = tokenSheets): readonly TokenRule[] {
  const css = sheets
    .map((sheet) => readFileSync(sheet, 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '');
  const rules: TokenRule[] = [];
  const open: { head: string; tokens: Record<string, string> }[] = [];
  for (const [, text = '', end] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') open.push({ head: text.trim().replace(/\s+/g, ' '), tokens: {} });
    else if (end === ';') addToken(text, open.at(-1)?.tokens ?? {});
    else {
      const where = open.map(({ head }) => head).join(' ');
      const tokens = open.pop()?.tokens ?? {};
      if (Object.keys(tokens).length > 0) rules.push({ where, tokens });
    }
  }
  return rules;
}

/** `light-dark(a, b)` in one scheme; a colour that is the same in both is itself. */
const inScheme = (value: string, scheme: 'light' | 'dark') =>
  value.replace(/^light-dark\((.+), (.+)\)$/, scheme === 'light' ? '$1' : '$2');

/** The colours of a scheme, and only those, of these rules; later ones win. */
export function coloursIn(rules: readonly TokenRule[], scheme: 'light' | 'dark'): TokenSet {
  const values = rules
    .flatMap(({ tokens }) => Object.entries(tokens))
    .map(([name, value]) => [name, inScheme(value, scheme)] as const);
  return Object.fromEntries(values.filter(([, value]) => HEX.test(value)));
}

/** WCAG 2.2 relative luminance of `#rgb` or `#rrggbb`. */
function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [r = 0, g = 0, b = 0] = digits.map((digit) => {
    const value = parseInt(digit, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
