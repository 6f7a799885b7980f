/** The few paths that the gateway answers itself. */
import type { ServerResponse } from 'node:http';
import { cachePolicy } from '@/lib/contracts/cache-policy';
import { apiErrorBody } from '@/lib/contracts/errors';
import type { PublicSettings } from '@/lib/contracts/settings';

export interface OwnPathOptions {
  /** Public settings, for pages that were rendered at build and carry none. */
  settings: PublicSettings;
  ready: () => Promise<void>;
}

const OWN_PATHS = ['/healthz', '/readyz', '/settings.json'];

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': cachePolicy.moment,
  });
  response.end(text);
}

/** Answers the gateway's own paths; false for any other. */
export async function ownAnswer(
  path: string,
  response: ServerResponse,
  options: OwnPathOptions,
): Promise<boolean> {
  if (!OWN_PATHS.includes(path)) return false;
  if (path === '/settings.json') sendJson(response, 200, options.settings);
  else if (path === '/healthz') sendJson(response, 200, { status: 'alive' });
  else
    await options.ready().then(
      () => sendJson(response, 200, { status: 'ready' }),
      () => sendJson(response, 503, apiErrorBody('UNAVAILABLE', 'A dependency is not answering')),
    );
  return true;
}
