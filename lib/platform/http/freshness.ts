/** Conditional requests (RFC 9110 §13.1.2). */
import fresh from 'fresh';

/**
 * Whether `If-None-Match` names the entity tag, so that 304 is the answer. Weak comparison (§8.8.3.2): encodings of one
 * text are one text. `Cache-Control: no-cache` speaks to caches (RFC 9111 §5.2.1.4); the condition is answered all the same.
 */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && fresh({ 'if-none-match': ifNoneMatch.trim() }, { etag });
