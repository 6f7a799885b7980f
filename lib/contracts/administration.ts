/** What the administration's screens read below /api/admin. */
import { z } from 'zod';

/** Of GET /api/admin/console: an organisation that an operator wants to look after as well. */
export const adminConsoleQuerySchema = z.object({ organisation: z.string().min(1).max(100).exactOptional() });

/** GET /api/admin/console: which organisations the person administers, and what of each. */
export const adminConsoleSchema = z.object({
  /** May ask for any organisation by its id. */
  operator: z.boolean(),
  organisations: z.array(z.object({ id: z.string(), name: z.string(), sections: z.array(z.string()) })),
});
export type AdminConsole = z.infer<typeof adminConsoleSchema>;

/** GET /api/admin/organisations/{id}/subscription. */
export const adminSubscriptionSchema = z.object({
  organisation: z.object({
    id: z.string(),
    name: z.string(),
    category: z.string().nullable(),
    country: z.string().nullable(),
  }),
  state: z.enum(['FULL', 'TRIAL', 'FUTURE', 'EXPIRED', 'NONE']),
  /** By start. Days are ISO dates. */
  periods: z.array(
    z.object({ id: z.string(), type: z.string(), startDate: z.string(), endDate: z.string() }),
  ),
  /** Who answers questions about it. */
  contact: z.string(),
});
export type AdminSubscription = z.infer<typeof adminSubscriptionSchema>;

const figuresSchema = z.object({
  /** Items looked at, each as often as it was. */
  views: z.number().int(),
  /** Plays, texts opened and downloads. */
  uses: z.number().int(),
  searches: z.number().int(),
  /** Somebody wanted to play or open something and no licence allowed it. */
  denials: z.number().int(),
});
export type UsageFigures = z.infer<typeof figuresSchema>;

/** GET /api/admin/organisations/{id}/usage. No person is in it. */
export const adminUsageSchema = z.object({
  /** Day of the last figures, ISO; null before the first night. */
  until: z.string().nullable(),
  /** Oldest first, the running month last. yyyy-mm. */
  months: z.array(z.object({ month: z.string(), partial: z.boolean() }).extend(figuresSchema.shape)),
  /** The last thirteen, by their Monday, oldest first; the running one last. ISO date. */
  weeks: z.array(z.object({ week: z.string() }).extend(figuresSchema.shape)),
  /** Of the months shown, most used first. */
  types: z.array(z.object({ type: z.string(), views: z.number().int(), uses: z.number().int() })),
  items: z.array(
    z.object({ type: z.string(), slug: z.string(), name: z.string(), views: z.number().int(), uses: z.number().int() }),
  ),
  /** Words of searches that found nothing, asked more than once. */
  missed: z.array(z.object({ term: z.string(), searches: z.number().int() })),
  /** Sittings by way in: signed in, by network, neither. */
  visits: z.array(z.object({ method: z.string(), sessions: z.number().int() })),
}); // prettier-ignore
export type AdminUsage = z.infer<typeof adminUsageSchema>;
