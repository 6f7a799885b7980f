/** Who says the words of a query, and where, as docs/search.md §10 defines it, for the oracle. */
import { stemsOf } from '@/services/product/search/engine/words/languages';
import { numberForms, oracleTerms, type OracleQuery } from './oracle-text';
import type { SpokenDocument } from './engine-of';

export interface OracleSpoken {
  isExact: boolean;
}

const accepts = (term: string, said: string): boolean =>
  term === said ||
  numberForms(term).includes(said) ||
  stemsOf(term, 'en').some((stem) => stemsOf(said, 'en').includes(stem));

const wordsOf = ({ speech }: SpokenDocument) => (speech ?? []).flatMap(({ text }) => oracleTerms(text));

const stand = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_, from) =>
    phrase.every(
      (wanted, offset) => words[from + offset] !== undefined && accepts(wanted, words[from + offset]!),
    ),
  );

/** Whether a recording says the words in their order. */
export const saysVerbatim = (document: SpokenDocument, phrase: readonly string[]): boolean =>
  stand(wordsOf(document), phrase);

/** Whether a recording says the query's words in their order, or all demanded ones within thirteen words; null: neither. */
export function spokenIn(document: SpokenDocument, { terms, tokens }: OracleQuery): OracleSpoken | null {
  const words = wordsOf(document);
  const demanded = tokens.filter(({ role }) => role === 'demanded').map(({ term }) => term);
  if (demanded.length === 0) return null;
  const holds = (window: string[]) =>
    demanded.every((wanted) => window.some((said) => accepts(wanted, said)));
  const isExact = terms.length > 1 && stand(words, terms);
  return isExact || words.some((_, from) => holds(words.slice(from, from + 13))) ? { isExact } : null;
}
