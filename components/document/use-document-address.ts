import { useMemo } from 'react';
import { useAddress, writeQuery } from '@/hooks/use-address';
import type { DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import { documentOfAddress, withDocument } from '@/lib/domain/item-page/document-address';

export interface DocumentAddress {
  /** The document that is open, null for none. */
  open: DocumentInfo | null;
  /** Page in the address, from 1. */
  pageNumber: number;
  show: (documentId: string) => void;
  close: () => void;
}

function show(documentId: string): void {
  writeQuery(withDocument(location.search, { documentId, pageNumber: 1 }), 'pushState');
}

function close(): void {
  writeQuery(withDocument(location.search, null), 'pushState');
}

/** The document and page in the address: `?document={id}&page=3`; `?page=3` alone opens the first document. */
export function useDocumentAddress(documents: readonly DocumentInfo[]): DocumentAddress {
  const [search = ''] = useAddress().split('#');
  const { document, pageNumber } = useMemo(() => documentOfAddress(search, documents), [search, documents]);
  return { open: document, pageNumber, show, close };
}

/** Puts the page being read into the address, so that it can be copied. */
export function writePage(documentId: string, pageNumber: number): void {
  const next = withDocument(location.search, { documentId, pageNumber });
  if (next !== location.search) writeQuery(next, 'replaceState');
}
