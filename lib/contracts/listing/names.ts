/**
 * Names used by listings: sort orders, aggregations, filters. Apart from the schemas, so that the browser can use them
 * without loading the schema library.
 */

/** R-SRT-2..6: sort orders of the API, and below, their values in page addresses. */
export const sortOrders = ['name-asc', 'name-desc', 'rel-desc', 'age-desc', 'age-asc'] as const;
export type SortOrder = (typeof sortOrders)[number];
export const sortValues = ['ascending', 'descending', 'relevance', 'newest', 'oldest'] as const;
export type SortValue = (typeof sortValues)[number];

/** R-CON-12. `date` is the year of the item's date. */
export const aggregationNames = [
  'genre', 'theme', 'company', 'period', 'role', 'skill', 'level', 'type', 'subType', 'date',
] as const; // prettier-ignore

/**
 * The second list of filters, each counted by the aggregation of the same name: video or audio, duration, spoken language,
 * languages of captions, age of the learners. Apart, so that R-CON-12 and R-CON-13 stay as specified.
 */
export const secondFilterNames = ['watch', 'duration', 'language', 'captions', 'age'] as const;
type SecondFilterName = (typeof secondFilterNames)[number];
export const allAggregationNames = [...aggregationNames, ...secondFilterNames] as const;
export type AggregationName = (typeof allAggregationNames)[number];

/** R-CON-13: the fourteen filters, in canonical address order. */
export const filterNames = [
  'genre', 'course', 'form', 'theme', 'type', 'subType', 'company', 'period', 'role',
  'englishSkill', 'theatreSkill', 'level', 'productionYear', 'standard',
] as const; // prettier-ignore
/** Both lists, in canonical address order. */
export const allFilterNames = [...filterNames, ...secondFilterNames] as const;
export type FilterName = (typeof filterNames)[number] | SecondFilterName;

/** R-ERR-9, word for word, for an unknown query name. */
export const UNKNOWN_FIELD_MESSAGE = 'field type not recognised';

/** Every query parameter that a listing accepts (R-API-12); the query schema has the same ones. */
export const listingQueryNames: ReadonlySet<string> = new Set([
  'limit', 'skip', 'sort_by', 'searchTerm', 'aggregations', 'country', 'blockedProfiles', 'explain', ...allFilterNames,
]); // prettier-ignore

/** R-CON-14: the aggregation that counts each filter's options; standards have none. */
export const aggregationOfFilter = {
  genre: 'genre',
  course: 'theme',
  form: 'theme',
  theme: 'theme',
  type: 'type',
  subType: 'subType',
  company: 'company',
  period: 'period',
  role: 'role',
  englishSkill: 'skill',
  theatreSkill: 'skill',
  level: 'level',
  productionYear: 'date',
  standard: null,
  watch: 'watch',
  duration: 'duration',
  language: 'language',
  captions: 'captions',
  age: 'age',
} as const satisfies Record<FilterName, AggregationName | null>;

/** R-VAL-4: the sub-types that the production-year filter forces into the request. */
export const PRODUCTION_YEAR_SUB_TYPES = ['Production', 'Audio production'] as const;

/**
 * `Prefer` value (RFC 7240) that requests items as cards. A server that does not support it responds with whole items,
 * which have every field of a card; an unknown query parameter would be refused instead (R-ERR-9).
 */
export const CARDS_PREFERENCE = 'return=minimal';
