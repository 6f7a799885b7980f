/** Listing and search over the product API (specification §7, product-and-customers §2.10). */
import { z } from 'zod';
import { cardItemSchema, highlightSchema, momentSchema } from './card';
import { contentItemSchema } from './content-item';
import { aggregationNames } from './listing-names';

export {
  aggregationNames,
  aggregationOfFilter,
  CARDS_PREFERENCE,
  filterNames,
  PRODUCTION_YEAR_SUB_TYPES,
  sortOrders,
  sortValues,
  type AggregationName,
  type FilterName,
  type SortOrder,
  type SortValue,
} from './listing-names';

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
  highlight: highlightSchema.optional(),
  moments: z.array(momentSchema).max(3).optional(),
});
export type ListedItem = z.infer<typeof listedItemSchema>;

export const listingResponseSchema = z.object({
  items: z.array(listedItemSchema),
  total: z.number().int().nonnegative(),
  /** R-API-13: missing counts as empty. */
  aggregations: z.partialRecord(z.enum(aggregationNames), z.array(bucketSchema)).default({}),
  /** The nearest spelling that finds something, offered when the search text found little. */
  didYouMean: z.string().nullable().optional(),
  /** Nothing has all words of the search: these have some of them. */
  partial: z.boolean().optional(),
});
export type ListingResponse = z.infer<typeof listingResponseSchema>;

/** The answer to one who prefers cards (`CARDS_PREFERENCE`). */
export const cardListingSchema = listingResponseSchema.extend({ items: z.array(cardItemSchema) });
export type CardListing = z.infer<typeof cardListingSchema>;

/** GET /api/suggest?q=&limit=10 */
export const suggestResponseSchema = z.object({
  suggestions: z.array(
    z.object({ type: z.string(), slug: z.string(), name: z.string(), highlight: z.string() }),
  ),
});
export type SuggestResponse = z.infer<typeof suggestResponseSchema>;
