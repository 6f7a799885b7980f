/** Requests that Node's parser accepts but no honest client sends: refused before anything else handles them. */
import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@/lib/contracts/http/errors';

/** Why a request is refused, for the error body of the contract. */
export interface RequestRefusal {
  code: ErrorCode;
  message: string;
}

/** RFC 9112 §3. HTTP/0.9 has no status line or headers, so it could not read our answer; HTTP/2 and later start differently. */
const VERSIONS: ReadonlySet<string> = new Set(['1.0', '1.1']);

/** The number of Host lines in a request. With two of them, two servers may choose different hosts. */
const hostLines = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

/** RFC 3986 §3.2.2 and §3.2.3; empty where the target has no authority. */
const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d*)?$/i;

/**
 * Header lines of one request; browsers send about twenty. Node reads a thousand and drops what follows without a word: the
 * address that a proxy adds at the end, or the signature that the gateway adds.
 */
const MOST_HEADER_LINES = 500;

/**
 * Why a request is refused for every client: an HTTP version other than 1.0 and 1.1, more header lines than are surely read, no
 * or several `Host` lines or one that names no host (RFC 9112 §3.2; 1.0 may have none), a body in a transfer coding other than `chunked`, which nobody here decodes
 * (§6.1), or TRACE, which reveals the headers that a proxy adds (RFC 9110 §9.3.8). Null: not refused.
 */
export function refusalOf(request: IncomingMessage): RequestRefusal | null {
  if (!VERSIONS.has(request.httpVersion))
    return { code: 'VALIDATION_FAILED', message: 'The library speaks HTTP/1.1' };
  if (request.rawHeaders.length > 2 * MOST_HEADER_LINES)
    return { code: 'VALIDATION_FAILED', message: 'The request has too many header lines' };
  const hosts = hostLines(request);
  const { host = '', 'transfer-encoding': coding = 'chunked' } = request.headers;
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1') || !HOST.test(host))
    return { code: 'VALIDATION_FAILED', message: 'A request names one host' };
  if (coding.toLowerCase() !== 'chunked')
    return { code: 'VALIDATION_FAILED', message: 'A body has no transfer coding but chunked' };
  if (request.method === 'TRACE')
    return { code: 'METHOD_NOT_ALLOWED', message: 'TRACE is not answered here' };
  return null;
}
