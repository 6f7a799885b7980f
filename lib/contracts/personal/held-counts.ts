/** GET /api/users/{id}/personal-data/counts: how much the product service holds about a person, without what it is. */
import { z } from 'zod';

const count = z.number().int().nonnegative();

export const heldCountsSchema = z.object({
  bookmarks: count,
  lists: count,
  notes: count,
  classOpenings: count,
  resumePositions: count,
  training: count,
  settings: count,
  links: count,
  notifications: count,
  surveyAnswers: count,
  feedback: count,
  /** Those of the export: at most `MOST_EXPORTED_REPORTS`. */
  errorReports: count,
  handOvers: count,
  /** Each of them, as the page links to those that are completed. */
  certificates: z.array(z.object({ contentId: z.string(), status: z.string() })),
});
export type HeldCounts = z.infer<typeof heldCountsSchema>;
