/** Which addresses count as one subscriber when failed attempts are limited. */
import ipaddr from 'ipaddr.js';

/** Groups of 16 bits in a /64, the network within which an IPv6 host may change its address (RFC 6177). */
const SUBSCRIBER_GROUPS = 4;

/** One subscriber's network: an IPv4 address, or the first 64 bits of an IPv6 one. Text that is no IP address stays as it is. */
export function subscriberNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, SUBSCRIBER_GROUPS)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString();
}
