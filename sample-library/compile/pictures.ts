/** Pictures that entries ask for, and their assets once they are drawn. */
import path from 'node:path';
import type { PictureFacts } from '@/sample-library/pictures/facts';
import { renderPictures } from '@/sample-library/pictures/render';
import { type Asset, asset } from './resource';

interface Wanted {
  facts: PictureFacts;
  alternativeText: string;
}

const PROGRESS_EVERY = 100;

export class PictureList {
  readonly #wanted = new Map<string, Wanted>();

  /** Notes a picture and answers with the id of its asset. */
  add(facts: PictureFacts, alternativeText: string): string {
    this.#wanted.set(facts.id, { facts, alternativeText });
    return facts.id;
  }

  all(): Wanted[] {
    return [...this.#wanted.values()];
  }
}

/** Draws what is missing and answers with the assets. */
export async function pictureAssets(
  list: PictureList,
  cacheDir: string,
  log: (line: string) => void,
): Promise<Asset[]> {
  const wanted = list.all();
  const drawn = await renderPictures(
    wanted.map(({ facts }) => facts),
    cacheDir,
    {
      onProgress: (done, total) => {
        if (done % PROGRESS_EVERY === 0 || done === total) log(`pictures: ${done} of ${total}`);
      },
    },
  );
  return wanted.flatMap(({ facts, alternativeText }, index) => {
    const file = drawn[index]?.file;
    if (file === undefined) return [];
    const localPath = path.relative(path.resolve(cacheDir), file);
    const fields = { title: facts.title, description: alternativeText };
    return [
      asset(facts.id, {
        ...fields,
        file: { fileName: `${facts.slug}.webp`, contentType: 'image/webp', localPath },
      }),
    ];
  });
}
