/** Pictures as numbers: from SVG to samples, light falling on a set, the curve from light to screen. */
import sharp from 'sharp';
import { SET_HEIGHT, SET_WIDTH } from './model';

export const SET_PIXELS = SET_WIDTH * SET_HEIGHT;

/** Three bytes a pixel, over black. */
export async function rasterRgb(markup: string): Promise<Uint8Array> {
  const { data } = await sharp(Buffer.from(markup))
    .resize(SET_WIDTH, SET_HEIGHT, { fit: 'fill' })
    .flatten({ background: '#000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

/** Four bytes a pixel, or one when only the coverage is wanted. */
export async function rasterAlpha(markup: string, width: number, height: number): Promise<Uint8Array> {
  return sharp(Buffer.from(markup))
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
}

export async function rasterRgba(markup: string): Promise<Uint8Array> {
  return sharp(Buffer.from(markup))
    .resize(SET_WIDTH, SET_HEIGHT, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

export function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** What one lamp at full level adds to each sample of the set: surface times fall times colour, and the beam. */
export function litBy(
  set: Uint8Array,
  fall: Uint8Array,
  beam: Uint8Array | null,
  colour: string,
): Uint16Array {
  const tint = channels(colour);
  const out = new Uint16Array(SET_PIXELS * 3);
  for (let at = 0; at < out.length; at += 1) {
    const hue = tint[at % 3] ?? 0;
    const surface = ((set[at] ?? 0) * (fall[at] ?? 0)) / 255;
    out[at] = (surface * 1.5 + (beam ? (beam[at] ?? 0) : 0)) * hue;
  }
  return out;
}

/** Light to screen value: straight at first, then a soft shoulder, so that nothing is cut off white. */
export const screenCurve: Uint8Array = Uint8Array.from({ length: 1024 }, (_value, light) => {
  const knee = 150;
  if (light <= knee) return light;
  return Math.round(knee + (255 - knee) * (1 - Math.exp(-(light - knee) / 130)));
});
