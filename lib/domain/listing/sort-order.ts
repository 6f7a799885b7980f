import type { SortValue } from '@/lib/contracts/listing/names';
import type { SortOrder } from '@/lib/contracts/listing/query-names';

const orderOfSort: Readonly<Record<SortValue, SortOrder>> = {
  ascending: 'name-asc',
  descending: 'name-desc',
  relevance: 'rel-desc',
  newest: 'age-desc',
  oldest: 'age-asc',
};

/** The API's sort order of a sort value (R-SRT-2, R-SRT-3, R-SRT-6). */
export function sortOrderOf(sort: SortValue): SortOrder {
  return orderOfSort[sort];
}
