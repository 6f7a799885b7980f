/**
 * Vocabulary of listings: sort orders, aggregations, filters. Apart from the schemas, so that the browser can use the
 * names without loading the schema library.
 */

/** R-SRT-2..6: address values, and the API order each stands for. */
export const sortOrders = ['name-asc', 'name-desc', 'rel-desc', 'age-desc', 'age-asc'] as const;
export type SortOrder = (typeof sortOrders)[number];
export const sortValues = ['ascending', 'descending', 'relevance', 'newest', 'oldest'] as const;
export type SortValue = (typeof sortValues)[number];

/** R-CON-12. `date` is the year of the item's date. */
export const aggregationNames = [
  'genre', 'theme', 'company', 'period', 'role', 'skill', 'level', 'type', 'subType', 'date',
] as const; // prettier-ignore

/**
 * The second list of filters, each counted by the aggregation of its own name: what can be watched or heard, how long it
 * takes, the language spoken, languages to read what is said in, ages it is for. R-CON-12 and R-CON-13 stay as they are.
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

/** Every name that the query of a listing may have (R-API-12); the schema of the query has the same. */
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
 * The preference (RFC 7240) for items as cards. Only a wish: a server that does not know it answers with whole items,
 * which are cards with more beside; a query name it did not know would be refused (R-ERR-9).
 */
export const CARDS_PREFERENCE = 'return=minimal';
