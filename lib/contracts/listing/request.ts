/** Query of the listings, suggestions and the skills lookup (product-and-customers §2.10, §2.11). */
import { z } from 'zod';
import { LISTING_LIMIT_MAX, SEARCH_PAGE_SIZE, SKILLS_LIMIT } from '../constants';
import { wholeNumberOr } from '../http/whole-number';
import { allFilterNames, type FilterName } from './names';
import { allAggregationNames, sortOrders } from './query-names';

/** R-VAL-7, word for word. */
export const INVALID_SLUG_MESSAGE = 'Invalid or missing slug';

const repeated = z.union([z.string(), z.array(z.string())]).optional();

/** Query parameters as they arrive; lists are comma lists, repeated names, or both (D33). */
export const listingQuerySchema = z.object({
  limit: wholeNumberOr(SEARCH_PAGE_SIZE, 'limit', { max: LISTING_LIMIT_MAX }),
  skip: wholeNumberOr(0, 'skip', { max: 10_000_000 }),
  sort_by: z.enum(sortOrders, `sort_by must be one of ${sortOrders.join(', ')}`).default('name-asc'),
  searchTerm: z.string().optional(),
  aggregations: repeated,
  country: z.string().optional(),
  blockedProfiles: repeated,
  /** `1`: explain the rank of each result; operators only. */
  explain: z.enum(['0', '1'], 'explain must be 0 or 1').optional(),
  ...(Object.fromEntries(allFilterNames.map((name) => [name, repeated])) as Record<
    FilterName,
    typeof repeated
  >),
});
export const aggregationListSchema = z.array(
  z.enum(allAggregationNames, `aggregations must be among ${allAggregationNames.join(', ')}`),
);

/** GET /api/suggest?q=&limit= */
export const suggestQuerySchema = z.object({
  q: z.string().default(''),
  limit: wholeNumberOr(10, 'limit', { min: 1, max: 20 }),
  country: z.string().optional(),
  blockedProfiles: repeated,
});

/** GET /api/{listing}/{slug}/similar?limit= */
export const similarQuerySchema = suggestQuerySchema.omit({ q: true }).extend({
  limit: wholeNumberOr(6, 'limit', { min: 1, max: 20 }),
});

/** POST /api/skills?limit=1000 with body `{ slug: [...] }` (R-API-14). */
export const skillsQuerySchema = z.object({
  limit: wholeNumberOr(SKILLS_LIMIT, 'limit', { min: 1, max: SKILLS_LIMIT }),
});
export const skillsRequestSchema = z.object({ slug: z.array(z.string().max(160)).max(SKILLS_LIMIT) });
export const skillsResponseSchema = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), slug: z.string() })),
});
export type SkillsResponse = z.infer<typeof skillsResponseSchema>;
