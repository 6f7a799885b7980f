/** Masks drawn by hand: a carved face in two tones whose brows, eyes and mouth can be moved. */
import { ellipse, n, path } from '@/sample-library/pictures/kit/svg';

type Shape = 'oval' | 'square' | 'round' | 'long';
type Hair = 'short' | 'long' | 'bun' | 'veil' | 'bonnet' | 'bald' | 'curls' | 'cap' | 'crown';

export interface Look {
  shape: Shape;
  skin: string;
  shade: string;
  hair: Hair;
  /** Colour of hair or head-dress, and of the brows. */
  hairColour: string;
  brows: string;
  beard?: 'short' | 'full' | 'moustache';
  /** Lines of age. */
  lined?: boolean;
  glasses?: boolean;
}

/** How a face is: brows up (1) or down, drawn together (1) or lifted in worry (-1), eyes wide or shut, corners of the mouth. */
interface Feeling {
  brow: number;
  slant: number;
  open: number;
  smile: number;
}

export const feelings = {
  calm: { brow: 0, slant: 0, open: 0.9, smile: 0.1 },
  afraid: { brow: 1, slant: -0.9, open: 1.3, smile: -0.4 },
  stern: { brow: -0.4, slant: 0.8, open: 0.75, smile: -0.4 },
  angry: { brow: -0.8, slant: 1.2, open: 1, smile: -0.7 },
  pleased: { brow: 0.5, slant: -0.1, open: 0.8, smile: 1 },
  sly: { brow: 0.2, slant: 0.5, open: 0.55, smile: 0.7 },
  sad: { brow: 0.3, slant: -1, open: 0.65, smile: -0.8 },
  startled: { brow: 1.3, slant: 0, open: 1.4, smile: -0.1 },
  proud: { brow: 0.7, slant: 0.3, open: 0.6, smile: 0.2 },
  tender: { brow: 0.4, slant: -0.5, open: 0.8, smile: 0.5 },
} satisfies Record<string, Feeling>;

export type FeelingName = keyof typeof feelings;

interface Face {
  look: Look;
  feeling: Feeling;
  /** Where it looks: -1 left .. 1 right. */
  turn: number;
  /** 0 shut .. 1 wide. */
  mouth: number;
  blink: boolean;
}

const INK = '#22202a';

/** Outline and the half that is away from the light, 100 wide and 132 tall. */
const outlines: Readonly<Record<Shape, readonly [whole: string, half: string]>> = {
  oval: [
    'M-42-22C-44-76 44-76 42-22C42 20 26 62 0 66C-26 62-42 20-42-22Z',
    'M12-61C34-60 43-50 42-22C42 20 26 62 0 66C20 40 24-4 12-61Z',
  ],
  square: [
    'M-44-26C-45-72 45-72 44-26L40 28C36 54 20 62 0 64C-20 62-36 54-40 28Z',
    'M14-58C36-58 45-50 44-26L40 28C36 54 20 62 0 64C22 40 26-4 14-58Z',
  ],
  round: [
    'M-48-14C-50-72 50-72 48-14C48 34 28 60 0 62C-28 60-48 34-48-14Z',
    'M14-56C40-54 49-42 48-14C48 34 28 60 0 62C24 40 28-4 14-56Z',
  ],
  long: [
    'M-38-26C-40-80 40-80 38-26C38 22 24 70 0 74C-24 70-38 22-38-26Z',
    'M10-65C30-64 39-54 38-26C38 22 24 70 0 74C18 46 22-4 10-65Z',
  ],
};

const behind: Readonly<Record<Hair, (colour: string) => string>> = {
  short: () => '',
  bald: () => '',
  cap: () => '',
  crown: (colour) => path('M-48-20C-52-84 52-84 48-20L44 30L-44 30Z', colour),
  long: (colour) =>
    path(
      'M-48-20C-54-86 54-86 48-20C58 20 66 56 50 84Q34 92 26 60L-26 60Q-34 92-50 84C-66 56-58 20-48-20Z',
      colour,
    ),
  bun: (colour) => ellipse(0, -80, 26, 20, colour),
  veil: (colour) => path('M-54-20C-58-92 58-92 54-20C58 30 66 80 70 110L-70 110C-66 80-58 30-54-20Z', colour),
  bonnet: (colour) =>
    path('M-60-10C-70-104 70-104 60-10C56 20 50 40 44 54L-44 54C-50 40-56 20-60-10Z', colour),
  curls: (colour) =>
    [[-44, -30], [-46, 0], [44, -30], [46, 0], [-34, -58], [0, -68], [34, -58], [-44, 24], [44, 24]].map(([x = 0, y = 0]) => ellipse(x, y, 20, 20, colour)).join(''), // prettier-ignore
};

const before: Readonly<Record<Hair, (colour: string) => string>> = {
  short: (colour) => path('M-45-18C-52-86 52-86 45-18C38-40 28-48 0-46C-28-48-38-40-45-18Z', colour),
  bald: (colour) => path('M-46-8C-52-30-46-40-41-44L-38-10ZM46-8C52-30 46-40 41-44L38-10Z', colour),
  cap: (colour) =>
    path('M-50-26C-56-90 56-90 50-26C24-40-24-40-50-26Z', colour) + ellipse(0, -32, 54, 9, colour),
  crown: () =>
    path('M-46-44L-50-88L-26-66L0-94L26-66L50-88L46-44C20-54-20-54-46-44Z', '#d9a426') +
    path('M-46-44C-20-54 20-54 46-44L45-34C20-44-20-44-45-34Z', '#b07f14'),
  long: (colour) => path('M-45-8C-54-84 54-84 45-8C44-34 22-46-8-60C-20-46-42-36-45-8Z', colour),
  bun: (colour) => path('M-44-20C-48-80 48-80 44-20C34-46 14-50 0-44C-14-50-34-46-44-20Z', colour),
  veil: (colour) => path('M-48-16C-54-86 54-86 48-16C36-50 18-56 0-56C-18-56-36-50-48-16Z', colour),
  bonnet: (colour) =>
    path('M-50-22C-56-84 56-84 50-22C36-52-36-52-50-22Z', colour) +
    path('M22-78q26-22 34 4q-22-6-34-4z', '#b3312c') + path('M10-76q8-30 30-22q-20 6-30 22z', '#7c2230'), // prettier-ignore
  curls: (colour) => path('M-44-30C-40-76 40-76 44-30C24-52-24-52-44-30Z', colour),
};

const beards: Readonly<Record<NonNullable<Look['beard']>, (colour: string) => string>> = {
  short: (colour) => path('M-40 14C-34 60-16 70 0 71C16 70 34 60 40 14C30 40 18 30 0 28C-18 30-30 40-40 14Z', colour),
  full: (colour) => path('M-42 4C-40 70-18 96 0 98C18 96 40 70 42 4C34 34 20 26 0 25C-20 26-34 34-42 4Z', colour),
  moustache: (colour) => path('M-26 32C-14 20-6 24 0 26C6 24 14 20 26 32C14 32 6 32 0 30C-6 32-14 32-26 32Z', colour),
}; // prettier-ignore

const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

function eye(side: -1 | 1, { feeling, turn, blink }: Face): string {
  const [cx, cy] = [side * 19 + turn * 10, -10];
  const wide = 12 * (turn * side > 0 ? 1 - 0.22 * Math.abs(turn) : 1);
  const open = blink ? 0 : feeling.open;
  if (open < 0.15) return stroke(`M${n(cx - wide)} ${cy}q${n(wide)} 5 ${n(wide * 2)} 0`, INK, 3.4);
  const tall = 8.4 * open;
  const pupil = Math.min(5.6, tall);
  return (
    ellipse(cx, cy, wide, tall, '#fdf8ee') +
    ellipse(cx + turn * 4.4, cy, 5.6, pupil, INK) +
    ellipse(cx + turn * 4.4 + 1.6, cy - 1.8, 1.5, 1.5, '#fff') +
    stroke(
      `M${n(cx - wide - 1)} ${n(cy - 1)}Q${n(cx)} ${n(cy - tall * 1.9)} ${n(cx + wide + 1)} ${n(cy - 1)}`,
      INK,
      3.2,
    )
  );
}

function brow(side: -1 | 1, { look, feeling, turn }: Face): string {
  const x = side * 19 + turn * 10;
  const y = -29 - feeling.brow * 7;
  const inner = y + feeling.slant * 7;
  const outer = y - feeling.slant * 3 + 2;
  return stroke(
    `M${n(x - side * 13)} ${n(inner)}Q${n(x + side * 2)} ${n((inner + outer) / 2 - 5)} ${n(x + side * 15)} ${n(outer)}`,
    look.brows,
    6,
  );
}

function mouthOf({ feeling: { smile }, turn, mouth }: Face): string {
  const [x, y] = [turn * 11, 38];
  const wide = 19 + smile * 3 - mouth * 3;
  const corner = y - smile * 5;
  if (mouth < 0.18)
    return stroke(`M${n(x - wide)} ${n(corner)}Q${n(x)} ${n(y + smile * 7)} ${n(x + wide)} ${n(corner)}`, '#7a2b2b', 5);
  const drop = 6 + mouth * 19;
  const d = `M${n(x - wide)} ${n(corner)}Q${n(x)} ${n(y - 7)} ${n(x + wide)} ${n(corner)}Q${n(x)} ${n(y + drop + smile * 5)} ${n(x - wide)} ${n(corner)}Z`;
  return path(d, '#4a1518', 'stroke="#8d3a38" stroke-width="4" stroke-linejoin="round"');
} // prettier-ignore

function nose({ look, turn }: Face): string {
  const tip = turn * 17;
  const way = turn >= 0 ? 1 : -1;
  return path(
    `M${n(turn * 8 - way * 3)}-12L${n(tip + way * 10)} 19Q${n(tip)} 27 ${n(tip - way * 9)} 20L${n(turn * 8 + way * 4)}-6Z`,
    look.shade,
  );
}

const age = (shade: string) =>
  stroke('M-30 18Q-24 30-27 44', shade, 3) + stroke('M30 18Q24 30 27 44', shade, 3) +
  stroke('M-22-48Q0-53 22-48', shade, 3) + stroke('M-30 3Q-20 9-10 4', shade, 2.6) + stroke('M30 3Q20 9 10 4', shade, 2.6); // prettier-ignore

const glasses = (turn: number) =>
  [-1, 1].map((side) => `<circle cx="${n(side * 19 + turn * 10)}" cy="-9" r="16" fill="#fff" fill-opacity=".18" stroke="#4d4234" stroke-width="3"/>`).join('') +
  stroke(`M${n(turn * 10 - 4)}-10h8`, '#4d4234', 3); // prettier-ignore

/** The mask, its middle at the origin, about 100 wide and 132 tall. */
export function drawFace(face: Face): string {
  const { look, turn } = face;
  const [whole, half] = outlines[look.shape];
  return (
    behind[look.hair](look.hairColour) +
    path(whole, look.skin) +
    path(half, look.shade, 'fill-opacity=".55"') +
    (look.lined ? age(look.shade) : '') +
    (look.beard ? beards[look.beard](look.brows) : '') +
    eye(-1, face) +
    eye(1, face) +
    brow(-1, face) +
    brow(1, face) +
    nose(face) +
    mouthOf(face) +
    (look.glasses ? glasses(turn) : '') +
    before[look.hair](look.hairColour)
  );
}
