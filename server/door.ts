/**
 * The front door: the only address a visitor needs. Removes claims about the visitor's address, decides that address
 * and the visitor, sends API calls to their services and everything else to the web app.
 */
import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { apiErrorBody } from '@/lib/contracts/errors';
import { attachVisitor } from '@/lib/server/session';
import type { PublicSettings } from '@/lib/contracts/settings';
import type { VisitorResolver } from '@/lib/server/visitor';
import { removeClaims, visitorAddress } from './address';
import { securityHeaders, type HeaderOrigins } from './headers';
import { handOn } from './upstream';

export interface DoorOptions {
  web: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  product: URL;
  customers: URL;
  origins: HeaderOrigins;
  isTrustedProxy: (address: string) => boolean;
  /** The classroom door: every visitor has this address. */
  fixedAddress: string | null;
  /** Public settings, for pages that were rendered at build and carry none. */
  settings: PublicSettings;
  resolveVisitor: VisitorResolver;
  ready: () => Promise<void>;
  onError: (error: unknown, path: string) => void;
}

/** Where an API path goes, or null for the web app. The path is handed on as it came, but for the prefix. */
function upstreamOf(url: string, { product, customers }: DoorOptions): { origin: URL; path: string } | null {
  if (url.startsWith('/api/')) return { origin: product, path: url };
  if (/^\/graphql(\?|$)/.test(url)) return { origin: product, path: url };
  if (/^\/customers\/v3\/graphql(\?|$)/.test(url))
    return { origin: customers, path: url.slice('/customers'.length) };
  return null;
}

/** Static files are the same for everyone: no visitor is looked up for them. */
const STATIC =
  /^\/(_next\/static\/|_next\/image|favicon|theme\.js|silent-renew|robots\.txt|[^/]+\.(?:js|css|svg|png|ico|webmanifest|mjs)(?:\?|$))/;

function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

const OWN_PATHS = ['/healthz', '/readyz', '/settings.json'];

/** Answers the door's own few paths; false for any other. */
async function ownAnswer(path: string, response: ServerResponse, options: DoorOptions): Promise<boolean> {
  if (!OWN_PATHS.includes(path)) return false;
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(body));
  };
  if (path === '/settings.json') send(200, options.settings);
  else if (path === '/healthz') send(200, { status: 'alive' });
  else
    await options.ready().then(
      () => send(200, { status: 'ready' }),
      () => send(503, apiErrorBody('UNAVAILABLE', 'A dependency is not answering')),
    );
  return true;
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  options: DoorOptions,
): Promise<void> {
  const { fixedAddress, isTrustedProxy } = options;
  const socket = request.socket.remoteAddress ?? '';
  const address = fixedAddress ?? visitorAddress(socket, request.headers, isTrustedProxy);
  const requestId = requestIdOf(request);
  removeClaims(request);
  const url = request.url ?? '/';
  const path = url.split('?')[0] ?? '/';
  response.setHeader('X-Request-Id', requestId);
  if (await ownAnswer(path, response, options)) return;
  const upstream = upstreamOf(url, options);
  if (upstream) return handOn(request, response, { ...upstream, address, requestId });
  for (const [name, value] of Object.entries(securityHeaders(options.origins, path))) {
    if (value !== undefined) response.setHeader(name, value);
  }
  request.headers['x-forwarded-for'] = address;
  request.headers['x-request-id'] = requestId;
  if (!STATIC.test(url)) {
    const known = await options.resolveVisitor(address, request.headers.cookie ?? '', requestId);
    attachVisitor(request, { ...known, address, requestId, classroom: fixedAddress !== null });
  }
  await options.web(request, response);
}

/** A plain server with the door's handler; the caller listens. An unexpected failure answers 500, never hangs. */
export function createDoor(options: DoorOptions): http.Server {
  return http.createServer((request, response) => {
    handle(request, response, options).catch((error: unknown) => {
      options.onError(error, (request.url ?? '/').split('?')[0] ?? '/');
      if (response.headersSent) response.destroy();
      else {
        response.writeHead(500, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(apiErrorBody('INTERNAL', 'Something went wrong on our side')));
      }
    });
  });
}
