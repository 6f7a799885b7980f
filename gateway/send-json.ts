/** The gateway's own answers in JSON: states, settings and refusals. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';

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
