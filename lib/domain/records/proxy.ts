/** The prefix of a library's proxy, prepended to addresses in its own records. Pure. */

/** Library proxies expect an encoded address after `qurl=`, and an unencoded one after any other prefix. */
const ENCODED = /[?&]qurl=$/i;
const LONGEST = 500;

/** The trimmed prefix; null unless it is an http or https address of acceptable length. */
export function proxyPrefix(text: string): string | null {
  const prefix = text.trim();
  if (prefix.length > LONGEST || /\s/.test(prefix) || !URL.canParse(prefix)) return null;
  return /^https?:$/.test(new URL(prefix).protocol) ? prefix : null;
}

/** The address through the organisation's proxy, if it has one. */
export function proxied(address: string, prefix: string | null): string {
  if (prefix === null) return address;
  return prefix + (ENCODED.test(prefix) ? encodeURIComponent(address) : address);
}
