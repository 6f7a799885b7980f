/** The product API as the web server asks it for one visitor. Server only. */
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { webConfig } from './config';
import type { Visitor } from './session';

/** A page waits this long for the product API before it says "unavailable", ms. */
const PAGE_TIMEOUT_MS = 4_000;

/** Asks straight, handing on the visitor's token and address, so that the answer is the one they may see. */
export function productConnection({
  token,
  address,
  requestId,
}: Pick<Visitor, 'token' | 'address' | 'requestId'>): ProductConnection {
  return {
    baseUrl: webConfig().PRODUCT_API_URL,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(address ? { 'X-Forwarded-For': address } : {}),
      ...(requestId ? { 'X-Request-Id': requestId } : {}),
    },
    timeoutMs: PAGE_TIMEOUT_MS,
  };
}
