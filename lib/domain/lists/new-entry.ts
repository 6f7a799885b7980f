/** A new entry, without texts of the teacher. The id is generated here, so that a repeated request adds it only once. */
import type { ListEntry } from '@/lib/contracts/personal/lists';

export interface AddedPlace {
  contentId: string;
  /** A document of the item. */
  documentId?: string;
  /** Position in its recording, seconds; 0: the whole item. */
  seconds: number;
}

/** A document, a moment or a whole item. */
export function newEntry({ contentId, documentId, seconds }: AddedPlace): ListEntry {
  const entry = { id: crypto.randomUUID(), contentId, end: null, title: '', question: '', note: '' };
  if (documentId !== undefined) return { ...entry, kind: 'document', documentId, start: null };
  if (seconds > 0) return { ...entry, kind: 'moment', documentId: null, start: seconds };
  return { ...entry, kind: 'item', documentId: null, start: null };
}
