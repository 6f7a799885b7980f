/** Refusals of the gateway itself, with the error body of the contract. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiErrorBody, statusOfCode } from '@/lib/contracts/http/errors';
import type { RequestRefusal } from '@/lib/platform/http/refused-request';
import type { Exchange } from './exchange';
import { sendJson } from './send-json';

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** @param allowed the methods that the address has, named where the method is refused (RFC 9110 §15.5.6) */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: RequestRefusal,
  allowed = ALLOWED_METHODS,
): Exchange {
  if (refusal.code === 'METHOD_NOT_ALLOWED') response.setHeader('Allow', allowed);
  // Against request smuggling: the sender may mean the bytes that follow as a body while we would read them as a request.
  response.setHeader('Connection', 'close');
  sendJson(response, statusOfCode[refusal.code], apiErrorBody(refusal.code, refusal.message));
  request.resume();
  return { kind: 'own', cached: null };
}
