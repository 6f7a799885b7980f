/** Addresses of settings, to which paths are added. */

/**
 * An address, or a path, without the slashes at its end: people write them either way, and some issuers' names end in one. What
 * comes before the end stays, so `https://a.example/?b` keeps its slash.
 */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
