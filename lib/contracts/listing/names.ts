/**
 * Names of listings: sort values, filters, aggregations. Apart from the schemas and from the names of the API's query
 * (query-names.ts), because they are in the first script of every listing.
 */

/** R-SRT-2..6: sort orders in page addresses. */
export const sortValues = ['ascending', 'descending', 'relevance', 'newest', 'oldest'] as const;
export type SortValue = (typeof sortValues)[number];

/**
 * The second list of filters, each counted by the aggregation of the same name: video or audio, duration, spoken language,
 * languages of captions, other access features, age of the learners. Apart, so that R-CON-12 and R-CON-13 stay as specified.
 */
export const secondFilterNames = ['watch', 'duration', 'language', 'captions', 'access', 'age'] as const;
type SecondFilterName = (typeof secondFilterNames)[number];

/** R-CON-13: the fourteen filters, in canonical address order. */
export const filterNames = [
  'genre', 'course', 'form', 'theme', 'type', 'subType', 'company', 'period', 'role',
  'englishSkill', 'theatreSkill', 'level', 'productionYear', 'standard',
] as const; // prettier-ignore
/** Both lists, in canonical address order. */
export const allFilterNames = [...filterNames, ...secondFilterNames] as const;
export type FilterName = (typeof filterNames)[number] | SecondFilterName;

const themselves = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [One in Name]: One };

/** R-CON-14: the aggregation that counts each filter's options, most of the same name; standards have none. */
export const aggregationOfFilter = {
  ...themselves(allFilterNames),
  course: 'theme',
  form: 'theme',
  englishSkill: 'skill',
  theatreSkill: 'skill',
  productionYear: 'date',
  standard: null,
} as const satisfies Record<FilterName, string | null>;
export type AggregationName = NonNullable<(typeof aggregationOfFilter)[FilterName]>;
