/** What browsers report: errors (product-and-customers §2.7) and analytics events ("Points settled" 11). */
import { z } from 'zod';
import { ANALYTICS_BATCH_LIMIT } from '../constants';

const text = (limit: number) => z.string().transform((value) => value.slice(0, limit));

/** R-API-8, R-ERR-25, R-ERR-26. `logId` and `userId` come from local storage `dt.logId` and `dt.userId` (D24). */
export const frontendErrorReportSchema = z.object({
  message: text(4_000),
  error: text(8_000),
  stack: text(32_000).nullable(),
  name: text(200).nullable(),
  type: text(100),
  logId: text(100).nullable(),
  userId: text(200).nullable(),
});
export type FrontendErrorReport = z.infer<typeof frontendErrorReportSchema>;

const nonBlank = (limit: number) => z.string().trim().min(1).max(limit);

/** R-ANA-1: sent only when category, action, name and page information are known. */
const analyticsEventSchema = z.object({
  category: nonBlank(100),
  action: nonBlank(100),
  name: nonBlank(300),
  value: z.number().finite().optional(),
  page: z.object({ path: nonBlank(500), title: nonBlank(300) }),
  /** Keys '1' to '23'. */
  dimensions: z.record(z.string().regex(/^(?:[1-9]|1\d|2[0-3])$/), z.string().max(200)).default({}),
  /** When it happened in the browser, epoch milliseconds. */
  at: z.number().int().nonnegative(),
});
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

/** POST /api/analytics, answered 204. JSON, also as text/plain because `sendBeacon` may send that. */
export const analyticsBatchSchema = z.object({
  events: z.array(analyticsEventSchema).min(1).max(ANALYTICS_BATCH_LIMIT),
});
export type AnalyticsBatch = z.infer<typeof analyticsBatchSchema>;
