import type { Note, SaveNote } from '@/lib/contracts/personal/notes';
import { productPath } from '../address';
import { ask, type Sending } from '../fetch';

const contract = () => import('@/lib/contracts/personal/notes');

/** The signed-in person's notes: on one recording, or all. */
export async function fetchNotes(contentId: string | null, sending?: Sending): Promise<readonly Note[]> {
  const path = productPath('/api/notes', {
    query: new URLSearchParams(contentId === null ? {} : { contentId }),
  });
  return (await ask(path, contract, 'notesSchema', sending)).notes;
}

/** Throws with `CONFLICT` when the stored text is not the one that the caller read. */
export const saveNote = (body: SaveNote) => ask('/api/notes', contract, 'noteSchema', { body });

/** Throws as `saveNote` does. @param was the text that the caller read */
export async function deleteNote(id: string, was: string): Promise<void> {
  await ask(`/api/notes/${encodeURIComponent(id)}/deletion`, contract, 'noteDeletionSchema', {
    body: { was },
  });
}
