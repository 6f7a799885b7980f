/**
 * Where a visitor returns to after signing in: only addresses of this site (D-O4, O-8). Anything doubtful becomes the home
 * page, because an open redirect would let others abuse our domain.
 */

const HOME = '/';
/** Base for parsing relative addresses; an address with another origin afterwards is not ours. */
const BASE = 'https://library.invalid';
/** Pages that would start sign-in again or sign out. */
const NOT_RETURNED_TO = /^\/(callback|logged-out|sign-in|silent-renew\.html)(\/|$)/i;

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\u007f');
}

/** The path, query and hash of `address` if it is one of our pages, else `/`. */
export function safeReturnAddress(address: unknown): string {
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) return HOME;
  // Browsers ignore tabs and line ends and treat a backslash as a slash, so an address with any of them is rejected.
  if (hasControlCharacter(address) || address.includes('\\')) return HOME;
  const parsed = URL.canParse(address, BASE) ? new URL(address, BASE) : null;
  if (parsed?.origin !== BASE || parsed.pathname.startsWith('//') || NOT_RETURNED_TO.test(parsed.pathname))
    return HOME;
  return `${parsed.pathname}${parsed.search}${parsed.hash}`;
}

/** The sign-in address that returns to `page`. A plain link, so that it works without script. */
export function signInAddress(page: string): string {
  return `/sign-in?return=${encodeURIComponent(page)}`;
}

/**
 * Address of the sign-in link on /sign-in: the server starts the sign-in if the browser has no script.
 * @param hint `login_hint` for the identity provider (institutions.ts)
 */
export function signInStartAddress(page: string, hint: string | null = null): string {
  const told = hint === null ? '' : `&hint=${encodeURIComponent(hint)}`;
  return `/sign-in/start?return=${encodeURIComponent(page)}${told}`;
}

/** Address of "Find your school", for a sign-in that returns to `page`. */
export function institutionsAddress(page: string, sought = ''): string {
  const name = sought === '' ? '' : `&name=${encodeURIComponent(sought)}`;
  return `/sign-in/school?return=${encodeURIComponent(page)}${name}`;
}

/**
 * The return address from the referrer, for a sign-in address without a page. `host` is that of the request; without a
 * referrer, or with one from another site, it is the home page.
 */
export function returnAddressOfReferrer(referrer: string | undefined, host: string | undefined): string {
  const from = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : null;
  return from && from.host === host ? safeReturnAddress(from.pathname + from.search) : HOME;
}
