/**
 * Handing over between a classroom machine and somebody's account, by QR code or six letters (`/api/hand-overs`): the machine
 * offers, a signed-in person says what they wish, the machine agrees by their name. It carries a list and places, never a session.
 */
import { z } from 'zod';
import { listEntrySchema } from './lists';
import { MOST_ENTRIES } from './list-limits';
import { saveResumePositionSchema } from './product-user';

/** Places that a machine remembers. */
const MOST_PLACES = 100;

/** POST /api/hand-overs: what a classroom machine has. */
export const newHandOverSchema = z.object({
  entries: z.array(listEntrySchema).max(MOST_ENTRIES),
  places: z.array(saveResumePositionSchema).max(MOST_PLACES),
});
export type NewHandOver = z.infer<typeof newHandOverSchema>;

/** `id` is the machine's alone; the code is for everybody in the room. */
export const madeHandOverSchema = z.object({ id: z.string(), code: z.string(), expiresAt: z.string() });
export type MadeHandOver = z.infer<typeof madeHandOverSchema>;

/** Nobody yet; somebody wishes something; the machine agreed, or did not; its time is over. */
export const handOverStates = ['offered', 'asked', 'done', 'refused', 'over'] as const;
export type HandOverState = (typeof handOverStates)[number];

/** GET /api/hand-overs/{id}: for the machine. */
export const handOverSchema = z.object({
  state: z.enum(handOverStates),
  /** Who wishes it. */
  person: z.string().nullable(),
  /** Name of the list that they open here; null: they take along what is here. */
  opens: z.string().nullable(),
});
export type HandOver = z.infer<typeof handOverSchema>;

/** POST /api/hand-overs/{id}/answer */
export const handOverAnswerSchema = z.object({ agrees: z.boolean() });
export const openedListSchema = z.object({
  list: z.object({ name: z.string(), entries: z.array(listEntrySchema) }).nullable(),
});
export type OpenedList = z.infer<typeof openedListSchema>;

/** POST /api/hand-over-claims: a code as somebody typed it; from then on it is theirs alone. */
export const claimCodeSchema = z.object({ code: z.string().max(40) });
export const claimSchema = z.object({
  id: z.string(),
  state: z.enum(handOverStates),
  organisation: z.string(),
  entries: z.number().int(),
  places: z.number().int(),
  /** The list that was made of it in their account. */
  listId: z.string().nullable(),
});
export type HandOverClaim = z.infer<typeof claimSchema>;

/** POST /api/hand-over-claims/{id}/wish: a list to open on the machine; null: to take along what it has. */
export const wishSchema = z.object({ listId: z.uuid().nullable() });
