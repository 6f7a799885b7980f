/** Sort values of the address and the API order each stands for (R-SRT-1 to R-SRT-9). */
import { sortValues, type SortOrder, type SortValue } from '@/lib/contracts/listing-names';

/** What the choice depends on. `prefersRelevance`: the screen ranks by relevance when nothing else is asked. */
export interface SortContext {
  q: string;
  prefersRelevance: boolean;
}

const orderOfSort: Readonly<Record<SortValue, SortOrder>> = {
  ascending: 'name-asc',
  descending: 'name-desc',
  relevance: 'rel-desc',
  newest: 'age-desc',
  oldest: 'age-asc',
};

/** R-VAL-1: text counts only if it is not blank. */
export function hasText(q: string): boolean {
  return q.trim() !== '';
}

/** What is used when the address says nothing: ascending, or relevance where there is text and the screen prefers it. */
export function defaultSort({ q, prefersRelevance }: SortContext): SortValue {
  return hasText(q) && prefersRelevance ? 'relevance' : 'ascending';
}

/** R-SRT-1..8. Unknown values count as absent; relevance without text is ascending. */
export function resolveSort(asked: string | null, context: SortContext): SortValue {
  const known = sortValues.find((value) => value === asked);
  if (!known) return defaultSort(context);
  return known === 'relevance' && !hasText(context.q) ? 'ascending' : known;
}

/** R-SRT-2, R-SRT-3, R-SRT-6. */
export function sortOrderOf(sort: SortValue): SortOrder {
  return orderOfSort[sort];
}

/** R-SRT-9: relevance is offered only where there is text to be relevant to. */
export function offeredSorts(q: string): readonly SortValue[] {
  return hasText(q)
    ? ['relevance', 'ascending', 'descending', 'newest', 'oldest']
    : ['ascending', 'descending', 'newest', 'oldest'];
}
