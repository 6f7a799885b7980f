import type { SortValue } from '@/lib/contracts/listing/names';
import type { SortOrder } from '@/lib/contracts/listing/query-names';

/** The API's sort order of a sort value (R-SRT-2, R-SRT-3, R-SRT-6). */
export const orderOfSort: Readonly<Record<SortValue, SortOrder>> = {
  ascending: 'name-asc',
  descending: 'name-desc',
  relevance: 'rel-desc',
  newest: 'age-desc',
  oldest: 'age-asc',
};
