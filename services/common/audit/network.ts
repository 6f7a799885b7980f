/** The network that a request came from: as much of its address as the audit log and the list of sessions need. */
import ipaddr from 'ipaddr.js';

const BITS = { ipv4: 24, ipv6: 48 } as const;

/** The network of an address, as `203.0.113.0/24` or `2001:db8:1::/48`; null for a text that is no IP address. */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const bits = BITS[parsed.kind()];
  const range = `${parsed.toString()}/${bits}`;
  const base =
    parsed.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(range)
      : ipaddr.IPv6.networkAddressFromCIDR(range);
  return `${base.toString()}/${bits}`;
}
