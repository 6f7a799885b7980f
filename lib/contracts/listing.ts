/** Listing and search over the product API (specification §7, product-and-customers §2.10). */
import { z } from 'zod';
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

/** What a card shows of an item: a third of its bytes. */
export const cardItemSchema = listedItemSchema.pick({
  id: true,
  type: true,
  slug: true,
  name: true,
  subType: true,
  image: true,
  shortIntroduction: true,
  date: true,
  firstPerformed: true,
  media: true,
  hasAdultThemes: true,
  relatedEducationLevelNames: true,
  totalTitles: true,
  highlight: true,
});
export type CardItem = z.infer<typeof cardItemSchema>;

/** An answer to that preference. */
export const cardListingSchema = listingResponseSchema.extend({ items: z.array(cardItemSchema) });
export type CardListing = z.infer<typeof cardListingSchema>;
export type ListedItem = z.infer<typeof listedItemSchema>;

/** GET /api/suggest?q=&limit=10 */
export const suggestResponseSchema = z.object({
  suggestions: z.array(
    z.object({ type: z.string(), slug: z.string(), name: z.string(), highlight: z.string() }),
  ),
});
export type SuggestResponse = z.infer<typeof suggestResponseSchema>;
