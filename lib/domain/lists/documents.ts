/** Documents that can be read on screen from an entry of a list. Pure. */
import type { DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import type { ListEntry } from '@/lib/contracts/personal/lists';

/** For a document entry that document, for an item all its documents; editable ones are for download only. */
export function documentsOf(
  { kind, documentId }: Pick<ListEntry, 'kind' | 'documentId'>,
  documents: readonly DocumentInfo[],
): DocumentInfo[] {
  const readable = documents.filter(({ editable }) => !editable);
  if (kind === 'document') return readable.filter(({ id }) => id === documentId);
  return kind === 'item' ? readable : [];
}
