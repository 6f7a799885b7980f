/** Conditional requests (RFC 9110 §13.1.2). */
import fresh from 'fresh';

/**
 * Whether `If-None-Match` names the entity tag, so that the answer is 304. Weak comparison (§8.8.3.2): every encoding of a
 * text counts as the same text. `Cache-Control: no-cache` is for caches (RFC 9111 §5.2.1.4) and does not disable the condition.
 */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && fresh({ 'if-none-match': ifNoneMatch.trim() }, { etag });
