/** Whether a page failed because one of its sources did, or because of a fault in our own code. Server only. */
import type { ServerResponse } from 'node:http';
import { ContentAnswerError } from '@/lib/server/content/delivery';
import { ProductApiError } from '@/lib/clients/product-api/fetch';
import { ProductGraphqlError } from '@/lib/clients/product-graphql/client';
import { ServiceError } from '@/lib/platform/service-error';
import { TimeLimitError } from '@/lib/platform/time-limit';

const CLIENT_ERRORS = [
  ContentAnswerError, ProductApiError, ProductGraphqlError, ServiceError, TimeLimitError,
]; // prettier-ignore

/** How soon a browser or crawler may ask an unavailable page again, seconds. */
const RETRY_AFTER_SECONDS = 10;

/** Names of the errors of an aborted or timed out request, and of the content client's requests. */
const REQUEST_ERRORS: ReadonlySet<unknown> = new Set(['AbortError', 'TimeoutError', 'AxiosError']);

/** Codes of connections that were refused, cut or never made: Node's own and those of `fetch`. */
const CONNECTION_CODE =
  /^(E(CONN(REFUSED|RESET|ABORTED)|NOTFOUND|AI_AGAIN|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH)|UND_ERR_\w+)$/;

/** Causes of causes that are looked at; more than any wrapping has. */
const DEPTH = 8;

interface Thrown {
  name?: unknown;
  code?: unknown;
  cause?: unknown;
}

const isThrown = (value: unknown): value is Thrown =>
  value instanceof Error || Object.prototype.toString.call(value) === '[object DOMException]';

/**
 * True for the errors of the clients, for connections and time limits, also as the cause of another error; and for anything that
 * is no error at all, because the content client rejects with the body of the answer (R-CDA-19).
 */
export function isSourceFailure(failure: unknown): boolean {
  let error = failure;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    if (!isThrown(error)) return error !== undefined;
    if (CLIENT_ERRORS.some((kind) => error instanceof kind)) return true;
    const { name, code, cause } = error;
    if (REQUEST_ERRORS.has(name) || (typeof code === 'string' && CONNECTION_CODE.test(code))) return true;
    if (cause === undefined) return false;
    error = cause;
  }
  return false;
}

/**
 * Sets the status of an answer that could not be made: 503 and when to ask again where a source failed; 500 for a fault of our own,
 * which is no outage, and would be waited for: it is to be found by its status, and mended.
 */
export function setFailureStatus(response: ServerResponse, failure: unknown): 'unavailable' | 'fault' {
  if (!isSourceFailure(failure)) {
    response.statusCode = 500;
    return 'fault';
  }
  response.statusCode = 503;
  response.setHeader('Retry-After', String(RETRY_AFTER_SECONDS));
  return 'unavailable';
}
