/**
 * What the product API stores for one person and every page of a signed-in person reads: bookmarks, notices, resume positions. Apart from
 * `./bookmarks` and `./personal-data`, whose schemas of items and lists would take a phone longer than the rest of the page.
 */
import { z } from 'zod';
import { contentIdSchema } from '../http/ids';

/** Identity of a bookmark is the pair (R-BKM-3). */
export const bookmarkSchema = z.object({
  contentId: z.string(),
  relatedContentId: z.string().nullable(),
  addedAt: z.string(),
});
export type Bookmark = z.infer<typeof bookmarkSchema>;

/** R-ENT-17. `nextDisplayTimestamp` is epoch milliseconds. */
export const userNotificationSchema = z.object({
  key: z.string().trim().min(1).max(100),
  dismissalCounter: z.number().int().nonnegative().max(1_000_000),
  nextDisplayTimestamp: z.number().int().nonnegative().nullable(),
});
export type UserNotification = z.infer<typeof userNotificationSchema>;

/** GET and POST /api/users/{id}/notifications (R-API-7); POST merges by key. */
export const userNotificationsSchema = z.object({ notifications: z.array(userNotificationSchema).max(100) });

/**
 * POST /api/resume-positions: where the person stopped in one recording. `seconds` at 0, or where the recording counts as
 * watched to the end (`isWatched`), deletes it.
 */
export const saveResumePositionSchema = z.object({
  contentId: contentIdSchema,
  seconds: z.number().nonnegative().max(604_800),
  durationSeconds: z.number().positive().max(604_800),
});
export type SaveResumePosition = z.infer<typeof saveResumePositionSchema>;

export const resumePositionSchema = z.object({
  contentId: z.string(),
  seconds: z.number(),
  durationSeconds: z.number(),
  updatedAt: z.string(),
});
export type ResumePosition = z.infer<typeof resumePositionSchema>;

/** GET /api/resume-positions, optionally `?contentId=`: newest first, at most MOST_POSITIONS. */
export const resumePositionsSchema = z.object({ positions: z.array(resumePositionSchema) });

/**
 * GET /api/me/page: the personal data that a page from the shared cache lacks. Bookmarks and positions newest first,
 * hidden items included: the page only uses those of items that it shows.
 */
export const myPageSchema = z.object({
  bookmarks: z.array(bookmarkSchema),
  positions: z.array(resumePositionSchema),
  training: z.array(
    z.object({ contentId: z.string(), startedAt: z.string().nullable(), completedAt: z.string().nullable() }),
  ),
  links: z.array(z.object({ key: z.string(), visited: z.boolean() })),
  settings: z.array(z.object({ key: z.string(), value: z.string() })),
  notifications: z.array(userNotificationSchema),
});
export type MyPage = z.infer<typeof myPageSchema>;
