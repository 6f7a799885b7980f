/** Lettering as outlines, in the product's own display face, so that the result needs no installed font. */
import * as fontkit from 'fontkit';
import { n } from '@/sample-library/pictures/kit/svg';

const files = 'node_modules/@fontsource-variable';
const faces = {
  display: { file: `${files}/fraunces/files/fraunces-latin-wght-normal.woff2`, bolder: 0 },
  text: { file: `${files}/source-sans-3/files/source-sans-3-latin-wght-normal.woff2`, bolder: 44 },
} as const;

export interface Lettering {
  text: string;
  face: keyof typeof faces;
  /** Middle of the line, and its baseline. */
  x: number;
  y: number;
  size: number;
  fill: string;
  /** Extra space between letters, em. */
  spaced?: number;
  /** The longest the line may be; a longer one is set smaller. */
  widest?: number;
}

const fonts = new Map<string, fontkit.Font>();

function fontOf(file: string): fontkit.Font {
  const known = fonts.get(file);
  if (known) return known;
  const font = fontkit.openSync(file);
  if (!('layout' in font)) throw new Error(`${file} is not one font`);
  fonts.set(file, font);
  return font;
}

/** One centred line of lettering as SVG. */
export function letter({ text, face, x, y, size, fill, spaced = 0, widest = Infinity }: Lettering): string {
  const { file, bolder } = faces[face];
  const font = fontOf(file);
  const run = font.layout(text);
  let at = 0;
  const shapes = run.glyphs.map((glyph, index) => {
    const shape = `<path transform="translate(${n(at)} 0)" d="${glyph.path.toSVG()}"/>`;
    at += (run.positions[index]?.xAdvance ?? 0) + spaced * font.unitsPerEm;
    return shape;
  });
  const length = at - spaced * font.unitsPerEm;
  const scale = Math.min(size / font.unitsPerEm, widest / length);
  const left = x - (length * scale) / 2;
  const place = `translate(${n(left)} ${n(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
  // The text face opens in its lightest weight: a line along the outline, font units wide, gives it body.
  return `<g fill="${fill}" stroke="${fill}" stroke-width="${bolder}" transform="${place}">${shapes.join('')}</g>`;
}
