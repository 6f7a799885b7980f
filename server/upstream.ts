/** Hands a request on to a service and its answer back, streaming both ways, over kept-alive connections. */
import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import https from 'node:https';
import { apiErrorBody } from '@/lib/contracts/errors';

/** No answer has begun by then: the service counts as down. */
const UPSTREAM_TIMEOUT_MS = 15_000;
const RETRY_AFTER_SECONDS = 2;

/** Hop-by-hop fields (RFC 9110 §7.6.1), and the cookie, which services never read. */
const NOT_HANDED_ON = new Set([
  'connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding',
  'upgrade', 'cookie', 'host',
]); // prettier-ignore

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 128 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 128 }),
};

export interface Route {
  /** Where the service is, for example http://localhost:3012. */
  origin: URL;
  /** Path and query at the service. */
  path: string;
  address: string;
  requestId: string;
}

function headersFor(request: IncomingMessage, route: Route): OutgoingHttpHeaders {
  const kept = Object.entries(request.headers).filter(([name]) => !NOT_HANDED_ON.has(name));
  return {
    ...Object.fromEntries(kept),
    // A body of unknown length is sent in chunks; without this the service would see none.
    ...(request.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
    host: route.origin.host,
    'x-forwarded-for': route.address,
    'x-request-id': route.requestId,
  };
}

/** Answers 503 with the contract's body; nothing is sent when an answer has already begun. */
export function unavailable(
  response: ServerResponse,
  message = 'The service is unavailable, try again',
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Retry-After': RETRY_AFTER_SECONDS,
  });
  response.end(JSON.stringify(apiErrorBody('UNAVAILABLE', message)));
}

/** Proxies one request. Resolves when the exchange is over, whichever way. */
export function handOn(request: IncomingMessage, response: ServerResponse, route: Route): Promise<void> {
  const secure = route.origin.protocol === 'https:';
  return new Promise((resolve) => {
    const upstream = (secure ? https : http).request(
      {
        agent: agents[secure ? 'https:' : 'http:'],
        hostname: route.origin.hostname,
        port: route.origin.port,
        method: request.method,
        path: route.path,
        headers: headersFor(request, route),
        timeout: UPSTREAM_TIMEOUT_MS,
      },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !NOT_HANDED_ON.has(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept) as OutgoingHttpHeaders);
        answer.pipe(response);
        answer.once('error', () => response.destroy());
      },
    );
    upstream.once('timeout', () => upstream.destroy(new Error('the service did not answer in time')));
    upstream.once('error', () => unavailable(response));
    response.once('close', () => {
      upstream.destroy();
      resolve();
    });
    request.pipe(upstream);
  });
}
