/**
 * Compiles pictures into WebP masters, kept by a hash of what is in them: a picture whose art and facts have not
 * changed is not drawn again. Titles and ids are not in the hash, so items that look the same share a file.
 */
import { createHash } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '@/lib/platform/files/write-atomically';
import { drawPicture } from './draw';
import type { PictureFacts } from './facts';
import { HEIGHT, WIDTH } from './paint';

export interface RenderedPicture {
  id: string;
  /** Absolute path of the WebP. */
  file: string;
  /** Hash of the content, which is also the file's name. */
  hash: string;
  width: number;
  height: number;
  bytes: number;
}

export interface RenderOptions {
  onProgress?: (done: number, total: number) => void;
}

/** WebP: quality for flat art with soft light; effort 0 is four times as fast as the default and 15 % larger. */
const webp = { quality: 80, effort: 0 } as const;
const ENCODING = `webp ${webp.quality} ${webp.effort}`;

async function renderOne(facts: PictureFacts, folder: string): Promise<RenderedPicture> {
  const markup = drawPicture(facts);
  const hash = createHash('sha256').update(ENCODING).update(markup).digest('hex').slice(0, 32);
  const file = path.join(folder, `${hash}.webp`);
  const known = await stat(file).catch(() => null);
  if (known) return { id: facts.id, file, hash, width: WIDTH, height: HEIGHT, bytes: known.size };
  // Written aside first: another process may be reading, or compiling the same library.
  await writeAtomically(file, (partial) => sharp(Buffer.from(markup)).webp(webp).toFile(partial));
  const { size } = await stat(file);
  return { id: facts.id, file, hash, width: WIDTH, height: HEIGHT, bytes: size };
}

/** Renders the list under `{cacheDir}/pictures`, as many at once as there are processors; answers in list order. */
export async function renderPictures(
  list: readonly PictureFacts[],
  cacheDir: string,
  { onProgress }: RenderOptions = {},
): Promise<RenderedPicture[]> {
  const folder = path.resolve(cacheDir, 'pictures');
  await mkdir(folder, { recursive: true });
  const results: RenderedPicture[] = [];
  const queue = list.entries();
  let done = 0;
  const work = async () => {
    for (const [index, facts] of queue) {
      results[index] = await renderOne(facts, folder);
      done += 1;
      onProgress?.(done, list.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
