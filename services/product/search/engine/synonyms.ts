/** Synonym phrases by their first term (docs/search.md §4). */
import { z } from 'zod';
import type { Synonyms } from '../types';
import { contentTerms, termsOf, type Token } from './tokenise';
import { numberVariants } from './variants';

/** What the synonyms file must hold; `note` is for its readers. */
export const synonymsSchema = z.object({
  note: z.string().optional(),
  groups: z.array(z.array(z.string().min(1)).min(2)),
  oneWay: z.array(z.object({ from: z.string().min(1), to: z.array(z.string().min(1)).min(1) })),
});

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

  /** For each token, the phrases that stand for it here. */
  forTokens(tokens: readonly Token[]): (readonly string[])[][] {
    const found: (readonly string[])[][] = tokens.map(() => []);
    tokens.forEach(({ term }, start) => {
      for (const { accepted, alternatives } of this.byFirst.get(term) ?? []) {
        if (!accepted.every((terms, offset) => terms.has(tokens[start + offset]?.term ?? ''))) continue;
        accepted.forEach((_, offset) => found[start + offset]?.push(...alternatives));
      }
    });
    return found;
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

const fold = (phrase: string): string[] => contentTerms(termsOf(phrase));
