/** Sends hostile requests to a running system and judges every answer. */
import http from 'node:http';
import net from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { labelledTypes, segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { portOffsets } from '@/lib/contracts/environment';
import { demoAccounts } from '@/services/common/demo-accounts';
import { deliveryCase } from './fuzz-delivery';
import { fault, type FuzzAnswer, type FuzzCase } from './fuzz-case';
import { graphqlCase } from './fuzz-graphql';
import { pageCase } from './fuzz-pages';
import { restCase, type OpenApi, type RestKnowledge } from './fuzz-rest';
import { hostileText, inAddress } from './hostile';
import { Random } from './random';
import { accessToken } from './sign-in';

/** No answer by then is a fault of its own. */
const TIMEOUT_MS = 30_000;
const PARALLEL = 12;

export interface FuzzTarget {
  portBase: number;
  dataDir: string;
}

export interface FuzzReport {
  requests: number;
  /** Requests by area and status class, for the report. */
  counts: Record<string, Record<string, number>>;
  faults: { what: string; request: string }[];
  /** Answers of 503 with Retry-After, which did better when asked again as they say. */
  retried: number;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: PARALLEL });

/** Node's client leaves the length out for methods that seldom have a body, and sends the body all the same. */
const headersOf = ({ headers, body }: FuzzCase) =>
  body === null ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };

function send(one: FuzzCase): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(one.origin);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        agent,
        hostname,
        port,
        method: one.method,
        path: one.path,
        headers: headersOf(one),
        timeout: TIMEOUT_MS,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'] ? Number(response.headers['retry-after']) : null,
            type: String(response.headers['content-type'] ?? ''),
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    request.once('timeout', () => request.destroy(new Error('no answer in time')));
    request.once('error', reject);
    request.end(one.body ?? undefined);
  });
}

/** Bytes that are hardly HTTP; the answer must be a 4xx with a contract body, or the connection's end. */
const rawRequests = [
  'GET / HTTP/1.1\r\n\r\n', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 'garbage\r\n\r\n', '\0\0\0\0\r\n\r\n', 'GET /api/search?q=\xff HTTP/1.1\r\nHost: x\r\n\r\n',
  'POST /api/feedback HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n', 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  'POST /api/feedback HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'b'.repeat(40_000)}\r\n\r\n`, 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{', 'GET /\r\n', 'GET / HTTP/0.9\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
]; // prettier-ignore

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, 'localhost');
    let text = '';
    const timer = setTimeout(() => socket.destroy(), 1_500);
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.once('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
    socket.end(Buffer.from(bytes, 'latin1'));
  });
}

function otherCase(random: Random, kind: 'identity' | 'media' | 'customers'): Omit<FuzzCase, 'origin'> {
  const text = () => inAddress(random, hostileText(random));
  const form = () =>
    Array.from(
      { length: 4 },
      () =>
        `${random.pick(['grant_type', 'code', 'client_id', 'redirect_uri', 'refresh_token', 'scope', 'email', 'id_token_hint'])}=${text()}`,
    ).join('&');
  const path = {
    identity: () =>
      `${random.pick(['/authorize', '/token', '/userinfo', '/jwks', '/interaction/x', '/interaction/', '/session/end', '/logout', '/.well-known/openid-configuration', '/', '/revocation', '/revocations', '/sessions', '/sessions/end', '/password/forgotten', '/password/x'])}?${form()}`,
    media: () =>
      `/${random.pick(['v', 'd', 'x'])}/${text()}/${text()}/${random.pick(['master.m3u8', 'manifest.mpd', text()])}`,
    customers: () =>
      random.pick([`/organisations?ip-address=${text()}`, `/organisations/${text()}`, `/v2/${text()}`]),
  }[kind]();
  const post = kind === 'identity' && random.chance(0.5);
  return {
    contract: kind === 'identity' ? 'identity' : 'api',
    method: post ? 'POST' : random.chance(0.95) ? 'GET' : random.pick(['PUT', 'DELETE', 'HEAD']),
    path,
    headers: post
      ? { 'content-type': random.chance(0.9) ? 'application/x-www-form-urlencoded' : 'application/json' }
      : {},
    body: post ? form() : null,
  };
}

interface Knowledge extends RestKnowledge {
  document: OpenApi;
  deliveryToken: string;
  customersKey: string;
  token: string;
}

async function learn({ portBase, dataDir }: FuzzTarget): Promise<Knowledge> {
  const at = (offset: number) => `http://localhost:${portBase + offset}`;
  const json = async (address: string) => (await fetch(address)).json() as Promise<never>;
  const document: OpenApi = await json(`${at(portOffsets.product)}/docs/openapi.json`);
  const listed: { items: { id: string; slug: string }[] } = await json(`${at(0)}/api/search?limit=100`);
  const secrets = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as Record<
    string,
    string
  >;
  const { id, email, password } = demoAccounts[0]!;
  return {
    document,
    userId: id,
    slugs: listed.items.map(({ slug }) => slug),
    ids: listed.items.map((item) => item.id),
    segments: [
      ...labelledTypes.map(({ type }) => segmentOfType[type]),
      'search',
      'genres',
      'themes',
      'skills',
      'nothing',
    ],
    deliveryToken: secrets.CONTENTFUL_ACCESS_TOKEN ?? '',
    customersKey: secrets.CUSTOMERS_API_KEY ?? '',
    token: await accessToken({ issuer: at(portOffsets.identity), app: at(0), email, password }),
  };
}

/** One request of the run: mostly through the gateway, the rest straight at the services. */
function makeCase(
  random: Random,
  known: Knowledge,
  { portBase }: FuzzTarget,
): { area: string; one: FuzzCase } {
  const at = (offset: number) => `http://localhost:${portBase + offset}`;
  const signed = (one: Omit<FuzzCase, 'origin'>): Omit<FuzzCase, 'origin'> => {
    const authorization = random.next();
    if (authorization < 0.6)
      return { ...one, headers: { ...one.headers, authorization: `Bearer ${known.token}` } };
    if (authorization < 0.75)
      return {
        ...one,
        headers: {
          ...one.headers,
          authorization: random.pick([
            'Bearer',
            'Bearer x',
            'Basic Og==',
            'Bearer a.b.c',
            'bearer  ',
            'Bearer eyJhbGciOiJub25lIn0.e30.',
          ]),
        },
      };
    return one;
  };
  const front = at(0);
  const kind = random.next();
  if (kind < 0.36) {
    const one = signed(restCase(random, known.document, known));
    return { area: 'REST', one: { ...one, origin: random.chance(0.8) ? front : at(portOffsets.product) } };
  }
  if (kind < 0.56)
    return { area: 'GraphQL', one: { ...signed(graphqlCase(random, known.ids)), origin: front } };
  if (kind < 0.72)
    return {
      area: 'delivery',
      one: { ...deliveryCase(random, known.deliveryToken, known.ids), origin: at(portOffsets.content) },
    };
  if (kind < 0.92)
    return { area: 'pages', one: { ...pageCase(random, known.segments, known.slugs), origin: front } };
  const other = random.pick(['identity', 'media', 'customers'] as const);
  const one = otherCase(random, other);
  const keyed =
    other === 'customers'
      ? { ...one, headers: { ...one.headers, authorization: `Bearer ${known.customersKey}` } }
      : one;
  return { area: other, one: { ...keyed, origin: at(portOffsets[other]) } };
}

const describeCase = ({ method, origin, path: address, headers, body }: FuzzCase) =>
  `${method} ${origin}${address.slice(0, 400)} ${JSON.stringify({ ...headers, authorization: headers.authorization?.slice(0, 12) })} ${(body ?? '').slice(0, 400)}`;

/** Runs `requests` requests from one seed. `onProgress` is called every thousand. */
export async function runFuzz(
  target: FuzzTarget,
  { requests, seed, onProgress }: { requests: number; seed: number; onProgress?: (done: number) => void },
): Promise<FuzzReport> {
  const random = new Random(seed);
  const report: FuzzReport = { requests: 0, counts: {}, faults: [], retried: 0 };
  let known = await learn(target);
  let signedInAt = Date.now();
  // The first of each kind of page loads its code; what is tested here is not the start.
  for (const page of [
    '/',
    '/search',
    '/productions',
    `/productions/${known.slugs[0]}`,
    `/guides/${known.slugs[0]}`,
  ])
    await fetch(`http://localhost:${target.portBase}${page}`).then((answer) => answer.text());
  const count = (area: string, label: string) => {
    const row = (report.counts[area] ??= {});
    row[label] = (row[label] ?? 0) + 1;
  };
  const worker = async () => {
    while (report.requests < requests) {
      report.requests += 1;
      if (report.requests % 1_000 === 0) onProgress?.(report.requests);
      const { area, one } = makeCase(random, known, target);
      try {
        let answer = await send(one);
        if (answer.status === 503 && answer.retryAfter !== null) {
          report.retried += 1;
          await sleep(answer.retryAfter * 1_000);
          answer = await send(one);
        }
        count(area, `${Math.floor(answer.status / 100)}xx`);
        const what = fault(one, answer);
        if (what)
          report.faults.push({ what: `${what}: ${answer.text.slice(0, 200)}`, request: describeCase(one) });
      } catch (error) {
        const { code, message } = error as { code?: string; message: string };
        // What Node's own client refuses to send never left this process.
        if (code === 'ERR_UNESCAPED_CHARACTERS' || code === 'ERR_INVALID_CHAR') count(area, 'not sent');
        else report.faults.push({ what: `no answer: ${message}`, request: describeCase(one) });
      }
    }
  };
  const keepSignedIn = setInterval(() => {
    // Tokens live ten minutes.
    if (Date.now() - signedInAt < 8 * 60_000) return;
    signedInAt = Date.now();
    learn(target).then(
      (again) => (known = again),
      () => undefined,
    );
  }, 10_000);
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  clearInterval(keepSignedIn);
  for (const bytes of rawRequests) {
    for (const offset of [
      0,
      portOffsets.product,
      portOffsets.content,
      portOffsets.customers,
      portOffsets.media,
    ]) {
      report.requests += 1;
      const text = await sendRaw(target.portBase + offset, bytes);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      count('raw bytes', status === 0 ? 'closed' : `${Math.floor(status / 100)}xx`);
      if (status >= 500)
        report.faults.push({
          what: `status ${status}`,
          request: `port +${offset}: ${JSON.stringify(bytes.slice(0, 100))}`,
        });
    }
  }
  return report;
}
