/**
 * Every `Cache-Control` that this library sends (RFC 9111). Visitors are recognised by network at the gateway, so no shared
 * cache may store a response that depends on the visitor (design "The page cache").
 */
export const cachePolicy = {
  /** Valid only now: states, errors, one-time addresses. */
  moment: 'no-store',
  /** Data of one person. Never stored, not even in their own browser: many people share a computer at a school. */
  person: 'private, no-store',
  /** Depends on the viewer: stored only by their own browser, and validated each time. */
  viewer: 'private, no-cache',
  /** The same for everyone, with a hash of the content in its name: never requested again. */
  forEver: 'public, max-age=31536000, immutable',
  /** The same for everyone, under one name: styles and pictures of the sign-in pages. */
  hour: 'public, max-age=3600',
  /** The same for everyone, under a name whose content may change with the next build: cached, and validated each time. */
  revalidated: 'public, no-cache',
  /** Lists for crawlers, which rarely change within a quarter of an hour. */
  quarterHour: 'public, max-age=900',
  /** The delivery API, same as the hosted one (contracts/content-delivery.md): cached, and validated each time. */
  delivery: 'max-age=0',
} as const;

/** An hour is longer than most people spend with one recording. A grant may expire sooner. */
const LONGEST_KEEP_SECONDS = 3600;

/** Files that a grant gives access to: cached by the visitor's browser only, and never after the grant expires. */
export const untilGrantEnds = (secondsLeft: number) =>
  `private, max-age=${Math.max(0, Math.min(secondsLeft, LONGEST_KEEP_SECONDS))}`;
