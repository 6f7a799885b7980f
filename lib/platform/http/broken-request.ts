/**
 * The response to bytes that are not valid HTTP. No request object exists yet, so the whole response is written as text,
 * with the error body of the contract. Node's own response has no body.
 */
import type { Duplex } from 'node:stream';
import { apiErrorBody } from '@/lib/contracts/http/errors';

/**
 * What is said of an error of Node's parser. Browsers open connections ahead of their requests, and one that is used in the moment
 * in which its time is over reads this answer: they repeat a request after 408 (RFC 9110 §15.5.9), and after no 400.
 */
function failureOf(code: string | undefined): { status: string; body: string } {
  const broken = (message: string) => ({
    status: '400 Bad Request',
    body: JSON.stringify(apiErrorBody('VALIDATION_FAILED', message)),
  });
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return {
        status: '408 Request Timeout',
        body: JSON.stringify(apiErrorBody('REQUEST_TIMEOUT', 'The request did not arrive in time')),
      };
    case 'HPE_HEADER_OVERFLOW':
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return broken('The headers of the request are too large');
    default:
      return broken('The request is not valid HTTP');
  }
}

/** A complete HTTP/1.1 response to an error of Node's parser. @param code of the error, such as HPE_HEADER_OVERFLOW */
export function brokenRequestAnswer(code: string | undefined): string {
  const { status, body } = failureOf(code);
  return [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

/** For the event `clientError` of a server. A connection that its client has reset takes no answer. */
export function answerBrokenRequest({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.writable && code !== 'ECONNRESET') socket.end(brokenRequestAnswer(code));
  else socket.destroy();
}
