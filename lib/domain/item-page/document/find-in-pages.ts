/** Finds words in the pages of a document: one page number, from 1, for each match. */
import { splitAtWords } from '../../text/split-at-words';

export function findInPages(words: string, pages: readonly string[]): number[] {
  const wanted = words.trim();
  if (wanted === '') return [];
  return pages.flatMap((text, index) =>
    splitAtWords(text, wanted)
      .filter(({ match }) => match)
      .map(() => index + 1),
  );
}
