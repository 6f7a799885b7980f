/** Whose forwarded address a service believes: this machine (the gateway), and the configured proxies. */
import ipaddr from 'ipaddr.js';

type Range = ReturnType<typeof ipaddr.parseCIDR>;

function rangeOf(part: string): Range {
  if (ipaddr.isValidCIDR(part)) return ipaddr.parseCIDR(part);
  if (ipaddr.isValid(part)) return [ipaddr.process(part), part.includes(':') ? 128 : 32];
  throw new Error(`TRUSTED_PROXIES holds "${part}", which is neither an address nor a range`);
}

/**
 * A test for socket addresses from TRUSTED_PROXIES, a comma list of addresses and ranges. Throws on a bad part.
 * `loopback: false` is for a service that visitors reach without a gateway before it.
 */
export function trustedSockets(list: string, { loopback = true } = {}): (address: string) => boolean {
  const parts = list.split(',').map((part) => part.trim());
  const ranges = parts.filter(Boolean).map(rangeOf);
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    if (loopback && parsed.range() === 'loopback') return true;
    return ranges.some(
      ([base, bits]) => base.kind() === parsed.kind() && parsed.match([base, bits] as never),
    );
  };
}
