/** Well-known lines: which play, scene and speaker a query quotes (docs/search.md §4). */
import { works } from '../../data/lines.json';
import { typoLimit } from '../parameters';
import { NearPattern } from '../words/distance';
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

/** Terms of the query that occur in a line, in order, misspelt ones among them. */
export interface Quotation {
  line: KnownLine;
  terms: readonly string[];
}

/** A run of the query's terms that a line has, and those of them that are spelt as there. */
interface Run extends Quotation {
  spelt: readonly string[];
}

const isTelling = (term: string): boolean => !stopWords.has(term) && !isLight(term);
const isSame = (held: string | undefined, typed: string | undefined): boolean =>
  held !== undefined && typed !== undefined && (held === typed || numberVariants(held).includes(typed));

function better(best: Run | null, run: Run): Run {
  if (best === null) return run;
  const more = run.spelt.length - best.spelt.length || run.terms.length - best.terms.length;
  return more > 0 ? run : best;
}

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

  /** The run of the query's terms in one of the lines with most words spelt as there, and of several the longest. */
  longestRun(terms: readonly string[]): Run | null {
    let best: Run | null = null;
    const stands = terms.map((term) => this.standsFor(term));
    terms.forEach((first, start) => {
      for (const { entry, at } of this.places.get(first) ?? []) {
        let length = 1;
        while (stands[start + length]?.(entry.terms[at + length])) length++;
        if (best !== null && length <= best.spelt.length) continue;
        const run = terms.slice(start, start + length);
        const spelt = run.filter((term, index) => isSame(entry.terms[at + index], term));
        best = better(best, { line: entry.line, terms: run, spelt });
      }
    });
    return best;
  }

  /** Whether a typed word stands for one of a line: the same, or a misspelling of it (§2) that is itself in no line. */
  standsFor(typed: string): (held: string | undefined) => boolean {
    const limit = this.places.has(typed) ? 0 : typoLimit(typed);
    if (limit === 0) return (held) => isSame(held, typed);
    const pattern = new NearPattern(typed);
    return (held) =>
      held !== undefined &&
      Math.abs(held.length - typed.length) <= limit &&
      pattern.distance(held, limit) <= limit;
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
function isQuoted({ line, spelt }: Run, typed: number): boolean {
  if (spelt.length === typed && spelt.length === termsOf(line.words).length) return true;
  if (spelt.length * 2 < typed) return false;
  return spelt.length >= 4 || (spelt.length === 3 && spelt.some(isTelling));
}

/** Adds the query's other words that the line has: "a plague on both your houses". */
function widened({ line }: Run, terms: readonly string[]): Quotation {
  const held = termsOf(line.words);
  return { line, terms: terms.filter((term) => held.some(whole.standsFor(term))) };
}

/**
 * The line that a query quotes; null when it quotes none. `terms` are all terms of the query in order. Words that are spelt as in
 * the line must be enough by themselves; misspelt ones among them are the line's too: "is this a dager which I see".
 */
export function quotedLine(terms: readonly string[]): Quotation | null {
  if (terms.length < 2) return null;
  const word = whole.longestRun(terms);
  if (word && isQuoted(word, terms.length)) return widened(word, terms);
  // Two words that tell are enough when the query has no others that tell: "damned spot".
  const content = terms.filter(isTelling);
  if (content.length < 2) return null;
  const gist = gists.longestRun(content);
  return gist && gist.terms.length === content.length && gist.spelt.length >= 2 ? gist : null;
}
