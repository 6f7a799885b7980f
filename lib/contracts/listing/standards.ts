/**
 * GET /api/standards: the three steps of the standards search, with counts. Query: the filters and `searchTerm` of the
 * listing, which the counts refer to, and the choices so far, `authority` and `grade`. `country` and
 * `blockedProfiles` as for listings.
 */
import { z } from 'zod';

/** One option of a step. `count`: number of visible items aligned with it or with any standard below it. */
const standardOptionSchema = z.object({
  /** Value of the query parameter of its step. */
  slug: z.string(),
  name: z.string(),
  count: z.number().int().nonnegative(),
});

export const standardsResponseSchema = z.object({
  /** Authorities of the viewer's country, sorted by name. */
  authorities: z.array(standardOptionSchema),
  /** Grades of the chosen authority, in the authority's order; empty if none is chosen. */
  grades: z.array(standardOptionSchema),
  /** Standards of the chosen grade, sorted by code; empty if none is chosen. */
  standards: z.array(standardOptionSchema.extend({ code: z.string(), description: z.string() })),
});
export type StandardsResponse = z.infer<typeof standardsResponseSchema>;
