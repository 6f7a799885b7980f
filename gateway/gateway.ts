/**
 * The gateway: the only server that visitors reach. It normalises the request target once, removes headers that claim an
 * address, decides the visitor's address and identity, proxies API calls to their services, caches rendered pages, and leaves
 * the rest to the web app. Nothing reaches the web app without a resolved visitor.
 */
import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { answerBrokenRequest, brokenRequestAnswer } from '@/lib/platform/http/broken-request';
import { refusalOf, type RequestRefusal } from '@/lib/platform/http/refused-request';
import type { ServiceName, VisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import { bearerOf } from '@/lib/platform/visitor/token-verifier';
import { removeClaims, visitorAddress } from '@/lib/platform/network/address';
import type { AccessLog } from './access-log';
import type { Exchange } from './exchange';
import { securityHeadersFor } from './headers';
import { belowOf, routeBelow, type servicesBelow } from './services/one-origin';
import { HEALTH_PATH, ownAnswer, type OwnPathOptions } from './own-paths';
import { pageAnswer, type PagesOptions } from './pages/pages';
import { refuseRequest } from './refuse';
import { sendRefusal } from './send-json';
import { requestTarget, type RequestTarget } from './request-path';
import { proxy, type Route } from './services/proxy';
import { createRequestThrottle } from './request-throttle';

export interface GatewayOptions extends OwnPathOptions, PagesOptions {
  product: URL;
  customers: URL;
  media: URL;
  /** Services that are served below this origin's own paths. */
  below: ReturnType<typeof servicesBelow>;
  isTrustedProxy: (address: string) => boolean;
  sign: VisitorSigner;
  /** Called for each answer; null: no access log. */
  accessLog: AccessLog | null;
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

/**
 * Files of all records, and pages of a harvest, are written when they are first asked for after a change: 17 s for 100,000 records.
 * Reports of usage are made one at a time.
 * Less than the minute that the visitor's signature is valid and that nginx waits for an answer to begin (proxy_read_timeout).
 */
const WHOLE_FILE_MS = 50_000;
const WHOLE_FILES =
  /^\/(oai|(oai|marc(?!\/items\/)|kbart)\/.+|api\/admin\/organisations\/[^/]+\/(library\/records\/.+|usage\/counter)|counter\/r51\/reports\/.+)$/;

/** The service that answers an API path; null: the web app. */
function upstreamOf(
  { path, url }: RequestTarget,
  { product, customers, media }: GatewayOptions,
): (Omit<Route, 'signature'> & { service: ServiceName }) | null {
  // Operators' recordings go to the media service, which prepares them and takes their uploads.
  if (/^\/api\/admin\/recordings(\/|$)/.test(path)) return { service: 'media', origin: media, path: url };
  if (WHOLE_FILES.test(path))
    return { service: 'product', origin: product, path: url, answerMs: WHOLE_FILE_MS };
  if (PRODUCT_PREFIXES.some((prefix) => path.startsWith(prefix)) || PRODUCT_PATHS.has(path))
    return { service: 'product', origin: product, path: url };
  return path === '/customers/v3/graphql'
    ? { service: 'customers', origin: customers, path: url.slice('/customers'.length) }
    : null;
}

/** Longer than the minute that load balancers keep idle connections: the side that receives requests must not close first. */
const KEEP_ALIVE_MS = 72_000;

const NO_PATH: RequestRefusal = {
  code: 'VALIDATION_FAILED',
  message: 'The request names no path, or one with "." or ".." in it',
};
/** A client that takes longer to send its headers is deliberately slow, or gone. */
const HEADERS_TIMEOUT_MS = 20_000;
const TIMEOUT_CHECK_MS = 5_000;
/** About 10 ms of work when all are cached pages. */
const REQUESTS_A_TURN = 16;

/** For those who watch over this process, and nobody else: fewer, as they go before everybody. */
const HEALTH_REQUESTS_A_TURN = 2;

/** The options, and what follows from them for every request. */
interface Prepared extends GatewayOptions {
  securityHeaders: ReturnType<typeof securityHeadersFor>;
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
  if (refusal) return refuseRequest(request, response, refusal);
  const target = requestTarget(request.url ?? '/');
  if (target === null) return refuseRequest(request, response, NO_PATH);
  const address = fixedAddress ?? visitorAddress(request, isTrustedProxy);
  removeClaims(request);
  request.url = target.url;
  if (await ownAnswer(target.path, response, options)) return { kind: 'own', cached: null };
  const below = belowOf(options.below, target);
  if (below) {
    const route = routeBelow(request, below, { address, requestId, sign: options.sign });
    await proxy(request, response, route, { onFailure: options.onUpstreamFailure });
    return { kind: 'api', cached: null };
  }
  const upstream = upstreamOf(target, options);
  if (upstream) {
    const signature = async () => {
      // The cookie counts for pages only: another site could make a browser send it with a call (CSRF; "Points settled" 6).
      const token = bearerOf(request.headers.authorization);
      const { viewer } = await options.resolveVisitor({ address, token, requestId });
      return options.sign({ viewer, address, requestId }, upstream.service);
    };
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
  const healthThrottled = createRequestThrottle(HEALTH_REQUESTS_A_TURN);
  const prepared: Prepared = { ...options, securityHeaders: securityHeadersFor(options.origins) };
  const server = http.createServer(limits, (request, response) => {
    const started = performance.now();
    noteAccess(request, response, options);
    // Who watches over this process hears of it before anybody's turn: it would end a process that is only busy.
    (request.url === HEALTH_PATH ? healthThrottled() : throttled())
      // A client that disconnected while it waited needs no answer.
      .then(() => (response.closed ? null : handle(request, response, prepared)))
      .then((exchange) => {
        if (exchange === null) return;
        const finish = () => {
          // A client that left before anything was sent had no answer.
          if (!response.headersSent) return;
          options.onExchange(exchange, response, (performance.now() - started) / 1_000);
        };
        if (response.writableFinished || response.destroyed) finish();
        else response.once('close', finish);
      })
      .catch((error: unknown) => {
        options.onError(error, (request.url ?? '/').split('?')[0] ?? '/');
        sendRefusal(response, 'INTERNAL', 'Something went wrong on our side');
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
