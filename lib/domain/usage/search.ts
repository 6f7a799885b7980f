/** Which addresses count as a search (contract library-standards §1.1): submitting one, changing a filter, opening a listing. */
import { contentTypes, isListedType, segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { isVocabulary } from '../listing/vocabulary';

/** The page of a vocabulary, such as all themes, lists its terms and searches for nothing. */
const SEARCHES: ReadonlySet<string> = new Set([
  'search',
  ...contentTypes.filter(isListedType).flatMap((type) => (isVocabulary(type) ? [] : segmentOfType[type])),
]);

/** Paging and sorting are not new searches: they show the same results. */
const SAME_SEARCH: ReadonlySet<string> = new Set(['page', 'sort_by']);

/**
 * The mode of /search in which nothing is searched for before a standard is chosen (R-VAL-3). Where it is not allowed:
 * docs/decisions/0114.
 */
const isUnasked = (segment: string, query: URLSearchParams): boolean =>
  segment === 'search' && query.get('mode') === 'standards' && !query.has('standard');

/** Key of the search in an address, equal for every page and sort order of it; null if it is not a search. */
export function searchKey(path: string, query: string): string | null {
  const segment = path.replace(/^\/|\/$/g, '');
  const names = new URLSearchParams(query);
  if (!SEARCHES.has(segment) || isUnasked(segment, names)) return null;
  const asked = [...names].filter(([name]) => !SAME_SEARCH.has(name));
  const pairs = asked.map((pair) => new URLSearchParams([pair]).toString());
  return `${segment}?${pairs.toSorted().join('&')}`;
}

/** Whether opening an address directly counts as a search: another page or sort order of results does not. */
export const beginsSearch = (path: string, query: string): boolean =>
  searchKey(path, query) !== null &&
  ![...new URLSearchParams(query).keys()].some((name) => SAME_SEARCH.has(name));
