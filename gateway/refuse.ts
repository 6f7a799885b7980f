/** Requests that the gateway refuses before anybody reads them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestRefusal } from '@/lib/platform/http/refused-request';
import type { Exchange } from './exchange';
import { sendRefusal } from './send-json';

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** @param allowed the methods that the address has, named where the method is refused (RFC 9110 §15.5.6) */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: RequestRefusal,
  allowed = ALLOWED_METHODS,
): Exchange {
  sendRefusal(response, refusal.code, refusal.message, {
    ...(refusal.code === 'METHOD_NOT_ALLOWED' ? { Allow: allowed } : {}),
    // Against request smuggling: the sender may mean the bytes that follow as a body while we would read them as a request.
    Connection: 'close',
  });
  request.resume();
  return { kind: 'own', cached: null };
}
