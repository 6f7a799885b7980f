/**
 * Where a visitor goes back to after signing in: an address of this site, never another one (D-O4, O-8). Anything in
 * doubt is the home page: an open redirect lends our name to whoever asks.
 */

const HOME = '/';
/** Resolves relative addresses; a parsed address that leaves it was not ours. */
const BASE = 'https://library.invalid';
/** Pages that would start sign-in again or end it. */
const NOT_RETURNED_TO = /^\/(callback|logged-out|sign-in|silent-renew\.html)(\/|$)/i;

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\u007f');
}

/** The path, query and hash of `address` when it is one of our pages, else `/`. */
export function safeReturnAddress(address: unknown): string {
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) return HOME;
  // Browsers drop tabs and line ends and read a backslash as a slash; an address with either is not ours.
  if (hasControlCharacter(address) || address.includes('\\')) return HOME;
  const parsed = URL.canParse(address, BASE) ? new URL(address, BASE) : null;
  if (parsed?.origin !== BASE || parsed.pathname.startsWith('//') || NOT_RETURNED_TO.test(parsed.pathname))
    return HOME;
  return `${parsed.pathname}${parsed.search}${parsed.hash}`;
}

/** The sign-in address that returns to `page`: a link, so that it works before and without script. */
export function signInAddress(page: string): string {
  return `/sign-in?return=${encodeURIComponent(page)}`;
}

/**
 * Where the sign-in link of /sign-in itself leads: the server begins the sign-in when no script does.
 * @param hint for the identity provider (institutions.ts)
 */
export function signInStartAddress(page: string, hint: string | null = null): string {
  const told = hint === null ? '' : `&hint=${encodeURIComponent(hint)}`;
  return `/sign-in/start?return=${encodeURIComponent(page)}${told}`;
}

/** "Find your school", for a sign-in that returns to `page`. */
export function institutionsAddress(page: string, sought = ''): string {
  const name = sought === '' ? '' : `&name=${encodeURIComponent(sought)}`;
  return `/sign-in/school?return=${encodeURIComponent(page)}${name}`;
}

/**
 * Where a visitor came from, for a sign-in address that names no page. `host` is the request's own; a referrer of
 * another site, or none, is the home page.
 */
export function returnAddressOfReferrer(referrer: string | undefined, host: string | undefined): string {
  const from = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : null;
  return from && from.host === host ? safeReturnAddress(from.pathname + from.search) : HOME;
}
