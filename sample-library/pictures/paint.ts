/** What every composition is given, and the few shapes they all use. */
import type { PictureFacts } from './facts';
import { placeFigure, type Figure } from './kit/figure';
import { motifFor, motifNames, type Motif } from './kit/motifs';
import { chanceOf, type Chance } from './kit/random';
import { linear, n, polygon, rect, type Point } from './kit/svg';
import { moodOf, paletteOf, type Mood, type Palette } from './mood';

/** Masters are 16:9. Cards may show only the middle: what matters keeps within 270 of the centre. */
export const WIDTH = 1280;
export const HEIGHT = 720;
export const CENTRE = WIDTH / 2;

export interface Paint {
  facts: PictureFacts;
  chance: Chance;
  mood: Mood;
  palette: Palette;
  motif: Motif;
  /** A second emblem, never the same. */
  other: Motif;
}

/** Body of a picture and the definitions it uses. */
export interface Picture {
  defs: string;
  body: string;
}

export function paintOf(facts: PictureFacts): Paint {
  const chance = chanceOf(`${facts.kind} ${facts.seed}`);
  const mood = moodOf(facts);
  const palette = paletteOf(mood, chance);
  const motif =
    motifFor([facts.slug, ...(facts.themes ?? []), facts.form, facts.genre]) ?? chance.pick(motifNames);
  const rest = motifFor((facts.themes ?? []).slice(1)) ?? chance.pick(motifNames);
  const other =
    rest === motif ? chance.pick(motifNames.filter((name) => name !== motif) as [Motif, ...Motif[]]) : rest;
  return { facts, chance, mood, palette, motif, other };
}

/** Ground of the whole picture: a gradient from top to bottom. */
export function ground(id: string, top: string, bottom: string, middle?: string): Picture {
  const stops = middle ? ([[0, top], [0.55, middle], [1, bottom]] as const) : ([[0, top], [1, bottom]] as const); // prettier-ignore
  return { defs: linear(id, [0, 0], [0, 1], stops), body: rect(0, 0, WIDTH, HEIGHT, `url(#${id})`) };
}

/** A person with a lit edge: the lamp's colour first, a little to the side, the dark shape over it. */
export function litFigure(
  figure: Figure,
  colours: { body: string; edge: string },
  place: { x: number; y: number; height: number; flip?: boolean },
  from = -1,
): string {
  const shift = place.height * 0.011;
  const edge = { ...place, x: place.x + from * shift, y: place.y - shift * 0.5 };
  return placeFigure(figure, colours.edge, edge) + placeFigure(figure, colours.body, place);
}

/** A beam from a lamp to a pool on the floor, and the pool. The gradient `id` must fade downward. */
export function beam(
  lamp: Point,
  pool: { x: number; y: number; radius: number },
  fill: string,
  poolFill: string,
): string {
  const { x, y, radius } = pool;
  const cone = `<path d="M${n(lamp[0] - 8)} ${n(lamp[1])}L${n(lamp[0] + 8)} ${n(lamp[1])}L${n(x + radius)} ${n(y)}L${n(x - radius)} ${n(y)}Z" fill="${fill}"/>`;
  return `${cone}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius)}" ry="${n(radius * 0.22)}" fill="${poolFill}"/>`;
}

/** Fading fill for beams. */
export const beamFill = (id: string, colour: string, strength: number): string =>
  linear(id, [0, 0], [0, 1], [[0, colour, strength], [1, colour, strength * 0.12]]); // prettier-ignore

/** A picture without definitions. */
export const plain = (body: string): Picture => ({ defs: '', body });

/** Rays from a point, every other one coloured. */
export function rays(x: number, y: number, count: number, colour: string, opacity = 1): string {
  return Array.from({ length: count }, (_value, index) => {
    const [from, to] = [
      ((index * 2) / (count * 2)) * 2 * Math.PI,
      ((index * 2 + 1) / (count * 2)) * 2 * Math.PI,
    ];
    const reach = 1100;
    return polygon([[x, y], [x + Math.cos(from) * reach, y + Math.sin(from) * reach], [x + Math.cos(to) * reach, y + Math.sin(to) * reach]], colour, `fill-opacity="${opacity}"`); // prettier-ignore
  }).join('');
}
