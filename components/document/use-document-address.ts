import { useMemo } from 'react';
import { useAddress, writeQuery } from '@/hooks/use-address';
import type { DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import { documentOfAddress, withDocument } from '@/lib/domain/item-page/document/document-address';

/** Opens a document; Back closes it. */
export function showDocument(documentId: string): void {
  writeQuery(withDocument(location.search, { documentId, pageNumber: 1 }), 'pushState');
}

export function closeDocument(): void {
  writeQuery(withDocument(location.search, null), 'pushState');
}

/** The document and page in the address: `?document={id}&page=3`; `?page=3` alone opens the first document. */
export function useDocumentAddress(documents: readonly DocumentInfo[]) {
  const [search = ''] = useAddress().split('#');
  return useMemo(() => documentOfAddress(search, documents), [search, documents]);
}

/** Puts the page being read into the address, so that it can be copied. */
export function writePage(documentId: string, pageNumber: number): void {
  const next = withDocument(location.search, { documentId, pageNumber });
  if (next !== location.search) writeQuery(next, 'replaceState');
}
