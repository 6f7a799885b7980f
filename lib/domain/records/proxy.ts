/** The prefix of a library's proxy, put before addresses in its own records. Pure. */

/** Addresses are put behind `qurl=` encoded, behind anything else raw: as the proxies of libraries read them. */
const ENCODED = /[?&]qurl=$/i;
const LONGEST = 500;

/** Null: no prefix that may be used. Only http and https, and nothing that is no address. */
export function proxyPrefix(text: string): string | null {
  const prefix = text.trim();
  if (prefix.length > LONGEST || /\s/.test(prefix) || !URL.canParse(prefix)) return null;
  return /^https?:$/.test(new URL(prefix).protocol) ? prefix : null;
}

/** An address as an organisation's readers should open it. */
export function proxied(address: string, prefix: string | null): string {
  if (prefix === null) return address;
  return prefix + (ENCODED.test(prefix) ? encodeURIComponent(address) : address);
}
