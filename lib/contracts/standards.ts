/**
 * GET /api/standards: the three steps of the standards search, with counts. Query: the listing's own filters and
 * `searchTerm` (what the counts are of), and the choices so far, `authority` and `grade`. `country` and
 * `blockedProfiles` as for listings.
 */
import { z } from 'zod';

/** One option of a step. `count`: visible items that meet it, or any standard below it. */
export const standardOptionSchema = z.object({
  /** Value of the address parameter of its step. */
  slug: z.string(),
  name: z.string(),
  count: z.number().int().nonnegative(),
});
export type StandardOption = z.infer<typeof standardOptionSchema>;

export const standardsResponseSchema = z.object({
  /** Authorities of the viewer's country, by name. */
  authorities: z.array(standardOptionSchema),
  /** Grades of the chosen authority, in its own order; empty without one. */
  grades: z.array(standardOptionSchema),
  /** Standards of the chosen grade, by code; empty without one. */
  standards: z.array(standardOptionSchema.extend({ code: z.string(), description: z.string() })),
});
export type StandardsResponse = z.infer<typeof standardsResponseSchema>;
