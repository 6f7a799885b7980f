/** An entry as it is added, without words of a teacher yet. Its id is made here: an adding that is sent twice adds once. */
import type { ListEntry } from '@/lib/contracts/lists';

export interface AddedPlace {
  contentId: string;
  /** One document of it. */
  documentId?: string;
  /** Second of its recording; 0: the whole. */
  seconds: number;
}

/** A document, a moment or a whole item. */
export function newEntry({ contentId, documentId, seconds }: AddedPlace): ListEntry {
  const entry = { id: crypto.randomUUID(), contentId, end: null, title: '', question: '', note: '' };
  if (documentId !== undefined) return { ...entry, kind: 'document', documentId, start: null };
  if (seconds > 0) return { ...entry, kind: 'moment', documentId: null, start: seconds };
  return { ...entry, kind: 'item', documentId: null, start: null };
}
