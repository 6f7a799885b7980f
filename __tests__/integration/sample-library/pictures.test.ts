import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureFacts } from '@/sample-library/pictures/facts';
import { renderPictures } from '@/sample-library/pictures/render';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const list: PictureFacts[] = (['production', 'title', 'person'] as const).map((kind) => {
  return { id: `picture-${kind}`, kind, title: 'A', slug: 'a', seed: 'a' };
});

describe('pictures on disk', () => {
  it('are WebP masters of 1280 by 720, named by their content, in the order asked for', async () => {
    const steps: [number, number][] = [];
    const rendered = await renderPictures(list, folder, {
      onProgress: (done, total) => steps.push([done, total]),
    });
    expect(rendered.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
    for (const { file, hash, bytes, width, height } of rendered) {
      expect(path.basename(file)).toBe(`${hash}.webp`);
      expect(bytes).toBe((await stat(file)).size);
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height });
    }
    expect(steps.at(-1)).toEqual([3, 3]);
    expect(await readdir(path.join(folder, 'pictures'))).toHaveLength(3);
  });

  it('are drawn once: a second run leaves them as they are', async () => {
    const [first] = await renderPictures(list, folder);
    await utimes(first!.file, 1000, 1000);
    const [again] = await renderPictures(list, folder);
    expect(again).toEqual(first);
    expect((await stat(again!.file)).mtimeMs).toBe(1_000_000);
  });
});
