/**
 * How much light a picture gives, and whether its parts are told apart where light is bad: on a projector in a lit
 * classroom, and on a screen in a dark room. Relative luminance of WCAG 2.2, 0 (black) to 1 (white).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Region } from 'sharp';

export interface Light {
  /** Mean luminance: the light of the whole. */
  mean: number;
  /** How many times as bright the light parts look as the dark ones, with the room's own light on both. */
  spread: number;
}

/** A lit room's own light on the sheet, as a share of the projector's white: what stands there shows about ten to one. */
const ROOM = 0.1;

const bounds = {
  /** A quarter of the room's light: below it a projector seems to be off. */
  darkest: 0.025,
  /** Seven tenths of a light page's paper (0.92): who chose dark is not sent a light page in the form of a picture. */
  brightest: 0.65,
  /** Below two to one the figure sinks into its ground for the back row. */
  leastSpread: 2,
} as const;

/** Small enough for thousands of pictures, fine enough for their parts. Px. */
const SAMPLE = { width: 64, height: 36, fit: 'fill' } as const;
/** Single points do not decide: the parts that count are at least a fiftieth of the picture. */
const EDGE = 0.02;

function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const linearOf = Array.from({ length: 256 }, (_none, byte) => linear(byte));

type Source = Buffer | string;

/** Of a picture, or of one part of it. */
export async function lightOf(source: Source, part?: Region): Promise<Light> {
  const whole = sharp(source);
  const bytes = await (part ? whole.extract(part) : whole)
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .resize(SAMPLE)
    .raw()
    .toBuffer();
  const at = (index: number) => linearOf[bytes[index] ?? 0] ?? 0;
  const points = Array.from(
    { length: bytes.length / 3 },
    (_none, point) => 0.2126 * at(point * 3) + 0.7152 * at(point * 3 + 1) + 0.0722 * at(point * 3 + 2),
  ).toSorted((a, b) => a - b);
  const edge = (share: number) => points[Math.floor((points.length - 1) * share)] ?? 0;
  return {
    mean: points.reduce((sum, one) => sum + one, 0) / points.length,
    spread: (edge(1 - EDGE) + ROOM) / (edge(EDGE) + ROOM),
  };
}

/** What is wrong with it, in words; empty when it stays within the bounds. */
export function lightFaults({ mean, spread }: Light): string[] {
  const { darkest, brightest, leastSpread } = bounds;
  return [
    ...(mean < darkest ? [`too dark for a board: ${mean.toFixed(3)}, at least ${darkest}`] : []),
    ...(mean > brightest ? [`too bright for a dark room: ${mean.toFixed(2)}, at most ${brightest}`] : []),
    ...(spread < leastSpread
      ? [`flat on a board: ${spread.toFixed(1)} to one, at least ${leastSpread}`]
      : []),
  ];
}

/** Every moment of a film that its storyboard shows, taken together; null where a recording is for listening alone. */
export async function lightOfFilm(folder: string): Promise<Light | null> {
  if (!readdirSync(folder).includes('storyboard.vtt')) return null;
  const board = readFileSync(path.join(folder, 'storyboard.vtt'), 'utf8');
  const cells = [...board.matchAll(/^(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)$/gm)];
  const lights: Light[] = [];
  for (const [, file = '', ...numbers] of cells) {
    const [left = 0, top = 0, width = 0, height = 0] = numbers.map(Number);
    lights.push(await lightOf(path.join(folder, file), { left, top, width, height }));
  }
  const meanOf = (key: keyof Light) => lights.reduce((sum, one) => sum + one[key], 0) / lights.length;
  return { mean: meanOf('mean'), spread: meanOf('spread') };
}
