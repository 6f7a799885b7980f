/** Changes of the listing state. Every change except that of the page resets it to page 1 (R-QRY-5). */
import type { FilterName, SortValue } from '@/lib/contracts/listing/names';
import { normaliseValues, type ListingState } from './address';
import { defaultSort, hasText } from './sort';

/** Replaces the values of one filter; an empty list removes the filter. */
export function withFilter(state: ListingState, name: FilterName, values: readonly string[]): ListingState {
  const { [name]: _replaced, ...rest } = state.filters;
  const normal = normaliseValues(name, values);
  return { ...state, filters: normal.length > 0 ? { ...rest, [name]: normal } : rest, page: 1 };
}

/** Adds the value, or removes it if it was chosen. */
export function toggleFilter(state: ListingState, name: FilterName, value: string): ListingState {
  const values = state.filters[name] ?? [];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return withFilter(state, name, next);
}

/** Removes every filter; keeps the text, the sort order and the choices of the standards mode. */
export function withoutFilters(state: ListingState): ListingState {
  const standard = state.standards ? state.filters.standard : undefined;
  return { ...state, filters: standard ? { standard } : {}, page: 1 };
}

/** Sets the search text. A default sort order follows the new text (best matches where preferred); a chosen one stays. */
export function withText(state: ListingState, q: string, prefersRelevance: boolean): ListingState {
  const text = q.trim();
  const usual = defaultSort({ q: state.q, prefersRelevance });
  const follows = state.sort === usual || (state.sort === 'relevance' && !hasText(text));
  return {
    ...state,
    q: text,
    sort: follows ? defaultSort({ q: text, prefersRelevance }) : state.sort,
    page: 1,
  };
}

export function withSort(state: ListingState, sort: SortValue): ListingState {
  return { ...state, sort, page: 1 };
}

export function withPage(state: ListingState, page: number): ListingState {
  return { ...state, page };
}
