/** The product API, called by the web server on behalf of one visitor. Server only. */
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { visibilityKey } from '@/lib/domain/visibility/library';
import { classVisitor } from '@/lib/platform/visitor/class-visitor';
import { createVisitorSigner, type VisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import type { Visitor } from '@/lib/platform/visitor/visitor';
import { webConfig } from './config';
import { pageLog } from './log';

/** How long a page waits for the product API before it is "unavailable", ms. */
const PAGE_TIMEOUT_MS = 4_000;

let signer: VisitorSigner | null = null;
const signerOf = (key: string) => (signer ??= createVisitorSigner(key));

/** Calls the service directly, signed with the visitor that the gateway resolved, so that answers hold what they may see. */
export async function productConnection(visitor: Omit<Visitor, 'classroom'>): Promise<ProductConnection> {
  const { PRODUCT_API_URL, SERVICE_KEY } = webConfig();
  const signature = await signerOf(SERVICE_KEY)(visitor, 'product');
  const { token } = visitor;
  return {
    baseUrl: PRODUCT_API_URL,
    headers: { ...signature, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    timeoutMs: PAGE_TIMEOUT_MS,
    onFailure: (message, error) => pageLog().warn({ err: error }, message),
  };
}

/**
 * For an answer that is cached for all who may see the same: its key, and a connection with no person in it, because the failure of
 * one person's token would be everybody's. Who has no such connection (lists too long for a signature) shares with nobody.
 */
export function seenAlike(visitor: Visitor): { key: string; connect: () => Promise<ProductConnection> } {
  const shared = classVisitor(visitor);
  const { viewer } = visitor;
  const key = visibilityKey([viewer]);
  return {
    key: shared ? key : JSON.stringify([viewer.userId, viewer.organisationId, key]),
    connect: () => productConnection(shared ?? visitor),
  };
}
