/** The gateway's own answers in JSON: states, settings and refusals. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { apiErrorBody, statusOfCode, type ErrorCode } from '@/lib/contracts/http/errors';

/** Answers with a body that is true of this moment only, and stored nowhere. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': cachePolicy.moment,
    ...headers,
  });
  response.end(text);
}

/** Answers with the code's status and the contract's body; when an answer has already begun, it is cut off instead. */
export function sendRefusal(
  response: ServerResponse,
  code: ErrorCode,
  message: string,
  headers: OutgoingHttpHeaders = {},
): void {
  if (response.headersSent) response.destroy();
  else sendJson(response, statusOfCode[code], apiErrorBody(code, message), headers);
}
