/** Computes one variant of a picture. */
import { LRUCache } from 'lru-cache';
import sharp, { type Sharp } from 'sharp';
import { hasPadding, type PictureFormat, type PictureRequest, type PictureSize } from './picture-request';

/** Cores that a single picture may use; several pictures are computed in parallel already. */
sharp.concurrency(1);

const DEFAULT_QUALITY = { webp: 80, jpg: 80, avif: 55 } as const satisfies Partial<
  Record<PictureFormat, number>
>;
/** Encoder effort: the least. The next steps save 3 to 7 per cent and take two to six times as long (decision 0003). */
const AVIF_EFFORT = 0;

const positions: Readonly<Record<NonNullable<PictureRequest['f']>, string>> = {
  center: 'centre',
  top: 'top',
  right: 'right',
  left: 'left',
  bottom: 'bottom',
  top_right: 'right top',
  top_left: 'left top',
  bottom_right: 'right bottom',
  bottom_left: 'left bottom',
  face: 'attention',
  faces: 'attention',
};

const formatOfType: Readonly<Record<string, PictureFormat>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'webp',
  'image/tiff': 'jpg',
};

/** The format of the variant, null for kinds that are not computed, such as SVG. */
export function outputFormat(contentType: string, asked: PictureFormat | undefined): PictureFormat | null {
  const own = formatOfType[contentType.split(';')[0]?.trim().toLowerCase() ?? ''];
  return own ? (asked ?? own) : null;
}

export const typeOfFormat = (format: PictureFormat): string =>
  format === 'jpg' ? 'image/jpeg' : `image/${format}`;

/** Sizes of pictures by file, whose name is a hash of what is in it. */
const sizes = new LRUCache<string, PictureSize>({ max: 10_000 });

/** Width and height in px as the picture is shown. Rejects when it cannot be decoded. */
export async function pictureSize(file: string): Promise<PictureSize> {
  const found = sizes.get(file) ?? (await sharp(file).metadata()).autoOrient;
  sizes.set(file, found);
  return found;
}

function size({ w, h }: PictureRequest): { width?: number; height?: number } {
  return { ...(w === undefined ? {} : { width: w }), ...(h === undefined ? {} : { height: h }) };
}

/** Crops the picture at its original resolution, around the focus. */
async function cropped(picture: Sharp, request: PictureRequest): Promise<Sharp> {
  const { width, height } = (await picture.metadata()).autoOrient;
  const part = { width: Math.min(request.w ?? width, width), height: Math.min(request.h ?? height, height) };
  const focus = request.f ?? 'center';
  const along = (room: number, start: string, end: string) =>
    focus.includes(start) ? 0 : focus.includes(end) ? room : Math.floor(room / 2);
  const left = along(width - part.width, 'left', 'right');
  const top = along(height - part.height, 'top', 'bottom');
  return picture.extract({ left, top, ...part });
}

function backgroundOf({ bg }: PictureRequest, opaque: boolean) {
  if (bg) return `#${bg.slice(4)}`;
  return opaque ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 };
}

async function resized(picture: Sharp, request: PictureRequest, opaque: boolean): Promise<Sharp> {
  const box = size(request);
  if (box.width === undefined && box.height === undefined) return picture;
  const position = positions[request.f ?? 'center'];
  switch (request.fit) {
    case 'pad':
      return picture.resize({
        ...box,
        fit: hasPadding(request) ? 'contain' : 'inside',
        background: backgroundOf(request, opaque),
        withoutEnlargement: true,
      });
    case 'scale':
      return picture.resize({ ...box, fit: 'fill' });
    case 'crop':
      return cropped(picture, request);
    case 'fill':
    case 'thumb':
      return picture.resize({ ...box, fit: 'cover', position, withoutEnlargement: true });
    case undefined:
      return picture.resize({ ...box, fit: 'inside', withoutEnlargement: true });
  }
}

/** The variant's bytes. Metadata such as where a photograph was taken is removed; the camera's rotation is applied. */
export async function renderPicture(
  file: string,
  request: PictureRequest,
  format: PictureFormat,
): Promise<Buffer> {
  const opaque = format === 'jpg';
  const picture = await resized(sharp(file).autoOrient(), request, opaque);
  if (format === 'png') return picture.png().toBuffer();
  const quality = request.q ?? DEFAULT_QUALITY[format];
  if (format === 'webp') return picture.webp({ quality }).toBuffer();
  if (format === 'avif') return picture.avif({ quality, effort: AVIF_EFFORT }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
