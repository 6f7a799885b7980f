/** Requests that Node's parser lets through and that nobody honest sends: refused before anything is made of them. */
import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@/lib/contracts/errors';

/** Why a request is refused, for the error body of the contract. */
export interface RequestRefusal {
  code: ErrorCode;
  message: string;
}

/** RFC 9112 §3: whoever spoke an older version could not tell our answer from its own body; newer ones begin otherwise. */
const VERSIONS: ReadonlySet<string> = new Set(['1.0', '1.1']);

/** Host lines of a request; two of them are read differently by two servers. */
const hostLines = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

/**
 * Whether a request is refused whoever asks: another version of HTTP than 1.0 and 1.1, no or several `Host` lines (RFC 9112
 * §3.2; 1.0 may have none), or TRACE, which shows a page what its visitor's proxy adds (RFC 9110 §9.3.8). Null: it is not.
 */
export function refusalOf(request: IncomingMessage): RequestRefusal | null {
  if (!VERSIONS.has(request.httpVersion))
    return { code: 'VALIDATION_FAILED', message: 'The library speaks HTTP/1.1' };
  const hosts = hostLines(request);
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1'))
    return { code: 'VALIDATION_FAILED', message: 'A request names one host' };
  if (request.method === 'TRACE')
    return { code: 'METHOD_NOT_ALLOWED', message: 'TRACE is not answered here' };
  return null;
}
