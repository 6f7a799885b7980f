/** Notes of a person on moments of recordings (`/api/notes`). Whoever writes makes the id, so that a call sent twice does its work once. */
import { z } from 'zod';
import { NOTE_LENGTH } from './list-limits';
import { contentIdSchema, secondsSchema } from './lists';

/** Of one person: years of lessons, and still one short answer for a recording. */
export const MOST_NOTES = 5_000;

const id = z.uuid();
const text = z.string().trim().min(1).max(NOTE_LENGTH);

export const noteSchema = z.object({
  id: z.string(),
  contentId: z.string(),
  /** Of the recording. */
  seconds: z.number(),
  text: z.string(),
  updatedAt: z.string(),
});
export type Note = z.infer<typeof noteSchema>;

/** GET /api/notes, of one recording by `?contentId=`: by recording, then by moment. */
export const notesQuerySchema = z.object({ contentId: contentIdSchema.optional() });
export const notesSchema = z.object({ notes: z.array(noteSchema) });

/** POST /api/notes: a new note, or other words over the ones that were read (`was`) or not at all. */
export const saveNoteSchema = z.object({
  id,
  contentId: contentIdSchema,
  seconds: secondsSchema,
  text,
  was: z.string().max(NOTE_LENGTH).default(''),
});
export type SaveNote = z.input<typeof saveNoteSchema>;

/** POST /api/notes/{id}/deletion */
export const noteDeletionSchema = z.object({ id: z.string() });
