/** Listing and search over the product API (specification §7, product-and-customers §2.10). */
import { z } from 'zod';
import { cardItemSchema, highlightSchema, momentSchema } from '../catalogue/card';
import { contentItemSchema } from '../catalogue/content-item';
import { allFilterNames } from './names';
import { allAggregationNames } from './query-names';

/** One option of a facet. `group`: themeType, skillType, or the parent type of a subType. `parent`: key of its parent. */
export const bucketSchema = z.object({
  key: z.string(),
  name: z.string(),
  count: z.number().int().nonnegative(),
  group: z.string().optional(),
  parent: z.string().optional(),
});
export type Bucket = z.infer<typeof bucketSchema>;

/** For operators: each word of the search, what it matched in the item, and its points (docs/search.md §3). */
const explanationSchema = z.object({
  score: z.number().int(),
  hasAllWords: z.boolean(),
  tokens: z.array(
    z.object({
      token: z.string(),
      role: z.enum(['demanded', 'kind', 'light']),
      idf: z.number().int(),
      through: z
        .object({ words: z.string(), quality: z.number().int(), impact: z.number().int() })
        .nullable(),
      points: z.number().int(),
    }),
  ),
  together: z.number().int(),
});

const listedItemSchema = contentItemSchema.extend({
  highlight: highlightSchema.optional(),
  moments: z.array(momentSchema).max(3).optional(),
  explain: explanationSchema.optional(),
});

/** A filter recognised in the search text: its label, and the text to search for the words literally instead. */
const understoodSchema = z.object({ label: z.string(), literal: z.string() });
export type Understood = z.infer<typeof understoodSchema>;

/** Other matches, of types that are not part of the results. `kind` is the name of the type in the singular. */
const alsoFoundSchema = z.object({ type: z.string(), slug: z.string(), name: z.string(), kind: z.string() });
export type AlsoFound = z.infer<typeof alsoFoundSchema>;

export const listingResponseSchema = z.object({
  items: z.array(listedItemSchema),
  total: z.number().int().nonnegative(),
  /** R-API-13: absent means empty. */
  aggregations: z.partialRecord(z.enum(allAggregationNames), z.array(bucketSchema)).default({}),
  /** The closest spelling with results, offered when the search text found few. */
  didYouMean: z.string().nullable().optional(),
  /** True: no item has all words of the search; these have some of them. */
  partial: z.boolean().optional(),
  /** Words of the search that were interpreted as a filter, such as "short" or "under 10 minutes". */
  understood: understoodSchema.optional(),
  /** Only with the first page of a search: collections, units, curricula, vocabulary terms. Not counted in `total`. */
  alsoFound: z.array(alsoFoundSchema).optional(),
});
export type ListingResponse = z.infer<typeof listingResponseSchema>;

/** The response to a request that prefers cards (`CARDS_PREFERENCE`). */
export const cardListingSchema = listingResponseSchema.extend({ items: z.array(cardItemSchema) });
export type CardListing = z.infer<typeof cardListingSchema>;

/** GET /api/{listing}/{slug}/similar: items about the same subjects, the most similar first. */
export const similarResponseSchema = cardListingSchema.pick({ items: true });

/** GET /api/suggest?q=&limit=10 */
export const suggestResponseSchema = z.object({
  suggestions: z.array(
    z.object({ type: z.string(), slug: z.string(), name: z.string(), highlight: z.string() }),
  ),
  /** Values of filters that the text names, each with its number of results. */
  filters: z
    .array(
      z.object({
        filter: z.enum(allFilterNames),
        key: z.string(),
        name: z.string(),
        count: z.number().int(),
      }),
    )
    .optional(),
  /** Recordings in which the words are spoken: where, and the caption as safe markup. */
  said: z
    .array(z.object({ type: z.string(), slug: z.string(), name: z.string() }).extend(momentSchema.shape))
    .optional(),
});
export type SuggestResponse = z.infer<typeof suggestResponseSchema>;
