/**
 * People as silhouettes: no faces, an attitude. A figure stands on (0, 0), is 100 units tall and looks like what it
 * wears; the caller scales and places it. Angles are degrees from straight down, positive towards the right.
 */
import { ellipse, n, path, polygon, type Point } from './svg';

export type Costume =
  'seated' | 'seatedGown' | 'cloak' | 'doublet' | 'gown' | 'coat' | 'modern' | 'robe' | 'crinoline';
export type Head = 'short' | 'long' | 'bun' | 'hat' | 'topHat' | 'crown' | 'hood' | 'laurel';
export type Prop =
  | 'none'
  | 'skull'
  | 'candle'
  | 'letter'
  | 'staff'
  | 'sword'
  | 'daggers'
  | 'book'
  | 'rose'
  | 'bag'
  | 'fan'
  | 'coat';

/** Upper arm and forearm. */
export type Arm = readonly [shoulder: number, elbow: number];

export interface Pose {
  /** Sideways shift of the shoulders, units. */
  lean: number;
  /** Tilt of the head, degrees. */
  head: number;
  left: Arm;
  right: Arm;
}

export interface Figure {
  costume: Costume;
  hair: Head;
  /** Held in the right hand. */
  prop: Prop;
  pose: Pose;
}

export const calm: Pose = { lean: 0, head: 0, left: [-8, -4], right: [8, 4] };

const UPPER = 17;
const FORE = 15;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const along = ([x, y]: Point, angle: number, length: number): Point => {
  return [x + Math.sin(radians(angle)) * length, y + Math.cos(radians(angle)) * length];
};

/** A tapering limb between two points with round ends. */
function limb(from: Point, to: Point, thick: number, thin: number, fill: string): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const side = ([x, y]: Point, width: number): Point => [x + dx * width, y + dy * width];
  const outline = [side(from, thick), side(to, thin), side(to, -thin), side(from, -thick)];
  return polygon(outline, fill) + ellipse(...from, thick, thick, fill) + ellipse(...to, thin, thin, fill);
}

function arm(
  shoulder: Point,
  [upper, fore]: Arm,
  sleeve: number,
  fill: string,
  skin = fill,
): { shape: string; hand: Point } {
  const elbow = along(shoulder, upper, UPPER);
  const wrist = along(elbow, fore, FORE);
  const hand = along(wrist, fore, 2.4);
  const shape =
    limb(shoulder, elbow, 3.4 * sleeve, 2.9 * sleeve, fill) +
    limb(elbow, wrist, 2.8 * sleeve, 1.7 * sleeve, fill) +
    ellipse(...hand, 2, 2.6, skin, `transform="rotate(${n(-fore)} ${n(hand[0])} ${n(hand[1])})"`);
  return { shape, hand };
}

const legs = (fill: string, spread: number, width: number) =>
  limb([-3, -50], [-spread, -4], width, width * 0.55, fill) +
  limb([3, -50], [spread, -4], width, width * 0.55, fill) +
  path(`M${n(-spread - 2.4)} 0q-3.4-4 .6-5.4l4.4 0l.6 5.4z`, fill) +
  path(`M${n(spread + 2.4)} 0q3.4-4-.6-5.4l-4.4 0l-.6 5.4z`, fill);

/** A sitter's knees come forward: short thighs, full shins. The upper body sinks by SEATED. */
const SEATED = 24;
const lowered = (body: string) => `<g transform="translate(0 ${SEATED})">${body}</g>`;
const sitting = (fill: string) =>
  limb([-4, -27], [-11, -25], 5.4, 5, fill) +
  limb([4, -27], [11, -25], 5.4, 5, fill) +
  limb([-11, -25], [-10, -3], 4.8, 3, fill) +
  limb([11, -25], [10, -3], 4.8, 3, fill) +
  path('M-13 0q-3-3.6 .4-5l5.4 0l.4 5zM13 0q3-3.6-.4-5l-5.4 0l-.4 5z', fill);

/** Body outline by costume; `s` is the shift of the shoulders. */
const bodies: Readonly<Record<Costume, (s: number, fill: string) => string>> = {
  cloak: (s, fill) =>
    path(
      `M${n(s - 4)}-86C${n(s - 15)}-84 ${n(s - 14)}-62-17-3Q-8-.5 0-2.4T17-3C${n(s + 14)}-62 ${n(s + 15)}-84 ${n(s + 4)}-86Z`,
      fill,
    ),
  robe: (s, fill) =>
    path(
      `M${n(s - 4)}-86C${n(s - 12)}-84 ${n(s - 10)}-66-10.5-40L-14-1Q-7 .8 0-1T14-1L10.5-40C${n(s + 10)}-66 ${n(s + 12)}-84 ${n(s + 4)}-86Z`,
      fill,
    ),
  gown: (s, fill) =>
    path(
      `M${n(s - 3.6)}-85C${n(s - 9.5)}-84 ${n(s - 9)}-74-5.6-59C-13-44-20-22-22-2Q-11 1.4 0-1T22-2C20-22 13-44 5.6-59C${n(s + 9)}-74 ${n(s + 9.5)}-84 ${n(s + 3.6)}-85Z`,
      fill,
    ),
  crinoline: (s, fill) =>
    path(
      `M${n(s - 3.6)}-85C${n(s - 9.5)}-84 ${n(s - 9)}-74-5-60C-22-52-29-24-30-2Q-15 1.6 0-.6T30-2C29-24 22-52 5-60C${n(s + 9)}-74 ${n(s + 9.5)}-84 ${n(s + 3.6)}-85Z`,
      fill,
    ),
  doublet: (s, fill) =>
    legs(fill, 6.4, 4) +
    path(
      `M${n(s - 4)}-86C${n(s - 13)}-84 ${n(s - 10)}-70-7-58C-15-52-13-42-8-40L8-40C13-42 15-52 7-58C${n(s + 10)}-70 ${n(s + 13)}-84 ${n(s + 4)}-86Z`,
      fill,
    ),
  coat: (s, fill) =>
    legs(fill, 5, 4.6) +
    path(
      `M${n(s - 4)}-86C${n(s - 13)}-84 ${n(s - 11)}-72-7.6-60C-10-48-13-34-14-26L14-26C13-34 10-48 7.6-60C${n(s + 11)}-72 ${n(s + 13)}-84 ${n(s + 4)}-86Z`,
      fill,
    ),
  seated: (s, fill) =>
    path(
      `M${n(s - 4)}-86C${n(s - 12)}-84 ${n(s - 11)}-76-9-62L-9-48L9-48L9-62C${n(s + 11)}-76 ${n(s + 12)}-84 ${n(s + 4)}-86Z`,
      fill,
    ),
  seatedGown: (s, fill) =>
    path(
      `M${n(s - 4)}-86C${n(s - 11)}-84 ${n(s - 10)}-74-7-62C-16-58-26-50-28-25L28-25C26-50 16-58 7-62C${n(s + 10)}-74 ${n(s + 11)}-84 ${n(s + 4)}-86Z`,
      fill,
    ),
  modern: (s, fill) =>
    legs(fill, 5.4, 4.8) +
    path(
      `M${n(s - 4)}-86C${n(s - 12)}-84 ${n(s - 11)}-76-9-62L-8.6-46L8.6-46L9-62C${n(s + 11)}-76 ${n(s + 12)}-84 ${n(s + 4)}-86Z`,
      fill,
    ),
};

const skull = (fill: string) => ellipse(0, -93, 5.2, 6.6, fill) + path('M-2.6-90l5.2 0l1 6l-7.2 0z', fill);

const heads: Readonly<Record<Head, (fill: string) => string>> = {
  short: (fill) => path('M-5.6-91C-7.4-102 7.4-102 5.6-91Z', fill),
  long: (fill) => path('M-6-94C-6.6-103 6.6-103 6-94C8-88 8-80 7-76L-7-76C-8-80-8-88-6-94Z', fill),
  bun: (fill) => path('M-6-93C-6.6-101.6 6.6-101.6 6-93Z', fill) + ellipse(-1, -101.4, 3.6, 3, fill),
  hat: (fill) =>
    ellipse(0, -97, 11, 2.2, fill) +
    path('M-6-97C-6-106 6-106 6-97Z', fill) +
    path('M5-99q9-6 12 1q-6-3-12 2z', fill),
  topHat: (fill) => ellipse(0, -97.4, 9, 1.6, fill) + path('M-5.6-97.4L-6.2-109L6.2-109L5.6-97.4Z', fill),
  crown: (fill) => path('M-6-97L-7-105L-3.4-101L0-106.4L3.4-101L7-105L6-97Z', fill),
  hood: (fill) => path('M-8.6-80C-10-104 0-107 1.6-104C9-102 9.4-90 8.6-80Z', fill),
  laurel: (fill) =>
    path(
      'M-6-96q-3-2-1-5q3 1 2.6 4zM6-96q3-2 1-5q-3 1-2.6 4zM-3-99q-1.6-3 1-4.6q1.6 2.6 .4 4.6zM3-99q1.6-3-1-4.6q-1.6 2.6-.4 4.6z',
      fill,
    ),
};

const props: Readonly<Record<Prop, (fill: string) => string>> = {
  none: () => '',
  skull: (fill) => ellipse(0, -3.4, 3.8, 3.6, fill) + path('M-2-1l4 0l-.5 3l-3 0z', fill),
  candle: (fill) => path('M-.9 2L-.9-7L.9-7L.9 2Z', fill) + path('M0-12q2 3 0 5q-2-2 0-5z', fill),
  letter: (fill) =>
    polygon(
      [
        [-3, -5],
        [5, -7],
        [6, 2],
        [-2, 4],
      ],
      fill,
    ),
  staff: (fill) =>
    polygon(
      [
        [-0.7, -46],
        [0.7, -46],
        [0.9, 44],
        [-0.9, 44],
      ],
      fill,
    ) + ellipse(0, -47, 2.2, 2.6, fill),
  sword: (fill) =>
    polygon(
      [
        [-0.7, -34],
        [0, -38],
        [0.7, -34],
        [0.8, 0],
        [-0.8, 0],
      ],
      fill,
    ) +
    polygon(
      [
        [-4, -1],
        [4, -1],
        [4, 0.4],
        [-4, 0.4],
      ],
      fill,
    ),
  daggers: (fill) =>
    polygon([[-2.6, 1], [-1.2, 1], [-2.4, 17]], fill) + polygon([[1, 1], [2.4, 1], [3.4, 16]], fill) +
    polygon([[-4.2, .4], [4, .4], [4, 1.6], [-4.2, 1.6]], '#5a4632'), // prettier-ignore
  coat: (fill) => path('M-7-3Q0-6 7-3L9 22Q5 25 1 22Q-3 26-8 22Z', fill),
  book: (fill) =>
    polygon(
      [
        [-5, -4],
        [0, -2.4],
        [5, -4],
        [5, 3],
        [0, 4.6],
        [-5, 3],
      ],
      fill,
    ),
  rose: (fill) =>
    polygon(
      [
        [-0.4, -8],
        [0.4, -8],
        [0.4, 4],
        [-0.4, 4],
      ],
      fill,
    ) + ellipse(0, -9, 2.6, 2.4, fill),
  bag: (fill) =>
    path('M-6 3L6 3L8 13L-8 13Z', fill) +
    `<path d="M-3 3q3-6 6 0" fill="none" stroke="${fill}" stroke-width="1"/>`,
  fan: (fill) => path('M0 2L-7-7Q0-12 7-7Z', fill),
};

const wideSleeves: readonly Costume[] = ['cloak', 'robe'];

/** Parts that are not of one colour with the rest: sleeves, and a face in place of the bare head. */
export interface Dress {
  sleeves?: string;
  hands?: string;
  held?: string;
  /** SVG with the middle of the face at the origin, in the figure's units. */
  face?: string;
}

/** The middle of the face, units above the feet. */
export const FACE_HEIGHT = 94;

/** The figure's shapes, all in one fill but for its dress, with its feet at the origin. */
export function drawFigure(
  { costume, hair, prop, pose }: Figure,
  fill: string,
  { sleeves = fill, hands = fill, held = fill, face }: Dress = {},
): string {
  const { lean } = pose;
  const sleeve = wideSleeves.includes(costume) ? 1.35 : 1;
  const left = arm([lean - 8.4, -81], pose.left, sleeve, sleeves, hands);
  const right = arm([lean + 8.4, -81], pose.right, sleeve, sleeves, hands);
  const bare =
    face === undefined
      ? skull(fill) + heads[hair](fill)
      : `<g transform="translate(0 ${-FACE_HEIGHT})">${face}</g>`;
  const head = `<g transform="translate(${n(lean)} 0) rotate(${n(pose.head)} 0 -85)">${bare}</g>`;
  const [handX, handY] = right.hand;
  const thing = `<g transform="translate(${n(handX)} ${n(handY)})">${props[prop](held)}</g>`;
  const body = bodies[costume](lean, fill) + left.shape + right.shape + head + thing;
  if (costume === 'seatedGown')
    return path('M-28-2C-30-20-26-30-18-34L18-34C26-30 30-20 28-2Q0 3-28-2Z', fill) + lowered(body);
  return costume === 'seated' ? sitting(fill) + lowered(body) : body;
}

/** Places a figure: feet at (x, y), so many pixels tall; `flip` turns it to look the other way. */
export function placeFigure(
  figure: Figure,
  fill: string,
  place: { x: number; y: number; height: number; flip?: boolean },
  dress?: Dress,
): string {
  const scale = place.height / 100;
  const across = place.flip ? -scale : scale;
  const transform = `translate(${n(place.x)} ${n(place.y)}) scale(${across.toFixed(3)} ${scale.toFixed(3)})`;
  return `<g transform="${transform}">${drawFigure(figure, fill, dress)}</g>`;
}
