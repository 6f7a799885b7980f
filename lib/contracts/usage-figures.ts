/** Figures of use for an organisation's own console: counts only, no person. */
import { z } from 'zod';

const countsSchema = z.object({
  investigations: z.number().int(),
  requests: z.number().int(),
  searches: z.number().int(),
  denials: z.number().int(),
});

export const usageFiguresSchema = z.object({
  total: countsSchema,
  /** By month, `yyyy-mm`; of the month that is not over, its days until yesterday. */
  months: z.array(countsSchema.extend({ month: z.string() })),
  /** By week, its Monday; of the last weeks only. */
  weeks: z.array(countsSchema.extend({ week: z.string() })),
  types: z.array(z.object({ type: z.string(), requests: z.number().int() })),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.string(),
      slug: z.string(),
      requests: z.number().int(),
    }),
  ),
  /** Searches that found nothing. */
  terms: z.array(z.object({ term: z.string(), searches: z.number().int() })),
  /** Sessions on a recognised network beside those of people signed in. */
  sessions: z.array(z.object({ method: z.string(), sessions: z.number().int() })),
});
export type UsageFigures = z.infer<typeof usageFiguresSchema>;
