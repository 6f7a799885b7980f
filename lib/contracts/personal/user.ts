/** What the product API stores for one person: bookmarks, notices, resume positions; and its export and deletion. */
import { z } from 'zod';
import { cardItemSchema } from '../catalogue/card';
import { contentItemSchema } from '../catalogue/content-item';
import { LISTING_LIMIT_MAX } from '../constants';
import { contentIdSchema } from '../http/ids';
import { wholeNumber, wholeNumberOr } from '../http/whole-number';
import { bookmarkSorts, LONGEST_BOOKMARK_SEARCH } from './bookmark-view';
import { openingSchema } from './class';
import { heldListSchema } from './lists';
import { noteSchema } from './notes';

/** Identity of a bookmark is the pair (R-BKM-3). */
export const bookmarkSchema = z.object({
  contentId: z.string(),
  relatedContentId: z.string().nullable(),
  addedAt: z.string(),
});
export type Bookmark = z.infer<typeof bookmarkSchema>;

/** A chapter of a recording: not an item itself, so it is shown with the item it belongs to (R-OPEN-6). */
const bookmarkedPartSchema = z.object({
  name: z.string(),
  parentName: z.string(),
  /** Address within the page of its parent. */
  href: z.string(),
});
const shownBookmarkSchema = bookmarkSchema.extend({ part: bookmarkedPartSchema.optional() });

/** GET /api/bookmarks: newest first; hidden items are left out but kept (D28, D29). */
export const bookmarksResponseSchema = z.object({
  bookmarks: z.array(shownBookmarkSchema.extend({ item: contentItemSchema.nullable() })),
  /** Of those that match, on whichever page. */
  total: z.number().int().nonnegative(),
});
export type BookmarksResponse = z.infer<typeof bookmarksResponseSchema>;

/** The same as cards (`CARDS_PREFERENCE`), for a page of the list. */
export const bookmarksPageSchema = bookmarksResponseSchema.extend({
  bookmarks: z.array(shownBookmarkSchema.extend({ item: cardItemSchema.nullable() })),
  /** Of all that are shown to the person, whether they match or not. */
  saved: z.number().int().nonnegative(),
  /** Types of their items. */
  types: z.array(z.string()),
});
export type BookmarksPage = z.infer<typeof bookmarksPageSchema>;

/** What may be asked of GET /api/bookmarks. Without `limit` it answers with all that match. */
export const bookmarksQuerySchema = z.object({
  country: z.string().optional(),
  blockedProfiles: z.union([z.string(), z.array(z.string())]).optional(),
  q: z.string().max(LONGEST_BOOKMARK_SEARCH).default(''),
  type: z.string().default(''),
  sort: z.enum(bookmarkSorts).default('newest'),
  skip: wholeNumberOr(0, 'skip', {}),
  limit: wholeNumber('limit', { min: 1, max: LISTING_LIMIT_MAX }),
});

/** R-ENT-14, R-ENT-15: accepts `id` for `contentId`, and a missing `relatedContentId` as null. */
function withBothIds(bookmark: unknown): unknown {
  if (typeof bookmark !== 'object' || bookmark === null) return bookmark;
  const id = 'id' in bookmark ? { contentId: bookmark.id } : {};
  return { relatedContentId: null, ...id, ...bookmark };
}

/** The same responses, as read from an API that may name a bookmark's item by `id`. */
export const receivedBookmarksSchema = bookmarksResponseSchema.extend({
  bookmarks: z.array(z.preprocess(withBothIds, bookmarksResponseSchema.shape.bookmarks.element)),
});
export const receivedBookmarksPageSchema = bookmarksPageSchema.extend({
  bookmarks: z.array(z.preprocess(withBothIds, bookmarksPageSchema.shape.bookmarks.element)),
});

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

/** GET /api/users/{id}/personal-data: everything the product service holds about the person. */
export const personalDataSchema = z.object({
  userId: z.string(),
  exportedAt: z.string(),
  ...myPageSchema.omit({ positions: true }).shape,
  survey: z.object({
    nextDisplayTimestamp: z.number().nullable(),
    dismissalCounter: z.number(),
    answers: z.array(z.object({ score: z.number(), createdAt: z.string() })),
  }),
  feedback: z.array(
    z.object({
      role: z.string(),
      recommend: z.string(),
      explain: z.string(),
      other: z.string(),
      createdAt: z.string(),
    }),
  ),
  certificates: z.array(
    z.object({
      contentId: z.string(),
      requestedAt: z.string(),
      status: z.string(),
      code: z.string(),
      holderName: z.string().nullable(),
      showName: z.boolean(),
    }),
  ),
  resumePositions: z.array(resumePositionSchema),
  lists: z.array(heldListSchema),
  notes: z.array(noteSchema),
  /** This and what follows: absent in answers of the release before. */
  classOpenings: z.array(openingSchema).default([]),
  /** Reports of errors that browsers sent under the person's number, which nobody verifies (D24): the newest. */
  errorReports: z
    .array(
      z.object({
        reportedAt: z.string(),
        type: z.string(),
        name: z.string().nullable(),
        message: z.string(),
        error: z.string(),
        stack: z.string().nullable(),
        logId: z.string().nullable(),
      }),
    )
    .default([]),
  /** What the person claimed of classroom machines. Without what a machine offers, which is theirs only once it agrees. */
  handOvers: z
    .array(
      z.object({
        organisation: z.string(),
        /** Name by which the machine asks. */
        person: z.string().nullable(),
        /** Name of the list to open on the machine. */
        opens: z.string().nullable(),
        agreed: z.boolean().nullable(),
        expiresAt: z.string(),
      }),
    )
    .default([]),
  /** Wrong letters of hand-overs, and when the first of them was given. */
  handOverTries: z.array(z.object({ failures: z.number().int(), since: z.string() })).default([]),
});
export type PersonalData = z.infer<typeof personalDataSchema>;

/** POST /api/users/{id}/personal-data/deletion removes it all, certificates and their files included. */
export const personalDataDeletionSchema = z.object({ deletedAt: z.string() });
