/** Colours by lightness, chroma and hue (Oklch), so that palettes keep their weight whatever the hue. */

type Rgb = readonly [number, number, number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const gamma = (linear: number) =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
const hex = (value: number) =>
  Math.round(clamp(value) * 255)
    .toString(16)
    .padStart(2, '0');

/** Oklch to `#rrggbb`: lightness 0..1, chroma 0..0.3, hue in degrees. Colours outside sRGB are clipped. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${hex(gamma(red))}${hex(gamma(green))}${hex(gamma(blue))}`;
}

function parts(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Between two `#rrggbb` colours; `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [parts(first), parts(second)];
  const at = (index: 0 | 1 | 2) => hex((a[index] + (b[index] - a[index]) * share) / 255);
  return `#${at(0)}${at(1)}${at(2)}`;
}
