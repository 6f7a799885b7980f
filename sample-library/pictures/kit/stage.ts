/** Parts of a stage: floor, walls, drapery, light. Each answers SVG for a place and size given in pixels. */
import { mix } from './colour';
import type { Chance } from './random';
import { n, path, polygon, rect, type Point } from './svg';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Boards that run towards a vanishing point above the middle of the floor. */
export function floorboards({ x, y, width, height }: Box, near: string, far: string, count = 18): string {
  const middle = x + width / 2;
  const spread = 2.2;
  const edge = (index: number): [Point, Point] => {
    const top = x + (width * index) / count;
    return [[top, y], [middle + (top - middle) * spread, y + height]]; // prettier-ignore
  };
  const boards = Array.from({ length: count }, (_value, index) => {
    const [a, b] = edge(index);
    const [c, d] = edge(index + 1);
    return polygon([a, c, d, b], mix(near, far, ((index * 7) % 5) / 9));
  });
  const lines = Array.from({ length: count }, (_value, index) => {
    const [[x1, y1], [x2, y2]] = edge(index);
    return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="#000" stroke-opacity=".35" stroke-width="1.2"/>`;
  });
  return rect(x, y, width, height, near) + boards.join('') + lines.join('');
}

/** Cloth hanging in folds: lighter ridges on darker valleys, a hem that swings a little. */
export function drape({ x, y, width, height }: Box, dark: string, bright: string, chance: Chance): string {
  const folds = Math.max(3, Math.round(width / 34));
  let out = rect(x, y, width, height, dark);
  for (let index = 0; index < folds; index += 1) {
    const left = x + ((index + chance.between(-0.15, 0.15)) * width) / folds;
    const wide = (width / folds) * chance.between(0.32, 0.62);
    const swing = chance.between(-5, 5);
    const top = `M${n(left)} ${n(y)}L${n(left + wide)} ${n(y)}`;
    const body = `Q${n(left + wide + swing)} ${n(y + height * 0.6)} ${n(left + wide * 1.15)} ${n(y + height)}L${n(left - wide * 0.1)} ${n(y + height)}Q${n(left + swing)} ${n(y + height * 0.5)} ${n(left)} ${n(y)}Z`;
    out += path(top + body, mix(dark, bright, chance.between(0.35, 1)));
    out += path(
      `M${n(left + wide * 0.45)} ${n(y)}L${n(left + wide * 0.6)} ${n(y)}Q${n(left + wide * 0.6 + swing)} ${n(y + height * 0.6)} ${n(left + wide * 0.62)} ${n(y + height)}L${n(left + wide * 0.4)} ${n(y + height)}Z`,
      '#fff',
      'fill-opacity=".07"',
    );
  }
  return out;
}

/** A swag of cloth across the top of a stage. */
export function valance({ x, y, width, height }: Box, dark: string, bright: string, scallops = 7): string {
  const each = width / scallops;
  let out = rect(x, y, width, height * 0.45, dark);
  for (let index = 0; index < scallops; index += 1) {
    const left = x + index * each;
    const curve = (depth: number) =>
      `M${n(left)} ${n(y)}L${n(left + each)} ${n(y)}Q${n(left + each * 0.9)} ${n(y + depth)} ${n(left + each / 2)} ${n(y + depth)}Q${n(left + each * 0.1)} ${n(y + depth)} ${n(left)} ${n(y)}Z`;
    out += path(curve(height), dark) + path(curve(height * 0.8), mix(dark, bright, 0.5));
    out += path(curve(height * 0.55), mix(dark, bright, 0.85)) + path(curve(height * 0.3), dark);
  }
  return out;
}

/** Outline of an opening with a round or pointed head, as a path. */
export function archPath({ x, y, width, height }: Box, pointed = false): string {
  const base = `M${n(x)} ${n(y + height)}L${n(x)} ${n(y + width / 2)}`;
  const head = pointed
    ? `Q${n(x)} ${n(y + width * 0.12)} ${n(x + width / 2)} ${n(y - width * 0.12)}Q${n(x + width)} ${n(y + width * 0.12)} ${n(x + width)} ${n(y + width / 2)}`
    : `A${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(x + width)} ${n(y + width / 2)}`;
  return `${base}${head}L${n(x + width)} ${n(y + height)}Z`;
}

/** A wall of coursed stones. */
export function stones({ x, y, width, height }: Box, base: string, chance: Chance, course = 34): string {
  let out = rect(x, y, width, height, base);
  for (let top = y; top < y + height; top += course) {
    let left = x - chance.between(0, 60);
    while (left < x + width) {
      const wide = chance.between(course * 1.4, course * 2.8);
      const tone = chance.chance(0.5)
        ? mix(base, '#ffffff', chance.between(0, 0.1))
        : mix(base, '#000000', chance.between(0, 0.16));
      const [from, to] = [Math.max(x, left), Math.min(x + width, left + wide)];
      if (to > from)
        out += rect(from + 1, top + 1, to - from - 2, Math.min(course, y + height - top) - 2, tone, 'rx="2"');
      left += wide;
    }
  }
  return out;
}

/** Broad steps seen from the front. */
export function steps({ x, y, width, height }: Box, treads: number, top: string, riser: string): string {
  const each = height / treads;
  return Array.from({ length: treads }, (_value, index) => {
    const grow = ((treads - 1 - index) * width) / (treads * 9);
    const left = x + grow;
    const wide = width - grow * 2;
    const up = y + index * each;
    return rect(left, up, wide, each * 0.34, top) + rect(left, up + each * 0.34, wide, each * 0.66, riser);
  }).join('');
}

/** A cone of light from a lamp to a pool on the floor. Fill with a gradient that fades downward. */
export function cone(
  lamp: Point,
  pool: { x: number; y: number; radius: number },
  fill: string,
  more = '',
): string {
  const { x, y, radius } = pool;
  const d = `M${n(lamp[0] - 4)} ${n(lamp[1])}L${n(lamp[0] + 4)} ${n(lamp[1])}L${n(x + radius)} ${n(y)}A${n(radius)} ${n(radius * 0.24)} 0 0 1 ${n(x - radius)} ${n(y)}Z`;
  return path(d, fill, more);
}
