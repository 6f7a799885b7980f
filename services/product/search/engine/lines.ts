/** Well-known lines: which play, scene and speaker a query quotes (docs/search.md §4). */
import { works } from '../data/lines.json';
import { isLight, stopWords } from './languages';
import { termsOf } from './tokenise';
import { numberVariants } from './variants';

export interface KnownLine {
  work: string;
  /** `3.1` is act and scene; also `prologue`, or an act alone. */
  place: string;
  speaker: string;
  words: string;
}

interface Entry {
  line: KnownLine;
  terms: readonly string[];
}

/** Terms of the query that stand in a line, one after the other. */
export interface Quotation {
  line: KnownLine;
  terms: readonly string[];
}

const isTelling = (term: string): boolean => !stopWords.has(term) && !isLight(term);
const isSame = (one: string, other: string): boolean => one === other || numberVariants(one).includes(other);

const entries: readonly Entry[] = Object.entries(works).flatMap(([work, lines]) =>
  lines.map(([place = '', speaker = '', words = '']) => ({
    line: { work, place, speaker, words },
    terms: termsOf(words),
  })),
);
const telling: readonly Entry[] = entries.map(({ line, terms }) => ({
  line,
  terms: terms.filter(isTelling),
}));

/** The longest run of the query's terms that stands in one of the lines. */
function longestRun(terms: readonly string[], lines: readonly Entry[]): Quotation | null {
  let best: Quotation | null = null;
  for (const { line, terms: held } of lines)
    for (let from = 0; from < held.length; from++)
      for (let start = 0; start < terms.length; start++) {
        let length = 0;
        while (
          start + length < terms.length &&
          from + length < held.length &&
          isSame(terms[start + length] ?? '', held[from + length] ?? '')
        )
          length++;
        if (length > (best?.terms.length ?? 0)) best = { line, terms: terms.slice(start, start + length) };
      }
  return best;
}

/** Enough words to be no chance: four, or three of which one tells, and at least half of what was typed. */
function isQuoted({ terms }: Quotation, typed: number): boolean {
  if (terms.length * 2 < typed) return false;
  return terms.length >= 4 || (terms.length === 3 && terms.some(isTelling));
}

/** The line that a query quotes; null when it quotes none. `terms` are all terms of the query in order. */
export function quotedLine(terms: readonly string[]): Quotation | null {
  if (terms.length < 2) return null;
  const word = longestRun(terms, entries);
  if (word && isQuoted(word, terms.length)) return word;
  // Two words that tell are enough where nothing else that tells was typed: "damned spot".
  const content = terms.filter(isTelling);
  if (content.length < 2) return null;
  const gist = longestRun(content, telling);
  return gist && gist.terms.length === content.length ? gist : null;
}
