/** Which addresses count as a search (contract library-standards §1.1): submitting one, changing a filter, opening a listing. */
import { segmentOfType, typesWith } from '@/lib/contracts/catalogue/content-types';

const SEARCHES: ReadonlySet<string> = new Set([
  'search',
  ...typesWith('listed').map((type) => segmentOfType[type]),
]);

/** Paging and sorting are not new searches: they show the same results. */
const SAME_SEARCH: ReadonlySet<string> = new Set(['page', 'sort_by']);

/** Key of the search in an address, equal for every page and sort order of it; null if it is not a search. */
export function searchKey(path: string, query: string): string | null {
  const segment = path.replace(/^\/|\/$/g, '');
  if (!SEARCHES.has(segment)) return null;
  const asked = [...new URLSearchParams(query)].filter(([name]) => !SAME_SEARCH.has(name));
  const pairs = asked.map((pair) => new URLSearchParams([pair]).toString());
  return `${segment}?${pairs.toSorted().join('&')}`;
}

/** Whether opening an address directly counts as a search: another page or sort order of results does not. */
export const beginsSearch = (path: string, query: string): boolean =>
  searchKey(path, query) !== null &&
  ![...new URLSearchParams(query).keys()].some((name) => SAME_SEARCH.has(name));
