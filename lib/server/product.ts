/** The product API as the web server asks it for one visitor. Server only. */
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { VIEWER_IS_OTHER, VIEWER_MARK_HEADER } from '@/lib/contracts/constants';
import { viewerMark } from '@/lib/platform/visitor/viewer-mark';
import { webConfig } from './config';
import { pageLog } from './log';
import type { Visitor } from '@/lib/platform/visitor/visitor';

/** A page waits this long for the product API before it says "unavailable", ms. */
const PAGE_TIMEOUT_MS = 4_000;

/** Asks straight, as nobody. */
export function anonymousConnection(): ProductConnection {
  return {
    baseUrl: webConfig().PRODUCT_API_URL,
    headers: {},
    timeoutMs: PAGE_TIMEOUT_MS,
    onFailure: (message, error) => pageLog().warn({ err: error }, message),
  };
}

/**
 * Asks straight, handing on the visitor's token and address, so that the answer is the one they may see. `onOther`
 * hears of an answer that was made for another viewer than the one this server knows.
 */
export function productConnection(
  { viewer, token, address, requestId }: Omit<Visitor, 'classroom'>,
  onOther: () => void,
): ProductConnection {
  return {
    ...anonymousConnection(),
    headers: {
      [VIEWER_MARK_HEADER]: viewerMark(viewer),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(address ? { 'X-Forwarded-For': address } : {}),
      ...(requestId ? { 'X-Request-Id': requestId } : {}),
    },
    onAnswer: (headers) => {
      if (isForOther(headers)) onOther();
    },
  };
}

/** Whether product made its answer for another viewer than the one it was asked for. */
export const isForOther = (headers: Headers): boolean => headers.get(VIEWER_MARK_HEADER) === VIEWER_IS_OTHER;
