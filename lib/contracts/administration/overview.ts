/** What the administration screens read below /api/admin. */
import { z } from 'zod';
import { recordId } from '../http/ids';

/** Query of GET /api/admin/console: one more organisation that an operator wants to administer. */
export const adminConsoleQuerySchema = z.object({ organisation: recordId.exactOptional() });

/** GET /api/admin/console: which organisations the person administers, and which sections of each. */
export const adminConsoleSchema = z.object({
  /** True: may request any organisation by its id. */
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
  /** Sorted by start. Days are ISO dates. */
  periods: z.array(
    z.object({ id: z.string(), type: z.string(), startDate: z.string(), endDate: z.string() }),
  ),
  /** Who answers questions about the subscription. */
  contact: z.string(),
});
export type AdminSubscription = z.infer<typeof adminSubscriptionSchema>;

const figuresSchema = z.object({
  /** All that is done with items, what was played and read too (COUNTER's Total_Item_Investigations); each time counts. */
  views: z.number().int(),
  /** Plays, opened texts and downloads (Total_Item_Requests). */
  uses: z.number().int(),
  searches: z.number().int(),
  /** Attempts to play or open something without a licence for it. */
  denials: z.number().int(),
});
export type UsageFigures = z.infer<typeof figuresSchema>;

/** GET /api/admin/organisations/{id}/usage. Contains no personal data. */
export const adminUsageSchema = z.object({
  /** ISO day of the latest figures; null until the first nightly run. */
  until: z.string().nullable(),
  /** Oldest first, the current month last. yyyy-mm. */
  months: z.array(z.object({ month: z.string(), partial: z.boolean() }).extend(figuresSchema.shape)),
  /** Last month up to the day of the month of `until`, with which this month is compared; the last release does not answer it. */
  lastMonth: figuresSchema.nullable().default(null),
  /** Months of which COUNTER reports can be made, yyyy-mm, oldest first; the last release does not answer it. */
  reported: z.array(z.string()).default([]),
  /** The last thirteen weeks, named by their Monday (ISO date), oldest first; the current week last. */
  weeks: z.array(z.object({ week: z.string() }).extend(figuresSchema.shape)),
  /** Over the months shown, most used first. */
  types: z.array(z.object({ type: z.string(), views: z.number().int(), uses: z.number().int() })),
  items: z.array(
    z.object({
      type: z.string(),
      slug: z.string(),
      name: z.string(),
      views: z.number().int(),
      uses: z.number().int(),
    }),
  ),
  /** Search texts without results that were searched for more than once. */
  missed: z.array(z.object({ term: z.string(), searches: z.number().int() })),
  /** Sessions by how the visitor was recognised: signed in, by network, neither. */
  visits: z.array(z.object({ method: z.string(), sessions: z.number().int() })),
});
export type AdminUsage = z.infer<typeof adminUsageSchema>;
