/** Finds words in a text whatever their case and accents, where the text is shown as it is written. Pure. */
import { folded } from './fold';

/** Splits the text at matches of the words, so that they can be marked. The parts joined are the whole text. */
export function splitAtWords(text: string, words: string): { part: string; match: boolean }[] {
  const wanted = folded(words);
  // Folding each character separately lets positions in the folded text be mapped back to the original text.
  const characters = [...text].map((character) => ({ character, fold: folded(character) }));
  const places = characters.flatMap(({ fold }, index) => [...fold].map(() => index));
  const haystack = characters.map(({ fold }) => fold).join('');
  const parts: { part: string; match: boolean }[] = [];
  const slice = (from: number, to: number) =>
    characters
      .slice(from, to)
      .map(({ character }) => character)
      .join('');
  let from = 0;
  let at = wanted === '' ? -1 : haystack.indexOf(wanted);
  while (at >= 0) {
    const start = places[at] ?? 0;
    const end = (places[at + wanted.length - 1] ?? start) + 1;
    if (start > from) parts.push({ part: slice(from, start), match: false });
    parts.push({ part: slice(start, end), match: true });
    from = end;
    at = haystack.indexOf(wanted, at + wanted.length);
  }
  if (from < characters.length || parts.length === 0)
    parts.push({ part: slice(from, characters.length), match: false });
  return parts;
}
