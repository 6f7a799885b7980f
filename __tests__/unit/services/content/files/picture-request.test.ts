/** Parameters that change nothing make no further variant, and no other picture. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '@/lib/browser/images/source-set';
import {
  parsePictureRequest,
  variantName,
  withinPicture,
  type PictureRequest,
} from '@/services/content/files/picture-request';
import { pictureSize, renderPicture } from '@/services/content/files/render-picture';

const nameOf = (parameters: Record<string, string>) => {
  const request = parsePictureRequest(parameters);
  return request && variantName(request);
};

describe('a background', () => {
  it.each([
    { w: '640', fit: 'fill' },
    { w: '640', h: '640', fit: 'thumb', fm: 'jpg' },
    { w: '640', h: '640' },
    { w: '640', fit: 'pad' },
    { fm: 'webp' },
  ])('is left out of %j, where nothing is padded', (parameters) => {
    expect(nameOf({ ...parameters, bg: 'rgb:123456' })).toBe(nameOf(parameters));
  });

  it('alone leaves the file as it is', () => {
    expect(parsePictureRequest({ bg: 'rgb:123456' })).toBeNull();
  });

  it('of padding is rounded to one of 16 steps; black, white and the colours of #rgb are exact', () => {
    const padded = (bg: string) => parsePictureRequest({ w: '640', h: '640', fit: 'pad', bg })?.bg;
    expect(['rgb:000000', 'rgb:FFFFFF', 'rgb:aa3300', 'rgb:10f8a7'].map(padded)).toEqual([
      'rgb:000000',
      'rgb:ffffff',
      'rgb:aa3300',
      'rgb:11ffaa',
    ]);
  });
});

it('a focus is left out where nothing is cut off', () => {
  expect(nameOf({ w: '640', f: 'top' })).toBe(nameOf({ w: '640' }));
  expect(nameOf({ w: '640', h: '640', fit: 'fill', f: 'top' })).not.toBe(
    nameOf({ w: '640', h: '640', fit: 'fill' }),
  );
});

describe('a box larger than the picture', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'picture-'));
    file = path.join(folder, 'source.png');
    const pixels = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, index) => (index * 7) % 256));
    await sharp(pixels, { raw: { width: 300, height: 200, channels: 3 } })
      .png()
      .withMetadata({ orientation: 6 })
      .toFile(file);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const boxes: PictureRequest[] = [
    { w: 4000, h: 4000 },
    { w: 4000, h: 100 },
    { w: 128, h: 4000 },
    { w: 4000 },
    { h: 4000 },
    { w: 128, h: 128 },
  ];
  const fits = [undefined, 'fill', 'thumb', 'crop', 'pad'] as const;
  const isLargerThanAllowed = ({ fit, w, h }: PictureRequest) => fit === 'pad' && w === 4000 && h === 4000;
  it.each(
    fits
      .flatMap((fit) => boxes.map((box) => ({ ...box, ...(fit && { fit, f: 'left' as const }) })))
      .filter((request) => !isLargerThanAllowed(request)),
  )('%j gives the same picture as the request that its variant is named after', async (request) => {
    const within = withinPicture(request, await pictureSize(file), 'webp');
    const [asked, given] = await Promise.all(
      [request, within].map((one) => renderPicture(file, one, 'webp')),
    );
    expect(given?.equals(asked ?? Buffer.of())).toBe(true);
  });

  it('is padded to its size around the picture, which is not enlarged', async () => {
    const padded = await renderPicture(file, { w: 640, h: 600, fit: 'pad', bg: 'rgb:ffffff' }, 'png');
    const { width, height } = await sharp(padded).metadata();
    const trimmed = await sharp(padded).trim().toBuffer({ resolveWithObject: true });
    expect([width, height, trimmed.info.width, trimmed.info.height]).toEqual([640, 600, 200, 300]);
  });

  it('makes no variant of its own', async () => {
    const own = await pictureSize(file);
    expect(own).toEqual({ width: 200, height: 300 });
    const nameWithin = (request: PictureRequest) => variantName(withinPicture(request, own, 'webp'));
    for (const fit of [undefined, 'fill', 'thumb', 'crop'] as const) {
      const other = fit && { fit };
      expect(nameWithin({ w: 4000, h: 3840, ...other })).toBe(nameWithin({ w: 640, h: 480, ...other }));
    }
    expect(nameWithin({ w: 4000, fit: 'scale' })).toBe(nameWithin({ w: 640, fit: 'scale' }));
  });

  it('is distorted to the shape that was asked for, and not enlarged', async () => {
    const scaled = async (request: PictureRequest) => {
      const within = withinPicture({ ...request, fit: 'scale' }, await pictureSize(file), 'webp');
      const { width, height } = await sharp(await renderPicture(file, within, 'webp')).metadata();
      return [width, height];
    };
    expect(await scaled({ w: 4000, h: 4000 })).toEqual([200, 200]);
    expect(await scaled({ w: 4000, h: 2000 })).toEqual([200, 100]);
    expect(await scaled({ w: 4000 })).toEqual([200, 300]);
    expect(await scaled({ w: 100, h: 150 })).toEqual([100, 150]);
  });
});

it('the quality of PNG, which is lossless, makes no variant', () => {
  const own = { width: 300, height: 200 };
  expect(withinPicture({ w: 200, q: 95 }, own, 'png')).toEqual({ w: 200 });
  expect(withinPicture({ w: 200, q: 95 }, own, 'avif')).toEqual({ w: 200, q: 95 });
});

describe('of a very large picture', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'picture-'));
    file = path.join(folder, 'source.jpg');
    await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#345' } }).toFile(file);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const MOST = 4 * 1024 * 1024;
  it.each([
    [{ fm: 'webp' }, 1.5],
    [{ w: '4000' }, 1.5],
    [{ w: '4000', h: '4000' }, 1.5],
    [{ h: '4000', fit: 'fill' }, 1.5],
    [{ w: '4000', h: '4000', fit: 'thumb' }, 1],
    [{ w: '4000', h: '2000', fit: 'crop' }, 2],
    [{ w: '4000', h: '4000', fit: 'scale' }, 1],
    [{ w: '4000', h: '4000', fit: 'pad' }, 1],
  ])('%j makes at most four megapixels, in its shape', async (parameters, ratio) => {
    const request = parsePictureRequest(parameters);
    const within = withinPicture(request ?? {}, await pictureSize(file), 'webp');
    const { width, height } = await sharp(await renderPicture(file, within, 'webp')).metadata();
    expect(width * height).toBeLessThanOrEqual(MOST);
    expect(width * height).toBeGreaterThan(MOST * 0.99);
    expect(width / height).toBeCloseTo(ratio, 2);
  });

  it('the sizes of pages are made as they are asked for', async () => {
    const own = await pictureSize(file);
    for (const w of PICTURE_WIDTHS)
      expect(withinPicture(parsePictureRequest({ w: String(w) }) ?? {}, own, 'webp')).toEqual({ w });
  });
});
