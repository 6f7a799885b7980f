/** A carved mask as a field of heights, lit from any side: what light does to a face, worked out and not painted. */
import sharp from 'sharp';

const WIDTH = 360;
const HEIGHT = 460;
const CLAY = [235, 196, 160] as const;

export type Lamp = 'front' | 'side' | 'above' | 'below' | 'behind';

/** Where each lamp stands as seen from the mask: right, down, towards us. */
const lamps: Readonly<Record<Lamp, readonly [number, number, number]>> = {
  front: [0.05, -0.12, 1],
  side: [-1, -0.15, 0.22],
  above: [0.05, -1, 0.3],
  below: [0, 1, 0.34],
  behind: [0.2, -0.55, -0.85],
};

const hill = (x: number, y: number, [cx, cy, wide, tall]: readonly [number, number, number, number]) =>
  Math.exp(-(((x - cx) / wide) ** 2) - ((y - cy) / tall) ** 2);

/** Hills and hollows of a face: place, width, height, and how far each rises. */
const features: readonly (readonly [readonly [number, number, number, number], number])[] = [
  [[0, -6, 15, 40], 16], [[0, 36, 20, 22], 34], [[-15, 44, 10, 9], 10], [[15, 44, 10, 9], 10],
  [[-48, -42, 44, 13], 15], [[48, -42, 44, 13], 15], [[-48, -8, 30, 19], -30], [[48, -8, 30, 19], -30],
  [[-47, -8, 15, 11], 17], [[47, -8, 15, 11], 17], [[-74, 42, 30, 30], 13], [[74, 42, 30, 30], 13],
  [[0, 92, 40, 9], 13], [[0, 110, 32, 10], 14], [[0, 101, 40, 3.4], -13], [[0, 150, 30, 22], 17], [[0, 70, 8, 14], -6],
]; // prettier-ignore

function heightAt(x: number, y: number): number {
  const inside = 1 - (x / 132) ** 2 - (y / 190) ** 2;
  if (inside <= 0) return -1;
  return 118 * Math.sqrt(inside) + features.reduce((sum, [place, rise]) => sum + rise * hill(x, y, place), 0);
}

function field(): Float32Array {
  const heights = new Float32Array(WIDTH * HEIGHT);
  for (let row = 0; row < HEIGHT; row += 1)
    for (let column = 0; column < WIDTH; column += 1)
      heights[row * WIDTH + column] = heightAt(column - WIDTH / 2, row - HEIGHT / 2);
  return heights;
}

type Heights = Float32Array;
const at = (heights: Heights, column: number, row: number) =>
  heights[
    Math.max(0, Math.min(HEIGHT - 1, Math.round(row))) * WIDTH +
      Math.max(0, Math.min(WIDTH - 1, Math.round(column)))
  ] ?? -1;

/** Whether something of the mask stands between this place and the lamp. */
function shaded(
  heights: Heights,
  column: number,
  row: number,
  [right, down, near]: readonly [number, number, number],
): boolean {
  const across = Math.hypot(right, down);
  if (across < 0.2) return false;
  const rise = near / across;
  const start = at(heights, column, row);
  for (let step = 4; step < 150; step += 3) {
    const ground = at(heights, column + (right / across) * step, row + (down / across) * step);
    if (ground > start + rise * step + 2) return true;
  }
  return false;
}

function brightness(heights: Heights, column: number, row: number, lamp: Lamp): number {
  const slopeX = at(heights, column + 1.5, row) - at(heights, column - 1.5, row);
  const slopeY = at(heights, column, row + 1.5) - at(heights, column, row - 1.5);
  const length = Math.hypot(slopeX / 3, slopeY / 3, 1);
  const [nx, ny, nz] = [-slopeX / 3 / length, -slopeY / 3 / length, 1 / length];
  const [lx, ly, lz] = lamps[lamp];
  const size = Math.hypot(lx, ly, lz);
  const facing = (nx * lx + ny * ly + nz * lz) / size;
  const rim = lamp === 'behind' ? Math.max(0, 1 - nz * 1.25) ** 1.2 * (0.75 + 0.5 * Math.max(0, -ny)) : 0;
  const lit = facing > 0 && !shaded(heights, column, row, lamps[lamp]) ? facing : 0;
  return 0.1 + 0.98 * lit + rim;
}

async function drawn(lamp: Lamp): Promise<string> {
  const heights = field();
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4);
  for (let row = 0; row < HEIGHT; row += 1)
    for (let column = 0; column < WIDTH; column += 1) {
      if ((heights[row * WIDTH + column] ?? -1) < 0) continue;
      const light = brightness(heights, column, row, lamp);
      const to = (row * WIDTH + column) * 4;
      CLAY.forEach((hue, part) => {
        pixels[to + part] = Math.min(255, hue * light);
      });
      pixels[to + 3] = 255;
    }
  const image = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .blur(0.7)
    .png()
    .toBuffer();
  return `data:image/png;base64,${image.toString('base64')}`;
}

const made = new Map<Lamp, Promise<string>>();

/** The mask under one lamp, as an SVG image with its middle at (x, y). */
export async function mask(lamp: Lamp, x: number, y: number): Promise<string> {
  const data = made.get(lamp) ?? drawn(lamp);
  made.set(lamp, data);
  return `<image href="${await data}" x="${x - WIDTH / 2}" y="${y - HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}"/>`;
}
