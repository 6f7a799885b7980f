/**
 * Parameters of pictures, named as the hosted images API names them: w, h, q, fm, fit, f, bg. Sizes are rounded
 * up to the next one of a list, so that nobody can make the machine compute and store every possible size.
 */
import { z } from 'zod';
import { BREAKPOINTS } from '@/lib/contracts/constants';
import { parsed } from '@/services/common/http/validate';

/** Widths and heights in px that are computed. Common display sizes, and the breakpoints of R-CON-4. */
const SIZES = [
  ...new Set([
    16, 32, 48, 64, 80, 96, 100, 120, 128, 150, 160, 200, 240, 256, 300, 320, 384, 400, 480, 512, 600, 640, 720, 750,
    800, 828, 900, 960, 1000, 1080, 1200, 1280, 1600, 1920, 2048, 2560, 2880, 3840, 4000, ...BREAKPOINTS,
  ]),
].sort((a, b) => a - b); // prettier-ignore
const MAX_SIZE = 4000;
const MIN_SIZE = 16;
/** Most pixels of a result: three times as many as a page asks for, and under a second of work in every format. */
const MAX_PIXELS = 4 * 1024 * 1024;
/** Height over width: with a width, heights of these ratios are computed as well. */
const RATIOS = [
  9 / 21,
  1 / 2,
  9 / 16,
  3 / 5,
  5 / 8,
  2 / 3,
  3 / 4,
  4 / 5,
  1,
  5 / 4,
  4 / 3,
  3 / 2,
  8 / 5,
  16 / 9,
] as const;
const QUALITIES = [30, 40, 50, 60, 65, 70, 75, 80, 85, 90, 95, 100] as const;

const pictureFormats = ['webp', 'jpg', 'avif', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const size = z.coerce.number().int().min(1).max(MAX_SIZE);

const parametersSchema = z.object({
  w: size.optional(),
  h: size.optional(),
  q: z.coerce.number().int().min(1).max(100).optional(),
  fm: z.enum(pictureFormats).optional(),
  fit: z.enum(['fill', 'pad', 'scale', 'crop', 'thumb']).optional(),
  f: z
    .enum([
      'center',
      'top',
      'right',
      'left',
      'bottom',
      'top_right',
      'top_left',
      'bottom_right',
      'bottom_left',
      'face',
      'faces',
    ])
    .optional(),
  bg: z
    .string()
    .regex(/^rgb:[0-9a-fA-F]{6}$/)
    .optional(),
});

export type PictureRequest = z.infer<typeof parametersSchema>;

/** 16 steps for each part of a colour: those that `#rgb` can say, black and white among them. */
const COLOUR_STEP = 0x11;

/** The nearest colour of the list, so that colours multiply the number of variants as little as sizes do. */
function colourOf(background: string): string {
  const parts = background.slice(4).match(/../g) ?? [];
  const rounded = parts.map((part) => Math.round(Number.parseInt(part, 16) / COLOUR_STEP) * COLOUR_STEP);
  return `rgb:${rounded.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const upTo = (list: readonly number[], value: number) =>
  list.find((candidate) => candidate >= value) ?? list.at(-1) ?? value;

/** The next width of the list; MIN_SIZE for any width below it. */
const widthOf = (value: number) => upTo(SIZES, Math.max(value, MIN_SIZE));

function heightOf(value: number, width: number | undefined): number {
  if (width === undefined) return widthOf(value);
  const beside = RATIOS.map((ratio) => Math.round(width * ratio));
  const all = [...SIZES, ...beside].filter((height) => height <= MAX_SIZE).sort((a, b) => a - b);
  return upTo(all, value);
}

/** Whether a part of the picture is cut off. */
const hasFocus = ({ fit }: PictureRequest) => fit === 'fill' || fit === 'thumb' || fit === 'crop';

/** Only a box of both sizes can be larger than the picture in it. */
export const hasPadding = ({ fit, w, h }: PictureRequest) =>
  fit === 'pad' && w !== undefined && h !== undefined;

/** Focus and background; left out where they change nothing, as each value would be another variant of the same picture. */
function effective(request: PictureRequest, { f, bg }: Pick<PictureRequest, 'f' | 'bg'>): PictureRequest {
  return {
    ...(f !== undefined && hasFocus(request) ? { f } : {}),
    ...(bg !== undefined && hasPadding(request) ? { bg: colourOf(bg) } : {}),
  };
}

/** In px, as the picture is shown. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The sizes at which no fit enlarges the picture. Padding keeps its box, as the picture in it is not enlarged. */
function sizesWithin(request: PictureRequest, own: PictureSize): Pick<PictureRequest, 'w' | 'h'> {
  const { fit, w, h } = request;
  if (hasPadding(request)) return {};
  if (fit === 'scale' && w !== undefined && h !== undefined) {
    // The shape is what was asked for.
    const factor = Math.min(1, own.width / w, own.height / h);
    return { w: Math.max(1, Math.round(w * factor)), h: Math.max(1, Math.round(h * factor)) };
  }
  return {
    ...(w === undefined ? {} : { w: Math.min(w, own.width) }),
    ...(h === undefined ? {} : { h: Math.min(h, own.height) }),
  };
}

/** The size that the picture gets, when no size of the request is larger than its own. */
function resultSize({ fit, w, h }: PictureRequest, own: PictureSize): PictureSize {
  const box = { width: w ?? own.width, height: h ?? own.height };
  const hasBoth = w !== undefined && h !== undefined;
  const takesBox = fit === 'scale' || fit === 'crop' || (hasBoth && fit !== undefined);
  if (takesBox) return box;
  const factor = Math.min(box.width / own.width, box.height / own.height);
  return { width: own.width * factor, height: own.height * factor };
}

/**
 * The request for a picture of this size, of a format: no fit enlarges it, and the result has at most MAX_PIXELS, whatever is asked
 * for. So a box larger than the picture makes the same as one of its own size, unless it is padded.
 */
export function withinPicture(
  request: PictureRequest,
  own: PictureSize,
  format: PictureFormat,
): PictureRequest {
  const { q, ...rest } = { ...request, ...sizesWithin(request, own) };
  // PNG is lossless: a quality would reduce it to 256 colours, which takes ten times as long.
  const within: PictureRequest = q === undefined || format === 'png' ? rest : { ...rest, q };
  const { width, height } = resultSize(within, own);
  const factor = Math.sqrt(MAX_PIXELS / (width * height));
  if (factor >= 1) return within;
  return { ...within, w: Math.floor(width * factor), h: Math.floor(height * factor) };
}

/**
 * Parses the query parameters: null when none concerns the picture, so that the original file is sent. Throws
 * VALIDATION_FAILED for values out of bounds; unknown parameters are ignored.
 */
export function parsePictureRequest(parameters: Readonly<Record<string, unknown>>): PictureRequest | null {
  const { w, h, q, f, bg, ...rest } = parsed(parametersSchema, parameters);
  const width = w === undefined ? undefined : widthOf(w);
  // With a width, the height keeps the requested aspect ratio, as far as the list allows.
  const scaled =
    h === undefined || w === undefined || width === undefined ? h : Math.max(1, Math.round((h * width) / w));
  const request: PictureRequest = { ...rest };
  if (width !== undefined) request.w = width;
  if (scaled !== undefined) request.h = heightOf(Math.min(scaled, MAX_SIZE), width);
  if (q !== undefined) request.q = upTo(QUALITIES, q);
  Object.assign(request, effective(request, { f, bg }));
  return Object.values(request).some((value) => value !== undefined) ? request : null;
}

/** A name for the variant, safe in file names; equal requests have equal names. */
export function variantName({ w, h, q, fm, fit, f, bg }: PictureRequest): string {
  return [w ?? '', h ?? '', q ?? '', fm ?? '', fit ?? '', f ?? '', bg?.slice(4).toLowerCase() ?? ''].join(
    '_',
  );
}
