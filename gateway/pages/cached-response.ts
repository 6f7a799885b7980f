/** Sends a cached page or file with its validators, in the best encoding the visitor accepts (made once and cached with it). */
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isUnchanged } from '@/lib/platform/http/freshness';
import { encodingFor, MIN_ENCODED_BYTES, type Encoding } from '../encoding';
import type { RenderedPage } from './page-cache';

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Estimated share for encodings made later, counted in advance because an entry's size must not change while it is cached. */
const ENCODED_SHARE = 0.5;
/** Estimated size of a text in gzip, relative to its size in Brotli. */
const GZIP_SHARE = 1.3;
const OVERHEAD_BYTES = 2_048;
const DECOMPRESSED_BYTES = 16 * 1024 * 1024;

export interface CachedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string;
  /** Bytes of the body without encoding. */
  length: number;
  /** The encodings made so far, at least one of `identity` and `br`; others are made from these when first requested. */
  encoded: Map<Encoding, Promise<Buffer>>;
  /** Memory that the entry takes, bytes. */
  size: number;
}

type Answer = Omit<RenderedPage, 'partial'>;

const etagOf = (body: Buffer) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Caches an answer without encoding it. */
export function cachedResponse({ status, headers, body }: Answer): CachedResponse {
  const encoded = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  const size = Math.ceil(body.length * (1 + ENCODED_SHARE)) + OVERHEAD_BYTES;
  return { status, headers, etag: etagOf(body), length: body.length, encoded, size };
}

/** Fonts and pictures are already compressed by their format. */
const isText = ({ headers }: Pick<CachedResponse, 'headers'>) =>
  /^(text\/|application\/|image\/svg)/.test(String(headers['content-type']));

const isEncodable = (cached: CachedResponse) => cached.length >= MIN_ENCODED_BYTES && isText(cached);

/**
 * A page for the cache: stored in compressed form only, so that the same memory holds six times as many pages. A page that
 * was rendered again with the same result keeps its existing bytes.
 */
export async function compressedPage(
  page: Answer,
  previous: CachedResponse | undefined,
): Promise<CachedResponse> {
  const cached = cachedResponse(page);
  if (page.status !== 200 || !isEncodable(cached)) return cached;
  if (previous?.etag === cached.etag) return { ...cached, encoded: previous.encoded, size: previous.size };
  const bytes = await brotli(page.body, BROTLI);
  const size = Math.ceil(bytes.length * (1 + GZIP_SHARE)) + OVERHEAD_BYTES;
  return { ...cached, encoded: new Map([['br', Promise.resolve(bytes)]]), size };
}

/**
 * Bodies that were decompressed last, by ETag, for clients that take no encoding: monitors, robots, proxies that encode by
 * themselves. They are few, and often ask for the same pages.
 */
const decompressed = new LRUCache<string, Buffer>({
  maxSize: DECOMPRESSED_BYTES,
  sizeCalculation: (body) => Math.max(1, body.length),
});

/** The body without encoding. */
async function plain({ encoded }: CachedResponse): Promise<Buffer> {
  const known = encoded.get('identity');
  if (known) return known;
  const compressed = await encoded.get('br');
  if (!compressed) throw new Error('a cached answer has no bytes');
  return unbrotli(compressed);
}

async function decompressedOnce(cached: CachedResponse): Promise<Buffer> {
  const known = decompressed.get(cached.etag);
  if (known) return known;
  const body = await plain(cached);
  decompressed.set(cached.etag, body);
  return body;
}

/** The bytes of an answer in an encoding, made now if this is the first request for it. */
export function bytesOf(cached: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const known = cached.encoded.get(encoding);
  if (known) return known;
  if (encoding === 'identity') return decompressedOnce(cached);
  const made = plain(cached).then((body) => (encoding === 'br' ? brotli(body, BROTLI) : gzip(body)));
  cached.encoded.set(encoding, made);
  return made;
}

/** Sends a cached answer; headers already set on the response are kept. */
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
  const encoding = isEncodable(cached) ? encodingFor(request) : 'identity';
  const bytes = await bytesOf(cached, encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(cached.status, { 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
