/** What browsers report: errors (product-and-customers §2.7) and analytics events ("Points settled" 11). */
import { z } from 'zod';
import { ANALYTICS_BATCH_LIMIT } from '../constants';

/** Also without unpaired surrogates, whether sent or made by the cut: PostgreSQL refuses them in JSON. */
const cut = (value: string, limit: number) => value.slice(0, limit).replace(/\p{Surrogate}/gu, '');
const text = (limit: number) => z.string().transform((value) => cut(value, limit));

/** R-API-8, R-ERR-25, R-ERR-26. `logId` and `userId` come from local storage `dt.logId` and `dt.userId` (D24). */
export const frontendErrorReportSchema = z.object({
  message: text(4_000),
  error: text(8_000),
  stack: text(32_000).nullable(),
  name: text(200).nullable(),
  type: text(100),
  logId: text(100).nullable(),
  /** As long as a subject may be (ids.ts): under a shorter one the person's reports would not be found, to be shown or deleted. */
  userId: text(255).nullable(),
});
export type FrontendErrorReport = z.infer<typeof frontendErrorReportSchema>;

const nonBlank = z.string().trim().min(1);
/** Titles of pages come from the catalogue, and may be longer than is stored. */
const cutLine = (limit: number) => nonBlank.transform((value) => cut(value, limit));

/** The longest word of ours for a category or an action has 10 letters. */
const LONGEST_WORD = 30;
const LONGEST_LINE = 200;
const LONGEST_PATH = 300;

/** Dimensions with text of the catalogue or of people: the name of the item, the text of a search, the names of filters. */
const TEXTS: ReadonlySet<string> = new Set(['10', '11', '13']);
/** With a number: results, page, position, rate, page of a document. */
const NUMBERS: ReadonlySet<string> = new Set(['12', '15', '17', '19', '20']);
const LONGEST_NUMBER = 20;
/** The others are ids (64 characters) and words of ours; all roles together have 71. */
const LONGEST_CODE = 80;

function longestOf(dimension: string): number {
  if (TEXTS.has(dimension)) return LONGEST_LINE;
  return NUMBERS.has(dimension) ? LONGEST_NUMBER : LONGEST_CODE;
}

const cutDimensions = (all: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(all).map(([dimension, value]) => [dimension, cut(value, longestOf(dimension))]),
  );

/** R-ANA-1: sent only when category, action, name and page information are known. */
const analyticsEventSchema = z.object({
  category: nonBlank.max(LONGEST_WORD),
  action: nonBlank.max(LONGEST_WORD),
  name: cutLine(LONGEST_LINE),
  value: z.number().finite().optional(),
  page: z.object({ path: cutLine(LONGEST_PATH), title: cutLine(LONGEST_LINE) }),
  /** Keys '1' to '23'. */
  dimensions: z
    .record(z.string().regex(/^(?:[1-9]|1\d|2[0-3])$/), z.string())
    .transform(cutDimensions)
    .default({}),
  /** When it happened in the browser, epoch milliseconds. */
  at: z.number().int().nonnegative(),
});
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

/** POST /api/analytics, answered 204. JSON, also as text/plain because `sendBeacon` may send that. */
export const analyticsBatchSchema = z.object({
  events: z.array(analyticsEventSchema).min(1).max(ANALYTICS_BATCH_LIMIT),
});
export type AnalyticsBatch = z.infer<typeof analyticsBatchSchema>;
