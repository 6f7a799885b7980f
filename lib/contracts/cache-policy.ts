/**
 * Who may keep an answer, and for how long (RFC 9111): every `Cache-Control` that this library sends. Recognition by network
 * happens at the gateway, so no shared cache may hold what depends on who asks (design "Keeping rendered pages").
 */
export const cachePolicy = {
  /** What holds at this moment only: states, errors, one-time addresses. */
  moment: 'no-store',
  /** What one person may see, or has: nobody keeps it, their own browser included. A school's machine has many people. */
  person: 'private, no-store',
  /** What depends on the viewer: their own browser keeps it, and asks whether it still holds. */
  viewer: 'private, no-cache',
  /** The same for everyone, and its name carries a hash of its content: never asked for again. */
  forEver: 'public, max-age=31536000, immutable',
  /** The same for everyone, under one name: styles and pictures of the sign-in pages. */
  hour: 'public, max-age=3600',
  /** The same for everyone, under one name that the next build may fill anew: cached, and validated each time. */
  revalidated: 'public, no-cache',
  /** Lists for crawlers, which stay true for longer than they are made. */
  quarterHour: 'public, max-age=900',
  /** The delivery API, as the hosted one answers (contracts/content-delivery.md): cached, and validated each time. */
  delivery: 'max-age=0',
} as const;

/** An hour is longer than most sittings with one recording; a grant's end may come first. */
const LONGEST_KEEP_SECONDS = 3600;

/** What a grant opens: the visitor's browser only, and never past the grant's end. */
export const untilGrantEnds = (secondsLeft: number) =>
  `private, max-age=${Math.max(0, Math.min(secondsLeft, LONGEST_KEEP_SECONDS))}`;
