/** GET /api/visibility-reasons: why an address is not shown, told to those who look after an organisation's library. */
import { z } from 'zod';

/** `path`: of an item's page. `as`: who asks, or the organisation's own network. */
export const whyQuerySchema = z.object({
  path: z.string().max(500),
  as: z.enum(['me', 'network']).default('me'),
});

export const whySchema = z.object({
  shown: z.boolean(),
  rule: z.string(),
  setBy: z.string(),
  change: z.string(),
});
export type Why = z.infer<typeof whySchema>;
