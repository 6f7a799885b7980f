/** Converts a listing state to the query of `GET /api/{listing}` (R-QRY-2, R-API-12, R-VAL-1..6). */
import { allFilterNames, type AggregationName, type FilterName } from '@/lib/contracts/listing/names';
import { allAggregationNames, PRODUCTION_YEAR_SUB_TYPES } from '@/lib/contracts/listing/query-names';
import type { FilterValues, ListingScreen, ListingState } from './address';
import { hasText } from './sort';
import { orderOfSort } from './sort-order';

/**
 * R-VAL-4..6: a production year adds the two production sub-types to the request, in addition to those the user chose.
 * The address does not change, so removing the year removes them too.
 */
function requestedValues(filters: FilterValues, name: FilterName): readonly string[] {
  const chosen = filters[name] ?? [];
  if (name !== 'subType' || !filters.productionYear) return chosen;
  return [...new Set([...chosen, ...PRODUCTION_YEAR_SUB_TYPES])];
}

/** Query of the request; the values of a filter are separated by commas. */
export function listingQuery(
  state: ListingState,
  screen: ListingScreen,
  aggregations: readonly AggregationName[] = allAggregationNames,
): URLSearchParams {
  const query = new URLSearchParams({
    limit: String(screen.pageSize),
    skip: String((state.page - 1) * screen.pageSize),
    sort_by: orderOfSort[state.sort],
  });
  if (hasText(state.q)) query.set('searchTerm', state.q.trim());
  for (const name of allFilterNames) {
    const values = requestedValues(state.filters, name);
    if (values.length > 0) query.set(name, values.join(','));
  }
  if (aggregations.length > 0) query.set('aggregations', aggregations.join(','));
  return query;
}
