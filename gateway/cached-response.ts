/** Sends what is cached, a page or a file: validators, the best encoding the visitor reads (made once and cached with it), security headers. */
import { negotiate } from '@fastify/accept-negotiator';
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { isUnchanged } from '@/lib/platform/http/freshness';
import type { RenderedPage } from './page-cache';

/** Below this an encoding costs more than it saves. */
const MIN_ENCODED_BYTES = 1_024;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Encoded forms are a fraction of the body; counted in advance, so that an answer keeps its size while it is cached. */
const ENCODED_SHARE = 0.5;
const OVERHEAD_BYTES = 2_048;

type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  etag: string;
  encoded: Map<Encoding, Promise<Buffer>>;
}

export function cachedResponse({ status, headers, body }: Omit<RenderedPage, 'partial'>): CachedResponse {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status, headers, body, etag, encoded: new Map() };
}

export const cachedSize = ({ body }: CachedResponse): number =>
  Math.ceil(body.length * (1 + ENCODED_SHARE)) + OVERHEAD_BYTES;

/** Faces and pictures are encoded by their own format. */
const isText = ({ headers }: CachedResponse) =>
  /^(text\/|application\/|image\/svg)/.test(String(headers['content-type']));

/** RFC 9110 §12.5.3. Of what a visitor reads equally well, the shortest: in this order. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

function encodingFor({ headers }: IncomingMessage, cached: CachedResponse): Encoding {
  if (cached.body.length < MIN_ENCODED_BYTES || !isText(cached)) return 'identity';
  const chosen = negotiate(String(headers['accept-encoding'] ?? ''), ENCODINGS);
  return ENCODINGS.find((encoding) => encoding === chosen) ?? 'identity';
}

function encode({ body, encoded }: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const made =
    encoding === 'br' ? brotli(body, BROTLI) : encoding === 'gzip' ? gzip(body) : Promise.resolve(body);
  encoded.set(encoding, made);
  return made;
}

/** Answers with what is cached; headers set on the response before stay. */
export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(cached.headers)) {
    if (value !== undefined && !response.hasHeader(name)) response.setHeader(name, value);
  }
  response.setHeader('Vary', 'Accept-Encoding');
  if (cached.status === 200) response.setHeader('ETag', cached.etag);
  if (cached.status === 200 && isUnchanged(request.headers['if-none-match'], cached.etag)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingFor(request, cached);
  const bytes = await encode(cached, encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(cached.status, { 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
