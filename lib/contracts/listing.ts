/** Listing and search over the product API (specification §7, product-and-customers §2.10). */
import { z } from 'zod';
import { contentItemSchema } from './content-item';

/** R-SRT-2..6: address values, and the API order each stands for. */
export const sortOrders = ['name-asc', 'name-desc', 'rel-desc', 'age-desc', 'age-asc'] as const;
export type SortOrder = (typeof sortOrders)[number];
export const sortValues = ['ascending', 'descending', 'relevance', 'newest', 'oldest'] as const;
export type SortValue = (typeof sortValues)[number];

/** R-CON-12. `date` is the year of the item's date. */
export const aggregationNames = [
  'genre', 'theme', 'company', 'period', 'role', 'skill', 'level', 'type', 'subType', 'date',
] as const; // prettier-ignore
export type AggregationName = (typeof aggregationNames)[number];

/** R-CON-13: the fourteen filters, in canonical address order. */
export const filterNames = [
  'genre', 'course', 'form', 'theme', 'type', 'subType', 'company', 'period', 'role',
  'englishSkill', 'theatreSkill', 'level', 'productionYear', 'standard',
] as const; // prettier-ignore
export type FilterName = (typeof filterNames)[number];

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
} as const satisfies Record<FilterName, AggregationName | null>;

/** R-VAL-4: the sub-types that the production-year filter forces into the request. */
export const PRODUCTION_YEAR_SUB_TYPES = ['Production', 'Audio production'] as const;

/** One option of a facet. `group`: themeType, skillType, or the parent type of a subType. `parent`: key of its parent in a tree. */
export const bucketSchema = z.object({
  key: z.string(),
  name: z.string(),
  count: z.number().int().nonnegative(),
  group: z.string().optional(),
  parent: z.string().optional(),
});
export type Bucket = z.infer<typeof bucketSchema>;

export const listedItemSchema = contentItemSchema.extend({
  /** Matches in the name and introduction as safe markup: text with `<mark>` only, everything else escaped. */
  highlight: z.object({ name: z.string(), shortIntroduction: z.string() }).partial().optional(),
});

export const listingResponseSchema = z.object({
  items: z.array(listedItemSchema),
  total: z.number().int().nonnegative(),
  /** R-API-13: missing counts as empty. */
  aggregations: z.partialRecord(z.enum(aggregationNames), z.array(bucketSchema)).default({}),
  /** The nearest spelling that finds something, offered when the search text found little. */
  didYouMean: z.string().nullable().optional(),
});
export type ListingResponse = z.infer<typeof listingResponseSchema>;
export type ListedItem = z.infer<typeof listedItemSchema>;

/** GET /api/suggest?q=&limit=10 */
export const suggestResponseSchema = z.object({
  suggestions: z.array(
    z.object({ type: z.string(), slug: z.string(), name: z.string(), highlight: z.string() }),
  ),
});
export type SuggestResponse = z.infer<typeof suggestResponseSchema>;
