/** Sends what is kept, a page or a file: validators, the best encoding the visitor reads (made once and kept with it), security headers. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { RenderedPage } from './kept-pages';

/** Below this an encoding costs more than it saves. */
const MIN_ENCODED_BYTES = 1_024;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Encoded forms are a fraction of the page; counted in advance, so that a page's size does not change while kept. */
const ENCODED_SHARE = 0.5;
const OVERHEAD_BYTES = 2_048;

type Encoding = 'br' | 'gzip' | 'identity';

export interface KeptPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  etag: string;
  encoded: Map<Encoding, Promise<Buffer>>;
}

export function keptPage({ status, headers, body }: Omit<RenderedPage, 'partial'>): KeptPage {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status, headers, body, etag, encoded: new Map() };
}

export const sizeOfPage = ({ body }: KeptPage): number =>
  Math.ceil(body.length * (1 + ENCODED_SHARE)) + OVERHEAD_BYTES;

/** Faces and pictures are encoded by their own format. */
const isText = ({ headers }: KeptPage) =>
  /^(text\/|application\/|image\/svg)/.test(String(headers['content-type']));

function encodingFor({ headers }: IncomingMessage, page: KeptPage): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (page.body.length < MIN_ENCODED_BYTES || !isText(page)) return 'identity';
  if (/\bbr\b(?!;q=0(?:\.0+)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0+)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

function encode({ body, encoded }: KeptPage, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const made =
    encoding === 'br' ? brotli(body, BROTLI) : encoding === 'gzip' ? gzip(body) : Promise.resolve(body);
  encoded.set(encoding, made);
  return made;
}

/** Weak comparison (RFC 9110 §8.8.3.2): encodings of one page are one page. */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const given = headers['if-none-match'];
  return given !== undefined && given.split(',').some((one) => one.trim() === etag);
}

/** Answers with the page; headers set on the response before stay. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
): Promise<void> {
  for (const [name, value] of Object.entries(page.headers)) {
    if (value !== undefined && !response.hasHeader(name)) response.setHeader(name, value);
  }
  response.setHeader('Vary', 'Accept-Encoding');
  if (page.status === 200) response.setHeader('ETag', page.etag);
  if (page.status === 200 && isKnown(request, page.etag)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingFor(request, page);
  const bytes = await encode(page, encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(page.status, { 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
