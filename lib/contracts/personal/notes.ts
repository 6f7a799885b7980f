/** A person's notes on moments of recordings (`/api/notes`). Writes are idempotent, because the client chooses the id. */
import { z } from 'zod';
import { NOTE_LENGTH } from './list-limits';
import { contentIdSchema, uuid as id } from '../http/ids';
import { secondsSchema } from './lists';

/** Most notes of one person: enough for years of lessons, while the notes on one recording remain a small response. */
export const MOST_NOTES = 5_000;

const text = z.string().trim().min(1).max(NOTE_LENGTH);
/** The words that were read, which are changed or deleted only while they still stand there. Empty: none were. */
const was = z.string().max(NOTE_LENGTH).default('');

export const noteSchema = z.object({
  id: z.string(),
  contentId: z.string(),
  /** Position in the recording. */
  seconds: z.number(),
  text: z.string(),
  updatedAt: z.string(),
});
export type Note = z.infer<typeof noteSchema>;

/** GET /api/notes, or of one recording with `?contentId=`; sorted by recording, then by position. */
export const notesQuerySchema = z.object({ contentId: contentIdSchema.optional() });
export const notesSchema = z.object({ notes: z.array(noteSchema) });

/** POST /api/notes: a new note, or a new text. */
export const saveNoteSchema = z.object({
  id,
  contentId: contentIdSchema,
  seconds: secondsSchema,
  text,
  was,
});
export type SaveNote = z.input<typeof saveNoteSchema>;

/** POST /api/notes/{id}/deletion */
export const deleteNoteSchema = z.object({ was });
export const noteDeletionSchema = z.object({ id: z.string() });
