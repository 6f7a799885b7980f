/**
 * Addresses of files come out of entries, which editors write. Our own servers fetch them only from origins that the operator
 * named: otherwise an editor could have them ask addresses inside our network.
 */

/** The host of every space's files at Contentful, which the delivery API names in assets. */
const CONTENTFUL_FILES = '.ctfassets.net';

/** The origins of a comma list such as MEDIA_HOSTED_ORIGINS; parts that are not http or https addresses are ignored. */
export const originsIn = (setting: string): string[] =>
  setting.split(',').flatMap((part) => {
    const address = URL.parse(part.trim());
    return address && /^https?:$/.test(address.protocol) ? [address.origin] : [];
  });

/** Whether a server of ours may fetch a file: from one of `origins`, or from Contentful's files. */
export function isKnownAddress(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  return url !== null && (origins.includes(url.origin) || url.hostname.endsWith(CONTENTFUL_FILES));
}
