/** Well-known lines: which play, scene and speaker a query quotes (docs/search.md §4). */
import { works } from '../../data/lines.json';
import { isLight, stopWords } from '../words/languages';
import { termsOf } from '../words/tokenise';
import { numberVariants } from '../words/variants';

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

/** Terms of the query that occur in a line, in order. */
export interface Quotation {
  line: KnownLine;
  terms: readonly string[];
}

const isTelling = (term: string): boolean => !stopWords.has(term) && !isLight(term);
const isSame = (held: string | undefined, typed: string | undefined): boolean =>
  held !== undefined && typed !== undefined && (held === typed || numberVariants(held).includes(typed));

/** Index of lines by word: a query has few words, the lines have thousands. */
class Lines {
  private readonly places = new Map<string, { entry: Entry; at: number }[]>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries)
      entry.terms.forEach((term, at) => {
        for (const form of new Set([term, ...numberVariants(term)])) {
          const places = this.places.get(form) ?? [];
          places.push({ entry, at });
          this.places.set(form, places);
        }
      });
  }

  /** The longest run of the query's terms that occurs in one of the lines. */
  longestRun(terms: readonly string[]): Quotation | null {
    let best: Quotation | null = null;
    terms.forEach((first, start) => {
      for (const { entry, at } of this.places.get(first) ?? []) {
        let length = 1;
        while (isSame(entry.terms[at + length], terms[start + length])) length++;
        if (length > (best?.terms.length ?? 0))
          best = { line: entry.line, terms: terms.slice(start, start + length) };
      }
    });
    return best;
  }
}

const entries: readonly Entry[] = Object.entries(works).flatMap(([work, lines]) =>
  lines.map(([place = '', speaker = '', words = '']) => ({
    line: { work, place, speaker, words },
    terms: termsOf(words),
  })),
);
const whole = new Lines(entries);
const gists = new Lines(entries.map(({ line, terms }) => ({ line, terms: terms.filter(isTelling) })));

/** Enough not to be chance: the whole line; or four words, or three with one that tells, and at least half of the query. */
function isQuoted({ line, terms }: Quotation, typed: number): boolean {
  if (terms.length === typed && terms.length === termsOf(line.words).length) return true;
  if (terms.length * 2 < typed) return false;
  return terms.length >= 4 || (terms.length === 3 && terms.some(isTelling));
}

/** Adds the query's other words that the line has: "a plague on both your houses". */
function widened(quotation: Quotation, terms: readonly string[]): Quotation {
  const held = termsOf(quotation.line.words);
  return { ...quotation, terms: terms.filter((term) => held.some((one) => isSame(one, term))) };
}

/** The line that a query quotes; null when it quotes none. `terms` are all terms of the query in order. */
export function quotedLine(terms: readonly string[]): Quotation | null {
  if (terms.length < 2) return null;
  const word = whole.longestRun(terms);
  if (word && isQuoted(word, terms.length)) return widened(word, terms);
  // Two words that tell are enough when the query has no others that tell: "damned spot".
  const content = terms.filter(isTelling);
  if (content.length < 2) return null;
  const gist = gists.longestRun(content);
  return gist && gist.terms.length === content.length ? gist : null;
}
