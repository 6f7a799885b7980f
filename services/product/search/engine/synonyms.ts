/** Synonym phrases by their first term (docs/search.md §4). */
import { z } from 'zod';
import { works as characters } from '../data/characters.json';
import { scenes } from '../data/scenes.json';
import synonyms from '../data/synonyms.json';
import type { Synonyms } from '../types';
import type { Token } from './query';
import { contentTerms, termsOf } from './tokenise';
import { numberVariants } from './variants';

/** What the synonyms file must hold; `note` is for its readers. */
const synonymsSchema = z.object({
  note: z.string().optional(),
  groups: z.array(z.array(z.string().min(1)).min(2)),
  oneWay: z.array(z.object({ from: z.string().min(1), to: z.array(z.string().min(1)).min(1) })),
});

/** The library's own table, and plays by their characters and by the scenes that have a name. */
export function builtInSynonyms(): Synonyms {
  const { groups, oneWay } = synonymsSchema.parse(synonyms);
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

  /** For each token, the phrases that stand for it here. With `halfTyped`, the last token may be the beginning of a word. */
  forTokens(tokens: readonly Token[], halfTyped = false): (readonly string[])[][] {
    const found: (readonly string[])[][] = tokens.map(() => []);
    const last = tokens.length - 1;
    const fits = (terms: ReadonlySet<string>, place: number): boolean => {
      const term = tokens[place]?.term;
      if (term === undefined) return false;
      if (terms.has(term)) return true;
      return (
        halfTyped && place === last && mayBegin(term) && [...terms].some((full) => full.startsWith(term))
      );
    };
    tokens.forEach(({ term }, start) => {
      for (const { accepted, alternatives } of this.startingWith(term, halfTyped && start === last)) {
        if (!accepted.every((terms, offset) => fits(terms, start + offset))) continue;
        accepted.forEach((_, offset) => found[start + offset]?.push(...alternatives));
      }
    });
    return found;
  }

  private startingWith(term: string, halfTyped: boolean): readonly Entry[] {
    if (!halfTyped || !mayBegin(term)) return this.byFirst.get(term) ?? [];
    const entries = [...this.byFirst].flatMap(([first, held]) => (first.startsWith(term) ? held : []));
    return [...new Set(entries)];
  }

  private add(phrase: readonly string[], to: readonly (readonly string[])[]): void {
    const accepted = phrase.map((term) => new Set([term, ...numberVariants(term)]));
    const entry = { accepted, alternatives: to.filter(({ length }) => length > 0) };
    for (const first of accepted[0] ?? []) {
      const entries = this.byFirst.get(first);
      if (entries) entries.push(entry);
      else this.byFirst.set(first, [entry]);
    }
  }
}

const HALF_TYPED = 3;
const mayBegin = (term: string): boolean => term.length >= HALF_TYPED;

const fold = (phrase: string): string[] => contentTerms(termsOf(phrase));
