/**
 * The gateway: the only address a visitor needs. Removes claims about the visitor's address, decides that address
 * and the visitor, sends API calls to their services, keeps rendered pages, and leaves the rest to the web app.
 */
import { createHash, randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { apiErrorBody } from '@/lib/contracts/errors';
import { brokenRequestAnswer } from '@/lib/platform/http/broken-request';
import type { Visitor } from '@/lib/platform/visitor/visitor';
import { attachVisitor } from '@/lib/server/session';
import type { VisitorResolver } from '@/lib/platform/visitor/resolver';
import { removeClaims, visitorAddress } from '@/lib/platform/network/address';
import type { BuildFiles } from './build-files';
import { securityHeaders, type HeaderOrigins } from './headers';
import { isDataPath, isCacheable } from './cacheable';
import type { CacheOutcome, PageCache } from './page-cache';
import { ownAnswer, sendJson, type OwnPathOptions } from './own-paths';
import { sendCached, type CachedResponse } from './cached-response';
import type { Renderer, WebHandler } from './render';
import { targetOf } from './request-line';
import { proxy } from './proxy';

/** How an exchange ended, for the metrics. `cached` is null for what is never cached. */
export interface Exchange {
  kind: 'own' | 'api' | 'static' | 'page';
  cached: CacheOutcome | null;
}

export interface GatewayOptions extends OwnPathOptions {
  web: WebHandler;
  /** Null: the framework serves the build's files (development). */
  files: BuildFiles | null;
  product: URL;
  customers: URL;
  origins: HeaderOrigins;
  isTrustedProxy: (address: string) => boolean;
  /** The classroom address: every visitor has this address. */
  fixedAddress: string | null;
  resolveVisitor: VisitorResolver;
  /** Null: pages are not cached (development). */
  pages: { cached: PageCache<CachedResponse>; render: Renderer; host: string } | null;
  onError: (error: unknown, path: string) => void;
  onExchange: (exchange: Exchange, response: ServerResponse, seconds: number) => void;
}

/** Where an API path goes, or null for the web app. The path is handed on as it came, but for the prefix. */
function upstreamOf(
  url: string,
  { product, customers }: GatewayOptions,
): { origin: URL; path: string } | null {
  if (url.startsWith('/api/')) return { origin: product, path: url };
  if (/^\/graphql(\?|$)/.test(url)) return { origin: product, path: url };
  if (/^\/docs\/openapi\.json(\?|$)/.test(url)) return { origin: product, path: url };
  if (/^\/customers\/v3\/graphql(\?|$)/.test(url))
    return { origin: customers, path: url.slice('/customers'.length) };
  return null;
}

/** Static files are the same for everyone: no visitor is looked up for them. */
const STATIC =
  /^\/(_next\/static\/|_next\/image|favicon|silent-renew|[^/]+\.(?:js|css|svg|png|ico|webmanifest|mjs)(?:\?|$))/;

/** Above the minute that balancers keep an idle connection: whoever closes first must not be the one that is sent to. */
const KEEP_ALIVE_MS = 72_000;

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Everything that decides what a page shows, and nothing else. The build is this process's. */
function keyOf({ viewer, classroom }: Visitor, url: string): string {
  return createHash('sha256')
    .update(JSON.stringify([viewer, classroom, url]))
    .digest('base64url');
}

/** A page from what is cached, or rendered for keeping. */
async function answerCached(
  request: IncomingMessage,
  response: ServerResponse,
  { cached, render, host }: NonNullable<GatewayOptions['pages']>,
  visitor: Visitor,
): Promise<Exchange> {
  const url = request.url ?? '/';
  const started = performance.now();
  const isData = isDataPath(url.split('?')[0] ?? '/');
  const { outcome, page } = await cached.get(keyOf(visitor, url), () =>
    render({ url, host, visitor, isData }),
  );
  const took = (performance.now() - started).toFixed(1);
  response.setHeader('Server-Timing', `page;desc="${outcome}";dur=${took}`);
  await sendCached(request, response, page);
  return { kind: 'page', cached: outcome };
}

interface Asked {
  url: string;
  path: string;
  address: string;
  requestId: string;
}

async function pageAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { url, path, address, requestId }: Asked,
  options: GatewayOptions,
): Promise<Exchange> {
  for (const [name, value] of Object.entries(securityHeaders(options.origins, path))) {
    if (value !== undefined) response.setHeader(name, value);
  }
  request.headers['x-forwarded-for'] = address;
  request.headers['x-request-id'] = requestId;
  if (STATIC.test(url)) {
    const file = isRead(request) ? options.files?.(path) : null;
    await (file ? sendCached(request, response, await file) : options.web(request, response));
    return { kind: 'static', cached: null };
  }
  const known = await options.resolveVisitor(address, request.headers.cookie ?? '', requestId);
  const visitor: Visitor = { ...known, address, requestId, classroom: options.fixedAddress !== null };
  if (options.pages && visitor.token === null && visitor.viewer.userId === null && isCacheable(request))
    return answerCached(request, response, options.pages, visitor);
  attachVisitor(request, visitor);
  await options.web(request, response);
  return { kind: 'page', cached: null };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  options: GatewayOptions,
): Promise<Exchange> {
  const { fixedAddress, isTrustedProxy } = options;
  const socket = request.socket.remoteAddress ?? '';
  const address = fixedAddress ?? visitorAddress(socket, request.headers, isTrustedProxy);
  const requestId = requestIdOf(request);
  removeClaims(request);
  const url = targetOf(request.url ?? '/');
  response.setHeader('X-Request-Id', requestId);
  if (url === null) {
    sendJson(response, 400, apiErrorBody('VALIDATION_FAILED', 'The request names no path'));
    return { kind: 'own', cached: null };
  }
  request.url = url;
  const path = url.split('?')[0] ?? '/';
  if (await ownAnswer(path, response, options)) return { kind: 'own', cached: null };
  const upstream = upstreamOf(url, options);
  if (upstream) {
    await proxy(request, response, { ...upstream, address, requestId });
    return { kind: 'api', cached: null };
  }
  return pageAnswer(request, response, { url, path, address, requestId }, options);
}

/** A plain server with the gateway's handler; the caller listens. An unexpected failure answers 500, never hangs. */
export function createGateway(options: GatewayOptions): http.Server {
  const server = http.createServer((request, response) => {
    const started = performance.now();
    handle(request, response, options)
      .then((exchange) => {
        const finish = () => options.onExchange(exchange, response, (performance.now() - started) / 1_000);
        if (response.writableFinished || response.destroyed) finish();
        else response.once('close', finish);
      })
      .catch((error: unknown) => {
        options.onError(error, (request.url ?? '/').split('?')[0] ?? '/');
        if (response.headersSent) response.destroy();
        else sendJson(response, 500, apiErrorBody('INTERNAL', 'Something went wrong on our side'));
      });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET') socket.end(brokenRequestAnswer(error.code));
    else socket.destroy();
  });
  return server;
}
