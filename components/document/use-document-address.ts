import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { DocumentInfo } from '@/lib/contracts/content-item';
import { documentOfAddress, withDocument } from '@/lib/domain/item-page/document-address';

const CHANGED = 'dt:address';

function onAddress(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(CHANGED, listener);
  };
}

/** Changes the address without a navigation, so that it can be copied at any page. */
function write(search: string, how: 'push' | 'replace'): void {
  const address = `${location.pathname}${search}${location.hash}`;
  if (how === 'push') history.pushState(history.state, '', address);
  else history.replaceState(history.state, '', address);
  dispatchEvent(new Event(CHANGED));
}

export interface DocumentAddress {
  /** The document that is open, null for none. */
  open: DocumentInfo | null;
  /** Page in the address, from 1. */
  pageNumber: number;
  show: (documentId: string) => void;
  close: () => void;
}

/** The document and page in the address: `?document={id}&page=3`; `?page=3` alone opens the first document. */
export function useDocumentAddress(documents: readonly DocumentInfo[]): DocumentAddress {
  const search = useSyncExternalStore(
    onAddress,
    () => location.search,
    () => '',
  );
  const { document, pageNumber } = useMemo(() => documentOfAddress(search, documents), [search, documents]);
  return {
    open: document,
    pageNumber,
    show: useCallback((documentId: string) => {
      write(withDocument(location.search, { documentId, pageNumber: 1 }), 'push');
    }, []),
    close: useCallback(() => {
      write(withDocument(location.search, null), 'push');
    }, []),
  };
}

/** Puts the page being read into the address. */
export function writePage(documentId: string, pageNumber: number): void {
  const next = withDocument(location.search, { documentId, pageNumber });
  if (next !== location.search) write(next, 'replace');
}
