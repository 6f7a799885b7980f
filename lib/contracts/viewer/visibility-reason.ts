/** GET /api/visibility-reasons: why an address is not shown, for administrators and librarians of an organisation. */
import { z } from 'zod';

/** `path`: the path of an item's page. `as`: as the requester sees it, or as a visitor in the organisation's network does. */
export const whyQuerySchema = z.object({
  path: z.string().max(500),
  as: z.enum(['me', 'network']).default('me'),
});

export const whySchema = z.object({
  shown: z.boolean(),
  rule: z.string(),
  /** Empty: nobody set it. */
  setBy: z.string(),
  change: z.string(),
});
export type Why = z.infer<typeof whySchema>;
