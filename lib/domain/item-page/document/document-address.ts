/** Reads the open document and page from an address, and writes them to one. */
import type { DocumentInfo } from '@/lib/contracts/catalogue/content-item';

const DOCUMENT = 'document';
const PAGE = 'page';

/** Highest page number accepted; a higher one is a mistake. */
const LAST_PAGE = 9_999;

export interface AddressedDocument {
  document: DocumentInfo | null;
  /** From 1. */
  pageNumber: number;
}

function pageOf(text: string | null): number | null {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return page >= 1 && page <= LAST_PAGE ? page : null;
}

/** A page number alone opens the first document; an unknown document opens none. */
export function documentOfAddress(search: string, documents: readonly DocumentInfo[]): AddressedDocument {
  const params = new URLSearchParams(search);
  const page = pageOf(params.get(PAGE));
  const id = params.get(DOCUMENT);
  const named = documents.find((document) => document.id === id) ?? null;
  const document = id === null && page !== null ? (documents[0] ?? null) : named;
  return { document, pageNumber: page ?? 1 };
}

/** The query with the given document and page, or without both (null). Keeps other parameters. `''` if nothing is left. */
export function withDocument(
  search: string,
  target: { documentId: string; pageNumber: number } | null,
): string {
  const params = new URLSearchParams(search);
  params.delete(DOCUMENT);
  params.delete(PAGE);
  if (target) {
    params.set(DOCUMENT, target.documentId);
    if (target.pageNumber > 1) params.set(PAGE, String(target.pageNumber));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
