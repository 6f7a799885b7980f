/** Proxies requests to services over keep-alive connections. Answers are streamed; bodies of requests are read first. */
import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { BODY_PACE } from '@/lib/contracts/http/body-pace';
import { sendAway } from '../busy';
import { encodedAnswer } from './encoded-answer';
import { RequestBodies, type NoBody, type ReadBody } from './request-body';
import { sendRefusal } from '../send-json';

/**
 * A service that has not begun its answer by then counts as down. More than a service waits for another (product/calls/accounts.ts),
 * so that what it did is told.
 */
const UPSTREAM_TIMEOUT_MS = 8_000;
/** So long a request may wait for a connection to the service. */
const QUEUE_MS = 4_000;
/** A visitor who has taken nothing of an answer for so long loses it: a player asks again for what it still needs. */
const STALLED_MS = 120_000;
/** Connections to one service. Whoever reads slowly holds one, so they are as many as slow readers may be. */
const MOST_CONNECTIONS = 2_048;
const RETRY_AFTER_SECONDS = 2;
/** The services' own limit, enforced here too, so that a body that is too large gets an error answer and is not cut off. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** 64 bodies of the largest size, or some ten thousand as people send them. */
const ALL_BODIES_BYTES = 64 * 1024 * 1024;

/** Hop-by-hop fields (RFC 9110 §7.6.1), and the cookie, which services never read. */
const NOT_FORWARDED = new Set([
  'connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer',
  'transfer-encoding', 'upgrade', 'cookie', 'host', 'expect',
]); // prettier-ignore

/** The fields that go on to the other side: neither those above, nor those that the message names as of its connection. */
function forwarded(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !NOT_FORWARDED.has(name) && !named.includes(name)),
  );
}

export interface ProxyLimits {
  agents: { 'http:': http.Agent; 'https:': https.Agent };
  queueMs: number;
  bodies: RequestBodies;
}

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS }),
};
const LIMITS: ProxyLimits = {
  agents,
  queueMs: QUEUE_MS,
  bodies: new RequestBodies({ bodyBytes: BODY_LIMIT_BYTES, totalBytes: ALL_BODIES_BYTES, pace: BODY_PACE }),
};

/** Connections to services: in use, idle, and requests that wait for one. */
export function upstreamPool(): { used: number; idle: number; waiting: number } {
  const count = (lists: NodeJS.ReadOnlyDict<unknown[]>) =>
    Object.values(lists).reduce((sum, list) => sum + (list?.length ?? 0), 0);
  const all = Object.values(agents);
  const sum = (of: (agent: http.Agent) => number) => all.reduce((total, agent) => total + of(agent), 0);
  return {
    used: sum((agent) => count(agent.sockets)),
    idle: sum((agent) => count(agent.freeSockets)),
    waiting: sum((agent) => count(agent.requests)),
  };
}

export interface Route {
  /** Where the service is, for example http://localhost:3012. */
  origin: URL;
  /** Path and query at the service. */
  path: string;
  /**
   * Headers that tell the service who the visitor is. Asked for once the body is there: they are valid for a minute, and a body may
   * take longer. What the visitor may do is then that of this moment too.
   */
  signature: () => Promise<Readonly<Record<string, string>>>;
  /** Cookies that the service reads; absent: none. */
  cookie?: string;
  /** The service may take so long to begin its answer, ms; UPSTREAM_TIMEOUT_MS unless given. */
  answerMs?: number;
  /** The service answers people: what it says of a refusal is a page, such as the one with the challenge of a sign-in. */
  pages?: true;
}

export interface ProxyOptions {
  limits?: ProxyLimits;
  /** Called when the service could not be reached, or did not answer in time. */
  onFailure: (error: unknown, service: URL) => void;
}

interface ProxyExchange extends Required<ProxyOptions> {
  request: IncomingMessage;
  response: ServerResponse;
  route: Route;
}

/** An exchange whose service can be asked. */
interface SignedExchange extends ProxyExchange {
  signature: Readonly<Record<string, string>>;
}

/** @param bodyBytes length of the body; null: the request has none */
function headersFor(
  { request, route, signature }: SignedExchange,
  bodyBytes: number | null,
): OutgoingHttpHeaders {
  return {
    ...forwarded(request.headers),
    // Also of a body that came in chunks: it is complete here.
    ...(bodyBytes === null ? {} : { 'content-length': bodyBytes }),
    host: route.origin.host,
    ...(route.cookie === undefined ? {} : { cookie: route.cookie }),
    ...signature,
  };
}

const unavailable = (response: ServerResponse, headers: OutgoingHttpHeaders = {}) =>
  sendRefusal(response, 'UNAVAILABLE', 'The service is unavailable, try again', {
    'Retry-After': RETRY_AFTER_SECONDS,
    ...headers,
  });

const tooLarge = (response: ServerResponse, headers: OutgoingHttpHeaders = {}) =>
  sendRefusal(response, 'PAYLOAD_TOO_LARGE', 'The body of the request is too large', headers);

/** The service cannot be asked now. Where its answers are pages, who opens one is a person, and cannot read the contract's body. */
const away = ({ request, response, route }: ProxyExchange) =>
  route.pages ? sendAway(request, response) : unavailable(response);

/** Passes on a service's answer. An error from something in between (a proxy, say) gets the contract's error body here. */
function passOn(answer: IncomingMessage, exchange: ProxyExchange): void {
  const { response, route } = exchange;
  const status = answer.statusCode ?? 502;
  const isOurs = (route.pages ? /json|html/ : /json/).test(answer.headers['content-type'] ?? '');
  if (status === 429 && !isOurs) {
    answer.resume();
    sendRefusal(response, 'RATE_LIMITED', 'Too many requests; try again later', {
      'Retry-After': answer.headers['retry-after'] ?? RETRY_AFTER_SECONDS,
    });
    return;
  }
  if (status >= 500 && (!isOurs || status === 502 || status === 504)) {
    answer.resume();
    away(exchange);
    return;
  }
  stream(answer, status, exchange);
}

/** Sends a service's answer as it comes. */
function stream(answer: IncomingMessage, status: number, exchange: ProxyExchange): void {
  const { request, response, route } = exchange;
  const headers = forwarded(answer.headers);
  // What a cookie asks for, other sites can ask for too: the length of its encoding would tell them what is in it (BREACH).
  const encoded = route.pages ? { headers, encoder: null } : encodedAnswer(request, answer, headers);
  response.writeHead(status, encoded.headers);
  response.setTimeout(STALLED_MS, () => response.destroy());
  pipeline([answer, ...(encoded.encoder ? [encoded.encoder] : []), response], () => undefined);
}

function ask(exchange: SignedExchange, bodyBytes: number | null): http.ClientRequest {
  const { request, route, limits } = exchange;
  const secure = route.origin.protocol === 'https:';
  return (secure ? https : http).request({
    agent: limits.agents[secure ? 'https:' : 'http:'],
    hostname: route.origin.hostname,
    port: route.origin.port,
    method: request.method,
    path: route.path,
    headers: headersFor(exchange, bodyBytes),
    timeout: route.answerMs ?? UPSTREAM_TIMEOUT_MS,
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * One attempt. A service may close a keep-alive connection at the moment it is reused; a read without a body that fails this
 * way is safe to retry (RFC 9112 §9.3.1). The body is no part of the exchange, which lives until its answer has been read.
 */
function attempt(exchange: SignedExchange, body: ReadBody | null, again: boolean): void {
  const { request, response, route, limits, onFailure } = exchange;
  const upstream = ask(exchange, body && body.bytes.length);
  const isRead = (request.method === 'GET' || request.method === 'HEAD') && body === null;
  // The time limit of a request begins with its connection; waiting for one has a limit of its own. Said here, because a request
  // that is ended while it waits says nothing until it has one.
  const queued = setTimeout(() => {
    onFailure(new Error('no connection to the service was free in time'), route.origin);
    away(exchange);
    upstream.destroy();
  }, limits.queueMs);
  upstream.once('socket', () => clearTimeout(queued));
  upstream.once('response', (answer) => {
    // From here on a connection that rests may be waiting for the visitor, who reads slowly or has paused.
    upstream.setTimeout(0);
    passOn(answer, exchange);
  });
  const late = new Error('the service did not answer in time');
  upstream.once('timeout', () => upstream.destroy(late));
  upstream.once('error', (error) => {
    if (response.writableEnded || response.destroyed) return;
    // A service that hangs has not closed: asked again, it would be waited for twice as long.
    if (again && isRead && upstream.reusedSocket && !response.headersSent && error !== late)
      return attempt(exchange, null, false);
    onFailure(error, route.origin);
    away(exchange);
  });
  response.once('close', () => {
    clearTimeout(queued);
    upstream.destroy();
  });
  if (body) upstream.once('finish', body.release);
  upstream.end(body?.bytes);
}

/** Answers a request whose body is not complete; the connection ends, since the rest of the body would be read as a request. */
function refuseBody(response: ServerResponse, outcome: NoBody): void {
  if (outcome.kind === 'gone') return;
  const headers = { Connection: 'close' };
  switch (outcome.code) {
    case 'PAYLOAD_TOO_LARGE':
      return tooLarge(response, headers);
    case 'UNAVAILABLE':
      return unavailable(response, headers);
    case 'REQUEST_TIMEOUT':
      return sendRefusal(response, outcome.code, 'The body of the request did not arrive in time', headers);
  }
}

/** Asks the service, unless the visitor gave up meanwhile: nobody would ever read the answer, nor give its connection back. */
async function forward(exchange: ProxyExchange, body: ReadBody | null): Promise<void> {
  const signature = await exchange.route.signature();
  if (!exchange.response.destroyed) attempt({ ...exchange, signature }, body, true);
}

/** Reads the body, if there is one, then asks the service. */
async function begin(exchange: ProxyExchange): Promise<void> {
  const { request, response, limits } = exchange;
  if (!hasBody(request)) return forward(exchange, null);
  const outcome = await limits.bodies.read(request);
  if (outcome.kind !== 'read') return refuseBody(response, outcome);
  response.once('close', outcome.release);
  if (response.destroyed) return outcome.release();
  return forward(exchange, outcome);
}

/** Proxies one request. Resolves when the response is closed, whether complete or not. */
export function proxy(
  request: IncomingMessage,
  response: ServerResponse,
  route: Route,
  { limits = LIMITS, onFailure }: ProxyOptions,
): Promise<void> {
  if (response.destroyed) return Promise.resolve();
  return new Promise((resolve, reject) => {
    response.once('close', resolve);
    if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) {
      // Read and discarded: a browser whose connection is cut while it still sends never sees the answer.
      request.resume();
      tooLarge(response);
    } else begin({ request, response, route, limits, onFailure }).catch(reject);
  });
}
