/**
 * The response to bytes that are not valid HTTP. No request object exists yet, so the whole response is written as text,
 * with the error body of the contract. Node's own response has no body.
 */
import type { Duplex } from 'node:stream';
import { apiErrorBody } from '@/lib/contracts/http/errors';

/** A complete HTTP/1.1 response to an error of Node's parser. @param code of the error, such as HPE_HEADER_OVERFLOW */
export function brokenRequestAnswer(code: string | undefined): string {
  const message =
    code === 'HPE_HEADER_OVERFLOW' || code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW'
      ? 'The headers of the request are too large'
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'The request did not arrive in time'
        : 'The request is not valid HTTP';
  const body = JSON.stringify(apiErrorBody('VALIDATION_FAILED', message));
  return [
    'HTTP/1.1 400 Bad Request',
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
