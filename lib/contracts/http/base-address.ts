/** Addresses of settings, to which paths are added. */

/**
 * An address, or a path, without the slashes at its end: people write them either way, and some issuers' names end in one. What
 * comes before the end stays, so `https://a.example/?b` keeps its slash.
 */
export function withoutSlash(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
