/** What places share: the type, the floor, boards, columns, hills. */
import { mix } from '../../kit/colour';
import { floorboards } from '../../kit/stage';
import { polygon, rect, type Point } from '../../kit/svg';
import { HEIGHT, WIDTH, type Paint } from '../../paint';

/** Where walls meet the floor. */
export const FLOOR = 545;

/** Draws a place from the back wall to the front edge of the floor. */
export type Place = (paint: Paint) => string;

export const boards = ({ palette }: Paint) =>
  floorboards(
    { x: 0, y: FLOOR, width: WIDTH, height: HEIGHT - FLOOR },
    mix(palette.dark, palette.deep, 0.6),
    palette.deep,
    22,
  );

export const column = (x: number, top: number, width: number, fill: string, shade: string) =>
  rect(x - width * 0.72, top, width * 1.44, 14, fill) + rect(x - width / 2, top + 14, width, FLOOR - top - 26, fill) +
  rect(x, top + 14, width / 2, FLOOR - top - 26, shade) + rect(x - width * 0.2, top + 14, 3, FLOOR - top - 26, shade) +
  rect(x - width * 0.72, FLOOR - 12, width * 1.44, 12, fill); // prettier-ignore

export const hills = (paint: Paint, base: number, height: number, fill: string): string => {
  const { chance } = paint;
  const list: Point[] = [[0, base]];
  for (let x = -40; x <= WIDTH + 80; x += chance.between(90, 190))
    list.push([x, base - chance.between(0.2, 1) * height]);
  return polygon([...list, [WIDTH, base], [WIDTH, HEIGHT], [0, HEIGHT]], fill);
};
