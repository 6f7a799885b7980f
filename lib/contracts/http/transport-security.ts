/**
 * `Strict-Transport-Security` (RFC 6797) of every answer over https. The gateway and the sign-in pages may share an origin, and
 * a browser keeps what it was told last: a shorter time in one of them would shorten the other's.
 */
export const STRICT_TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';
