/** When an address is a search (contract library-standards §1.1): submitting one, changing a filter, opening a listing. */
import { segmentOfType, typesWith } from '@/lib/contracts/content-types';

const SEARCHES: ReadonlySet<string> = new Set([
  'search',
  ...typesWith('listed').map((type) => segmentOfType[type]),
]);

/** Turning a page or sorting shows what was found already. */
const SAME_SEARCH: ReadonlySet<string> = new Set(['page', 'sort_by']);

/** What is searched for, equal for addresses that show one search in different ways; null where nothing is. */
export function searchKey(path: string, query: string): string | null {
  const segment = path.replace(/^\/|\/$/g, '');
  if (!SEARCHES.has(segment)) return null;
  const asked = [...new URLSearchParams(query)].filter(([name]) => !SAME_SEARCH.has(name));
  const pairs = asked.map((pair) => new URLSearchParams([pair]).toString());
  return `${segment}?${pairs.toSorted().join('&')}`;
}

/** Whether an address that is opened by itself begins a search: a further page or another order does not. */
export const beginsSearch = (path: string, query: string): boolean =>
  searchKey(path, query) !== null &&
  ![...new URLSearchParams(query).keys()].some((name) => SAME_SEARCH.has(name));
