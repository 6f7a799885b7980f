/** Everything that the product API stores for one person: its export and its deletion. */
import { z } from 'zod';
import { openingSchema } from './class';
import { heldListSchema } from './lists';
import { myPageSchema, resumePositionSchema } from './my-page';
import { noteSchema } from './notes';

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
