/** Filter values that a text names, among those that documents of the view have (docs/search.md §7). */
import { aggregationOfFilter, allFilterNames } from '@/lib/contracts/listing/names';
import type { NamedValue } from '../../types';
import type { FacetDictionary, FacetRecord } from '../index/facet-dictionary';
import { HALF_TYPED } from '../parameters';
import type { Segment } from '../index/segment';
import type { SynonymTable } from '../words/synonyms';
import { contentTerms, termsOf } from '../words/tokenise';
import { viewCounts } from './browse';
import { collate } from './order';
import { parseQuery } from './query';
import type { View } from './views';

/** Words that a name must all have; with `halfTyped`, the last may be the beginning of one. */
interface Phrase {
  words: readonly string[];
  halfTyped: boolean;
}

const words = new WeakMap<FacetRecord, readonly string[]>();

function wordsOf(record: FacetRecord): readonly string[] {
  const known = words.get(record);
  if (known) return known;
  const found = contentTerms(termsOf(record.name));
  words.set(record, found);
  return found;
}

/** The text itself, and the phrases that stand for the whole of it. */
export function phrasesOf(text: string, synonyms: Pick<SynonymTable, 'standingFor'>): Phrase[] {
  const { terms, tokens, excluded } = parseQuery(text);
  if (tokens.length === 0 || excluded.length > 0) return [];
  const typed = contentTerms(terms);
  const meant = synonyms
    .standingFor({ terms, tokens }, true)
    .filter((one) => one.tokens.length === typed.length)
    .flatMap(({ alternatives }) => alternatives);
  return [
    { words: typed, halfTyped: (typed.at(-1) ?? '').length >= HALF_TYPED },
    ...meant.map((phrase) => ({ words: phrase, halfTyped: false })),
  ];
}

/** 0: not named; 1: some of the name's words; 2: all of them. */
function fitOf(name: readonly string[], { words: wanted, halfTyped }: Phrase): number {
  const has = (term: string, place: number) =>
    name.some((word) => (halfTyped && place === wanted.length - 1 ? word.startsWith(term) : word === term));
  if (!wanted.every(has)) return 0;
  return wanted.length === name.length ? 2 : 1;
}

/** The values that one of the phrases names, the fullest match first, then the most frequent. */
export function namedValues(
  { facets, segments }: { facets: FacetDictionary; segments: readonly Segment[] },
  view: View,
  phrases: readonly Phrase[],
): NamedValue[] {
  const counts = viewCounts(segments, view, facets.size);
  const named = facets.all().flatMap((record, id) => {
    const filter = allFilterNames[record.family];
    const count = counts[id] ?? 0;
    // Standards are chosen step by step, by subject and grade.
    if (count === 0 || filter === undefined || aggregationOfFilter[filter] === null) return [];
    const fit = Math.max(0, ...phrases.map((phrase) => fitOf(wordsOf(record), phrase)));
    return fit > 0 ? [{ fit, value: { filter, key: record.key, name: record.name, count } }] : [];
  });
  return named
    .sort((a, b) => b.fit - a.fit || b.value.count - a.value.count || collate(a.value.name, b.value.name))
    .map(({ value }) => value);
}
