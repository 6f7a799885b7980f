/** Sort values of page addresses (R-SRT-1 to R-SRT-9). */
import { sortValues, type SortValue } from '@/lib/contracts/listing/names';

/** What the default depends on. `prefersRelevance`: the screen sorts by relevance if no sort is chosen and there is text. */
export interface SortContext {
  q: string;
  prefersRelevance: boolean;
}

/** R-VAL-1: text counts only if it is not blank. */
export function hasText(q: string): boolean {
  return q.trim() !== '';
}

/** Sort used if the address has none: relevance if there is text and the screen prefers it, otherwise ascending. */
export function defaultSort({ q, prefersRelevance }: SortContext): SortValue {
  return hasText(q) && prefersRelevance ? 'relevance' : 'ascending';
}

/** R-SRT-1..8. An unknown value is ascending (R-SRT-7), and so is relevance without text. */
export function resolveSort(asked: string | null, context: SortContext): SortValue {
  const known = sortValues.find((value) => value === asked);
  if (!known) return asked ? 'ascending' : defaultSort(context);
  return known === 'relevance' && !hasText(context.q) ? 'ascending' : known;
}

/** R-SRT-9: relevance is offered only if there is search text. */
export function offeredSorts(q: string): readonly SortValue[] {
  return hasText(q)
    ? ['relevance', 'ascending', 'descending', 'newest', 'oldest']
    : ['ascending', 'descending', 'newest', 'oldest'];
}
