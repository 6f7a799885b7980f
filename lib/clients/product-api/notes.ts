import type { Note, SaveNote } from '@/lib/contracts/notes';
import { productPath } from './address';
import { browserConnection, productRequest, type ProductConnection } from './fetch';

const contract = () => import('@/lib/contracts/notes');

/** The signed-in person's notes: on one recording, or all. */
export async function fetchNotes(
  contentId: string | null,
  connection: ProductConnection = browserConnection(),
  signal?: AbortSignal,
): Promise<readonly Note[]> {
  const path = productPath('/api/notes', {
    query: new URLSearchParams(contentId === null ? {} : { contentId }),
  });
  const schema = async () => (await contract()).notesSchema;
  return (await productRequest(connection, { path, schema, signal })).notes;
}

/** Throws with `CONFLICT` when the stored text is not the one that the caller read. */
export function saveNote(body: SaveNote): Promise<Note> {
  const schema = async () => (await contract()).noteSchema;
  return productRequest(browserConnection(), { path: '/api/notes', schema, body });
}

export async function deleteNote(id: string): Promise<void> {
  const schema = async () => (await contract()).noteDeletionSchema;
  const path = `/api/notes/${encodeURIComponent(id)}/deletion`;
  await productRequest(browserConnection(), { path, schema, body: {} });
}
