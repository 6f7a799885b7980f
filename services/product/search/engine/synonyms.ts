/** Synonym phrases by their first term (docs/search.md §4). */
import { z } from 'zod';
import type { Synonyms } from '../types';
import { contentTerms, termsOf, type Token } from './tokenise';

/** What the synonyms file must hold; `note` is for its readers. */
export const synonymsSchema = z.object({
  note: z.string().optional(),
  groups: z.array(z.array(z.string().min(1)).min(2)),
  oneWay: z.array(z.object({ from: z.string().min(1), to: z.array(z.string().min(1)).min(1) })),
});

interface Entry {
  phrase: readonly string[];
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
    tokens.forEach((token, start) => {
      for (const { phrase, alternatives } of this.byFirst.get(token.term) ?? []) {
        if (!phrase.every((term, offset) => tokens[start + offset]?.term === term)) continue;
        phrase.forEach((_, offset) => found[start + offset]?.push(...alternatives));
      }
    });
    return found;
  }

  private add(phrase: readonly string[], alternatives: readonly (readonly string[])[]): void {
    const first = phrase[0];
    if (first === undefined) return;
    const entries = this.byFirst.get(first) ?? [];
    entries.push({ phrase, alternatives: alternatives.filter(({ length }) => length > 0) });
    this.byFirst.set(first, entries);
  }
}

const fold = (phrase: string): string[] => contentTerms(termsOf(phrase));
