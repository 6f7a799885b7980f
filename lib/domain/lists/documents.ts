/** Documents that an entry of a list opens on a screen. Pure. */
import type { DocumentInfo } from '@/lib/contracts/content-item';
import type { ListEntry } from '@/lib/contracts/lists';

/** Of a document that one, of an item all; a text to download and change is not read on a screen. */
export function documentsOf(
  { kind, documentId }: Pick<ListEntry, 'kind' | 'documentId'>,
  documents: readonly DocumentInfo[],
): DocumentInfo[] {
  const readable = documents.filter(({ editable }) => !editable);
  if (kind === 'document') return readable.filter(({ id }) => id === documentId);
  return kind === 'item' ? readable : [];
}
