/** Synonym phrases by their first term (docs/search.md §4). */
import { works as characters } from '../../data/characters.json';
import { scenes } from '../../data/scenes.json';
import synonyms from '../../data/synonyms.json';
import type { Synonyms } from '../../types';
import { isArticle } from './languages';
import { HALF_TYPED } from '../parameters';
import type { QueryText } from '../query/query';
import { contentTerms, termsOf } from './tokenise';
import { numberVariants, umlautVariant } from './variants';

/** The built-in table, with characters and named scenes, which stand for their plays. */
export function builtInSynonyms(): Synonyms {
  const { groups, oneWay } = synonyms;
  const lead = (work: string, names: readonly string[]) => names.map((from) => ({ from, to: [work] }));
  return {
    groups,
    oneWay: [
      ...oneWay,
      ...Object.entries(characters).flatMap(([work, names]) => lead(work, names)),
      ...scenes.flatMap(([name = '', work = '']) => lead(work, [name])),
    ],
  };
}

/** A phrase of the table in a query: the tokens that it takes up, and the phrases that stand for it. */
export interface StandsFor {
  tokens: readonly number[];
  alternatives: readonly (readonly string[])[];
}

interface Entry {
  /** For each word of the phrase, the tokens taken for it: the term, its singular and plural. */
  accepted: readonly ReadonlySet<string>[];
  alternatives: readonly (readonly string[])[];
}

export class SynonymTable {
  private readonly byFirst = new Map<string, Entry[]>();

  constructor({ groups, oneWay }: Synonyms) {
    for (const group of groups) {
      const phrases = group.map(fold);
      phrases.forEach((phrase, index) =>
        this.add(
          phrase,
          phrases.filter((_, other) => other !== index),
        ),
      );
    }
    for (const { from, to } of oneWay) this.add(fold(from), to.map(fold));
  }

  /** Where phrases of the table occur in the query. With `halfTyped`, the last word may be the beginning of one. */
  standingFor({ terms, tokens }: Pick<QueryText, 'terms' | 'tokens'>, halfTyped = false): StandsFor[] {
    const words = contentTerms(terms);
    const last = words.length - 1;
    const places = words.map((term) => tokens.findIndex((token) => token.term === term));
    const fits = (accepted: ReadonlySet<string>, place: number): boolean => {
      const term = words[place];
      if (term === undefined) return false;
      if ([term, ...umlautVariant(term)].some((spelt) => accepted.has(spelt))) return true;
      const begins = halfTyped && place === last && mayBegin(term);
      return begins && [...accepted].some((full) => full.startsWith(term));
    };
    return words.flatMap((term, start) =>
      this.startingWith(term, halfTyped && start === last)
        .filter(({ accepted }) => accepted.every((one, offset) => fits(one, start + offset)))
        .map(({ accepted, alternatives }) => ({
          tokens: places.slice(start, start + accepted.length),
          alternatives,
        })),
    );
  }

  private startingWith(term: string, halfTyped: boolean): readonly Entry[] {
    const spelt = [term, ...umlautVariant(term)];
    if (!halfTyped || !mayBegin(term)) return spelt.flatMap((one) => this.byFirst.get(one) ?? []);
    const begins = (first: string) => spelt.some((one) => first.startsWith(one));
    const entries = [...this.byFirst].flatMap(([first, held]) => (begins(first) ? held : []));
    return [...new Set(entries)];
  }

  /** A foreign article at the beginning may be missing: "Kirschgarten", "der Kirschgarten". */
  private add(phrase: readonly string[], to: readonly (readonly string[])[]): void {
    const [first = '', ...rest] = phrase;
    if (rest.length > 0 && isArticle(first)) this.add(rest, to);
    const accepted = phrase.map((term) => new Set([term, ...numberVariants(term)]));
    const entry = { accepted, alternatives: to.filter(({ length }) => length > 0) };
    for (const first of accepted[0] ?? []) {
      const entries = this.byFirst.get(first);
      if (entries) entries.push(entry);
      else this.byFirst.set(first, [entry]);
    }
  }
}

const mayBegin = (term: string): boolean => term.length >= HALF_TYPED;

const fold = (phrase: string): string[] => contentTerms(termsOf(phrase));
