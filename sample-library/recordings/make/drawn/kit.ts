/** Drawing by hand for demonstrations: dark ink and few colours, so that a projector in daylight is enough. */
import { mix } from '@/sample-library/pictures/kit/colour';
import { placeFigure, type Figure, type Pose } from '@/sample-library/pictures/kit/figure';
import { ellipse, n, path } from '@/sample-library/pictures/kit/svg';
import { letter, type Lettering } from '../lettering';
import type { At, Moment } from '../model';
import { eased, timeOf } from '../timing';

export const ink = '#1d2129';
export const cream = '#fff4dc';
export const red = '#ab2b27';
export const teal = '#14646c';
export const gold = '#e0a52c';
export const grey = '#5f594d';
export const pale = '#f7edd5';

const known = new Map<string, string>();

/** Lettering, set once and remembered: labels stand still for many frames. */
export function label(text: string, x: number, y: number, size = 30, more: Partial<Lettering> = {}): string {
  const key = JSON.stringify([text, x, y, size, more]);
  const drawn = known.get(key) ?? letter({ text, face: 'text', x, y, size, fill: ink, ...more });
  known.set(key, drawn);
  return drawn;
}

/** 0 before the moment, 1 when `over` seconds have gone by. */
export const since = ({ time, timeline }: At, moment: Moment, over = 0.8): number =>
  eased((time - timeOf(moment, timeline)) / over);

/** 1 from the start of line `first` to the very end. */
export const from = (at: At, first: number, fade = 0.5): number =>
  since(at, { line: first, after: -fade }, fade);

/** Index of the line that is heard or was heard last; -1 before the first. */
export const lineAt = ({ time, timeline }: At): number =>
  timeline.lines.findLastIndex(({ start }) => start <= time + 0.2);

/** How much of a line has been heard: 0 before it, 1 after it. */
export function heard({ time, timeline }: At, line: number): number {
  const one = timeline.lines[line];
  return one ? Math.min(1, Math.max(0, (time - one.start) / (one.end - one.start))) : 0;
}

export const faded = (opacity: number, body: string): string =>
  opacity <= 0.01 ? '' : `<g opacity="${Math.min(1, opacity).toFixed(2)}">${body}</g>`;

export const line = (
  from: readonly [number, number],
  to: readonly [number, number],
  stroke: string,
  width = 2,
  more = '',
): string =>
  `<path d="M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round" ${more}/>`;

/** A person seen from above: shoulders, head, and a nose that says where they look (degrees, 0 is down the page). */
export function fromAbove(x: number, y: number, colour: string, look = 0, size = 22): string {
  const body =
    ellipse(0, 0, size, size * 0.58, colour) + ellipse(0, 0, size * 0.46, size * 0.46, ink) +
    path(`M${n(-size * 0.16)} ${n(size * 0.4)}L0 ${n(size * 0.72)}L${n(size * 0.16)} ${n(size * 0.4)}Z`, ink); // prettier-ignore
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(-look)})">${body}</g>`;
}

interface Standing {
  x: number;
  y: number;
  height: number;
  flip?: boolean;
}

/** Lit from the left: a fill in the units of the figure, so that all its parts are one round body. */
function litCloth(colour: string, flip: boolean): { id: string; defs: string } {
  const id = `cloth${colour.slice(1)}${flip ? 'f' : ''}`;
  const [from, to] = flip ? [18, -18] : [-18, 18];
  const stops = [mix(colour, cream, 0.34), colour, mix(colour, ink, 0.42)].map(
    (tint, index) => `<stop offset="${index * 0.5}" stop-color="${tint}"/>`,
  );
  const axis = `gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="0"`;
  return { id, defs: `<defs><linearGradient id="${id}" ${axis}>${stops.join('')}</linearGradient></defs>` };
}

/** A person seen from the front, with the shadow at the feet. */
export function person(figure: Figure, colour: string, place: Standing): string {
  const { x, y, height, flip = false } = place;
  const { id, defs } = litCloth(colour, flip);
  return (
    defs +
    ellipse(x + height * 0.03, y, height * 0.2, height * 0.035, '#000', 'fill-opacity=".3"') +
    placeFigure(figure, `url(#${id})`, place)
  );
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** A pose on the way from one to another. */
export function poseBetween(from: Pose, to: Pose, share: number): Pose {
  return {
    lean: between(from.lean, to.lean, share),
    head: between(from.head, to.head, share),
    left: [between(from.left[0], to.left[0], share), between(from.left[1], to.left[1], share)],
    right: [between(from.right[0], to.right[0], share), between(from.right[1], to.right[1], share)],
  };
}
