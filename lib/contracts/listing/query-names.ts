/** Names of the API's query of a listing (R-API-12), which the browser needs only when it asks for other results than the page's. */
import { allFilterNames, secondFilterNames, type AggregationName } from './names';

/** R-SRT-2..6. */
export const sortOrders = ['name-asc', 'name-desc', 'rel-desc', 'age-desc', 'age-asc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** R-CON-12. `date` is the year of a production's date (R-VAL-4). */
export const aggregationNames = [
  'genre', 'theme', 'company', 'period', 'role', 'skill', 'level', 'type', 'subType', 'date',
] as const satisfies readonly AggregationName[]; // prettier-ignore

export const allAggregationNames = [...aggregationNames, ...secondFilterNames] as const;

/** R-ERR-9, word for word, for an unknown query name. */
export const UNKNOWN_FIELD_MESSAGE = 'field type not recognised';

/** Every query parameter that a listing accepts (R-API-12); the query schema has the same ones. */
export const listingQueryNames: ReadonlySet<string> = new Set([
  'limit', 'skip', 'sort_by', 'searchTerm', 'aggregations', 'country', 'blockedProfiles', 'explain', ...allFilterNames,
]); // prettier-ignore

/** R-VAL-4: the sub-types that the production-year filter forces into the request. */
export const PRODUCTION_YEAR_SUB_TYPES = ['Production', 'Audio production'] as const;

/**
 * `Prefer` value (RFC 7240) that requests items as cards. A server that does not support it responds with whole items,
 * which have every field of a card; an unknown query parameter would be refused instead (R-ERR-9).
 */
export const CARDS_PREFERENCE = 'return=minimal';
