/** Pictures that entries ask for, and their assets once they are drawn. */
import type { PictureFacts } from '@/catalogue/pictures/facts';
import { type Asset } from './resource';

interface Wanted {
  facts: PictureFacts;
  alternativeText: string;
}

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
  log(`pictures: ${list.all().length} wanted, none drawn yet (${cacheDir})`);
  return [];
}
