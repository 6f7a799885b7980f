/** Writing SVG by hand: short numbers, points, common shapes. */

/** A number with at most one decimal: small files, the same on every machine. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export type Point = readonly [number, number];

const points = (list: readonly Point[]): string => list.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');

/** Two numbers for the place, two for the size, the fill, and further attributes. */
type Shape = [number, number, number, number, string, string?];

/** A filled polygon; `more` holds further attributes. */
export function polygon(list: readonly Point[], fill: string, more = ''): string {
  return `<polygon points="${points(list)}" fill="${fill}" ${more}/>`;
}

export function rect(...[x, y, width, height, fill, more = '']: Shape): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;
}

export function ellipse(...[cx, cy, rx, ry, fill, more = '']: Shape): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A whole picture of the given size; `defs` may be empty. */
export function svg(width: number, height: number, defs: string, body: string): string {
  const size = `width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${body}</svg>`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A linear gradient between two points, given as fractions of the shape's box. */
export function linear(id: string, from: Point, to: Point, list: readonly Stop[]): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
}

/** A radial gradient; centre and radius as fractions of the shape's box. */
export function radial(id: string, centre: Point, radius: number, list: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx="${centre[0]}" cy="${centre[1]}" r="${radius}">${stops(list)}</radialGradient>`;
}
