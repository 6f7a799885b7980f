/**
 * The gateway: the only server that visitors reach. It normalises the request target once, removes headers that claim an
 * address, decides the visitor's address and identity, proxies API calls to their services, caches rendered pages, and leaves
 * the rest to the web app. Nothing reaches the web app without a resolved visitor.
 */
import { createHash, randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { apiErrorBody, statusOfCode } from '@/lib/contracts/http/errors';
import { answerBrokenRequest, brokenRequestAnswer } from '@/lib/platform/http/broken-request';
import { refusalOf, type RequestRefusal } from '@/lib/platform/http/refused-request';
import type { Visitor } from '@/lib/platform/visitor/visitor';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { attachVisitor } from '@/lib/server/session';
import { TOKEN_COOKIE } from '@/lib/contracts/constants';
import { cookieValue, type VisitorResolver } from '@/lib/platform/visitor/resolver';
import type { ServiceName, VisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import { bearerOf } from '@/lib/platform/visitor/token-verifier';
import { removeClaims, visitorAddress } from '@/lib/platform/network/address';
import type { AccessLog } from './access-log';
import type { StaticFiles } from './static-files';
import { securityHeadersFor, type HeaderOrigins } from './headers';
import { isDataPath, isCacheable } from './cacheable';
import { sharedVisitor } from './shared-visitor';
import type { CacheOutcome, PageCache } from './page-cache';
import { belowOf, routeBelow, type servicesBelow } from './one-origin';
import { ownAnswer, type OwnPathOptions } from './own-paths';
import { sendJson } from './send-json';
import { sendCached, type CachedResponse } from './cached-response';
import type { Renderer, WebHandler } from './render';
import { requestTarget, type RequestTarget } from './request-path';
import { proxy } from './proxy';
import type { UsageReporter } from './usage';
import { createRequestThrottle } from '@/gateway/request-throttle';

/** How a request was answered, for the metrics. `cached` is null for what is never cached. */
export interface Exchange {
  kind: 'own' | 'api' | 'static' | 'page';
  cached: CacheOutcome | null;
}

export interface GatewayOptions extends OwnPathOptions {
  web: WebHandler;
  /** Null: the framework serves the build's files (development). */
  files: StaticFiles | null;
  product: URL;
  customers: URL;
  media: URL;
  /** Services that are served below this origin's own paths. */
  below: ReturnType<typeof servicesBelow>;
  origins: HeaderOrigins;
  isTrustedProxy: (address: string) => boolean;
  /** On the classroom address every visitor gets this network address; null elsewhere. */
  fixedAddress: string | null;
  resolveVisitor: VisitorResolver;
  sign: VisitorSigner;
  /** Null: pages are not cached (development). */
  pages: { cached: PageCache<CachedResponse>; render: Renderer; host: string } | null;
  /** Called for each answer; null: no access log. */
  accessLog: AccessLog | null;
  /** Called for each page that was served. */
  usage: Pick<UsageReporter, 'served'>;
  onError: (error: unknown, path: string) => void;
  /** Called when a service could not be reached, or did not answer in time. */
  onUpstreamFailure: (error: unknown, service: URL) => void;
  onExchange: (exchange: Exchange, response: ServerResponse, seconds: number) => void;
}

const PRODUCT_PATHS: ReadonlySet<string> = new Set([
  '/graphql',
  '/oai',
  '/oembed',
  '/opensearch.xml',
  '/docs/openapi.json',
  '/docs/schema.graphql',
]);
/** Paths that library systems call: reports and records, all served by the product service. */
const PRODUCT_PREFIXES = ['/api/', '/counter/', '/oai/', '/marc/', '/kbart/', '/feeds/'];

/** The service that answers an API path; null: the web app. */
function upstreamOf(
  { path, url }: RequestTarget,
  { product, customers, media }: GatewayOptions,
): { service: ServiceName; origin: URL; path: string } | null {
  // Operators' recordings go to the media service, which prepares them and takes their uploads.
  if (/^\/api\/admin\/recordings(\/|$)/.test(path)) return { service: 'media', origin: media, path: url };
  if (PRODUCT_PREFIXES.some((prefix) => path.startsWith(prefix)) || PRODUCT_PATHS.has(path))
    return { service: 'product', origin: product, path: url };
  return path === '/customers/v3/graphql'
    ? { service: 'customers', origin: customers, path: url.slice('/customers'.length) }
    : null;
}

/** Longer than the minute that load balancers keep idle connections: the side that receives requests must not close first. */
const KEEP_ALIVE_MS = 72_000;

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const NO_PATH: RequestRefusal = {
  code: 'VALIDATION_FAILED',
  message: 'The request names no path, or one with "." or ".." in it',
};
/** A client that takes longer to send its headers is deliberately slow, or gone. */
const HEADERS_TIMEOUT_MS = 20_000;
const TIMEOUT_CHECK_MS = 5_000;
/** About 10 ms of work when all are cached pages. */
const REQUESTS_A_TURN = 16;

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Digests by viewer, whose lists may be long, and who asks for many pages: viewers are never changed, but made anew. */
const digests = new WeakMap<Viewer, string>();

function viewerDigest(viewer: Viewer): string {
  const known = digests.get(viewer) ?? digest(JSON.stringify(viewer));
  digests.set(viewer, known);
  return known;
}

/** Cache key: everything that decides what a page shows, and nothing else. The build is the same for the whole process. */
const keyOf = ({ viewer, classroom }: Visitor, url: string): string =>
  digest(JSON.stringify([viewerDigest(viewer), classroom, url]));

/** The options, and what follows from them for every request. */
interface Prepared extends GatewayOptions {
  securityHeaders: ReturnType<typeof securityHeadersFor>;
}

interface Asked {
  target: RequestTarget;
  address: string;
  requestId: string;
}

/** Answers with a page that visitors share. Null: the page is personal to one visitor, and nothing has been sent. */
async function answerShared(
  request: IncomingMessage,
  response: ServerResponse,
  { cached, render, host }: NonNullable<GatewayOptions['pages']>,
  { path, url }: RequestTarget,
  visitor: Visitor,
): Promise<Exchange | null> {
  const started = performance.now();
  const found = await cached.get(keyOf(visitor, url), () =>
    render({ url, host, visitor, isData: isDataPath(path) }),
  );
  if (found === null) return null;
  const took = (performance.now() - started).toFixed(1);
  response.setHeader('Server-Timing', `page;desc="${found.outcome}";dur=${took}`);
  await sendCached(request, response, found.page);
  return { kind: 'page', cached: found.outcome };
}

async function pageAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { target, address, requestId }: Asked,
  options: Prepared,
): Promise<Exchange> {
  const { pages, fixedAddress } = options;
  for (const [name, value] of Object.entries(options.securityHeaders(target.path)))
    response.setHeader(name, value);
  const file = isRead(request) ? options.files?.(target.path) : null;
  if (file) {
    await sendCached(request, response, await file);
    return { kind: 'static', cached: null };
  }
  request.headers['x-forwarded-for'] = address;
  request.headers['x-request-id'] = requestId;
  const token = cookieValue(request.headers.cookie ?? '', TOKEN_COOKIE);
  const known = await options.resolveVisitor({ address, token, requestId });
  const visitor: Visitor = { ...known, address, requestId, classroom: fixedAddress !== null };
  const everyone = pages && isCacheable(request.method, target) ? sharedVisitor(visitor, target) : null;
  if (pages && everyone) {
    const shared = await answerShared(request, response, pages, target, everyone);
    if (shared) {
      options.usage.served(request, response, target, visitor);
      return shared;
    }
  }
  attachVisitor(request, visitor);
  await options.web(request, response);
  options.usage.served(request, response, target, visitor);
  return { kind: 'page', cached: null };
}

/** Refuses a request in the gateway itself, with the error body of the contract. */
function refuse(request: IncomingMessage, response: ServerResponse, refusal: RequestRefusal): Exchange {
  if (refusal.code === 'METHOD_NOT_ALLOWED') response.setHeader('Allow', ALLOWED_METHODS);
  // Against request smuggling: the sender may mean the bytes that follow as a body while we would read them as a request.
  response.setHeader('Connection', 'close');
  sendJson(response, statusOfCode[refusal.code], apiErrorBody(refusal.code, refusal.message));
  request.resume();
  return { kind: 'own', cached: null };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  options: Prepared,
): Promise<Exchange> {
  const { fixedAddress, isTrustedProxy } = options;
  // Always our own: the visitor's signature is bound to this id, and one from outside could name somebody else's request.
  const requestId = randomUUID();
  response.setHeader('X-Request-Id', requestId);
  const refusal = refusalOf(request);
  if (refusal) return refuse(request, response, refusal);
  const target = requestTarget(request.url ?? '/');
  if (target === null) return refuse(request, response, NO_PATH);
  const address = fixedAddress ?? visitorAddress(request, isTrustedProxy);
  removeClaims(request);
  request.url = target.url;
  if (await ownAnswer(target.path, response, options)) return { kind: 'own', cached: null };
  const below = belowOf(options.below, target);
  if (below) {
    await proxy(
      request,
      response,
      await routeBelow(request, below, { address, requestId, sign: options.sign }),
      { onFailure: options.onUpstreamFailure },
    );
    return { kind: 'api', cached: null };
  }
  const upstream = upstreamOf(target, options);
  if (upstream) {
    // The cookie counts for pages only: another site could make a browser send it with a call (CSRF; "Points settled" 6).
    const token = bearerOf(request.headers.authorization);
    const { viewer } = await options.resolveVisitor({ address, token, requestId });
    const signature = await options.sign({ viewer, address, requestId }, upstream.service);
    await proxy(request, response, { ...upstream, signature }, { onFailure: options.onUpstreamFailure });
    return { kind: 'api', cached: null };
  }
  return pageAnswer(request, response, { target, address, requestId }, options);
}

/** Notes URL and address before claims are removed and the target is normalised; logs them when the answer is complete. */
function noteAccess(
  request: IncomingMessage,
  response: ServerResponse,
  { accessLog, fixedAddress, isTrustedProxy }: GatewayOptions,
): void {
  if (accessLog === null) return;
  const asked = { url: request.url ?? '', address: fixedAddress ?? visitorAddress(request, isTrustedProxy) };
  response.once('close', () => accessLog(request, response, asked));
}

/** An HTTP server with the gateway's handler; the caller makes it listen. An unexpected failure answers 500, never hangs. */
export function createGateway(options: GatewayOptions): http.Server {
  // We refuse a missing Host line ourselves (`refusalOf`): Node's own answer has no body.
  const limits = {
    requireHostHeader: false,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  const throttled = createRequestThrottle(REQUESTS_A_TURN);
  const prepared: Prepared = { ...options, securityHeaders: securityHeadersFor(options.origins) };
  const server = http.createServer(limits, (request, response) => {
    const started = performance.now();
    noteAccess(request, response, options);
    throttled()
      // A client that disconnected while it waited needs no answer.
      .then(() => (response.closed ? null : handle(request, response, prepared)))
      .then((exchange) => {
        if (exchange === null) return;
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
  server.on('clientError', answerBrokenRequest);
  // CONNECT asks for a tunnel; Node would close the connection without a word. It leaves the socket without an error
  // listener, so that a client that resets the connection would end this process.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(brokenRequestAnswer(undefined));
  });
  return server;
}
