/** Which addresses count as one subscriber when failed attempts are limited. */
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Length of the network within which an IPv6 host may change its address. */
const SUBSCRIBER_BITS = 64;
/** What a home and a site are given, who then hold many a /64 (RFC 6177). */
const HOME_BITS = 56;
const SITE_BITS = 48;
const GROUP_BITS = 16;

/** The first `bits` of an IPv6 address, in groups as they are written. */
function prefix(parts: readonly number[], bits: number): string {
  const groups = parts.slice(0, Math.ceil(bits / GROUP_BITS));
  const beyond = groups.length * GROUP_BITS - bits;
  return groups
    .map((part, index) => (index === groups.length - 1 ? (part >> beyond) << beyond : part))
    .map((part) => part.toString(16))
    .join(':');
}

/** The 16-bit groups of an IPv6 address; of anything else, the text that it is counted under. */
function groupsOf(address: string): readonly number[] | string {
  // Most addresses, without the cost of parsing one for every page that is counted: as Node accepts them they are as we write them.
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts : parsed.toString();
}

const widerNetwork = (groups: readonly number[], bits: number) => `${prefix(groups, bits)}/${bits}`;

/** One subscriber's network: an IPv4 address, or the first 64 bits of an IPv6 one. Text that is no IP address stays as it is. */
export function subscriberNetwork(address: string): string {
  const groups = groupsOf(address);
  return typeof groups === 'string' ? groups : prefix(groups, SUBSCRIBER_BITS);
}

/** The network of a site, within which one who holds it may change the address all day: an IPv4 address, or 48 bits of an IPv6 one. */
export function siteNetwork(address: string): string {
  const groups = groupsOf(address);
  return typeof groups === 'string' ? groups : widerNetwork(groups, SITE_BITS);
}

/** The subscriber's network, and the wider ones that may be the same subscriber's: for IPv6 the /56 and the /48. */
export function subscriberNetworks(address: string): [string, ...string[]] {
  const groups = groupsOf(address);
  if (typeof groups === 'string') return [groups];
  return [prefix(groups, SUBSCRIBER_BITS), widerNetwork(groups, HOME_BITS), widerNetwork(groups, SITE_BITS)];
}
