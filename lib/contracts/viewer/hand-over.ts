/**
 * Hand-over between a classroom machine and a person's account, by QR code or six letters (`/api/hand-overs`): the machine makes
 * an offer, a signed-in person requests a transfer, the machine confirms it by their name. Transfers a list and resume
 * positions, never a session.
 */
import { z } from 'zod';
import { MOST_POSITIONS } from '../constants';
import { listEntrySchema } from '../personal/lists';
import { MOST_ENTRIES } from '../personal/list-limits';
import { saveResumePositionSchema } from '../personal/my-page';
import { uuid } from '../http/ids';

/** POST /api/hand-overs: the list and resume positions of a classroom machine. */
export const newHandOverSchema = z.object({
  entries: z
    .array(listEntrySchema)
    .max(MOST_ENTRIES)
    .refine(
      (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
      'an entry is given twice',
    ),
  places: z.array(saveResumePositionSchema).max(MOST_POSITIONS),
});
export type NewHandOver = z.infer<typeof newHandOverSchema>;

/** `id` is known only to the machine; the code is visible to everybody in the room. */
export const madeHandOverSchema = z.object({ id: z.string(), code: z.string(), expiresAt: z.string() });
export type MadeHandOver = z.infer<typeof madeHandOverSchema>;

/** No request yet; a person requested a transfer; the machine accepted it; the machine refused it; expired. */
export const handOverStates = ['offered', 'asked', 'done', 'refused', 'over'] as const;
export type HandOverState = (typeof handOverStates)[number];

/** GET /api/hand-overs/{id}, called by the machine. */
export const handOverSchema = z.object({
  state: z.enum(handOverStates),
  /** Who made the request. */
  person: z.string().nullable(),
  /** Name of the list to open on this machine; null: the person takes what this machine has. */
  opens: z.string().nullable(),
});
export type HandOver = z.infer<typeof handOverSchema>;

/** POST /api/hand-overs/{id}/answer */
export const handOverAnswerSchema = z.object({ agrees: z.boolean() });
export const openedListSchema = z.object({
  list: z.object({ name: z.string(), entries: z.array(listEntrySchema) }).nullable(),
});

/** POST /api/hand-over-claims: a code as typed. From then on nobody else can claim it. */
export const claimCodeSchema = z.object({ code: z.string().max(40) });
export const claimSchema = z.object({
  id: z.string(),
  state: z.enum(handOverStates),
  organisation: z.string(),
  entries: z.number().int(),
  places: z.number().int(),
  /** The list created from it in the person's account. */
  listId: z.string().nullable(),
  /** Name of the list to open on the machine, as was asked for last, perhaps on another device; null: the person takes what it has. */
  opens: z.string().nullable().default(null),
});
export type HandOverClaim = z.infer<typeof claimSchema>;

/** POST /api/hand-over-claims/{id}/wish: a list to open on the machine; null: take what the machine has. */
export const wishSchema = z.object({ listId: uuid.nullable() });
