/**
 * The visitor's address, decided here and nowhere else. What the outside says about itself counts only when it comes
 * through a trusted proxy; then the right-most hop that is not such a proxy is the visitor (RFC 7239 §7.4).
 */
import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** Every header by which a client might try to name its own address or host; none survives the gateway. */
const CLAIMS =
  /^(forwarded|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|true-client-ip|cf-connecting-ip|cf-connecting-ipv6|fastly-client-ip|x-appengine-user-ip|x-envoy-external-address|x-azure-clientip|x-host|x-http-host-override|x-library-.+)$/i;

/** Canonical text of an address, IPv4-mapped IPv6 as IPv4; null when it is none. */
export function canonicalAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (!ipaddr.isValid(bare) || (ipaddr.IPv4.isValid(bare) && !ipaddr.IPv4.isValidFourPartDecimal(bare)))
    return null;
  return ipaddr.process(bare).toString();
}

/** Parses TRUSTED_PROXIES: a comma list of addresses and CIDR ranges. Throws with the bad part. */
export function parseTrustedProxies(list: string): (address: string) => boolean {
  const ranges = list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): Range => {
      if (ipaddr.isValidCIDR(part)) return ipaddr.parseCIDR(part);
      if (ipaddr.isValid(part)) return [ipaddr.process(part), part.includes(':') ? 128 : 32];
      throw new Error(`TRUSTED_PROXIES holds "${part}", which is neither an address nor a range`);
    });
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some(
      ([base, bits]) => base.kind() === parsed.kind() && parsed.match([base, bits] as never),
    );
  };
}

/** Address of the visitor behind `socket`, given the headers as they arrived. Malformed hops end the chain. */
export function visitorAddress(
  socket: string,
  headers: IncomingHttpHeaders,
  isTrusted: (address: string) => boolean,
): string {
  let visitor = canonicalAddress(socket) ?? '0.0.0.0';
  if (!isTrusted(visitor)) return visitor;
  const chain = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').reverse();
  for (const hop of chain) {
    const address = canonicalAddress(hop);
    if (address === null) break;
    visitor = address;
    if (!isTrusted(address)) break;
  }
  return visitor;
}

/** Removes every such claim from a request's headers, parsed and raw, in place. */
export function removeClaims(request: { headers: IncomingHttpHeaders; rawHeaders: string[] }): void {
  for (const name of Object.keys(request.headers)) if (CLAIMS.test(name)) delete request.headers[name];
  request.rawHeaders = request.rawHeaders.filter(
    (_, index, all) => !CLAIMS.test(all[index - (index % 2)] ?? ''),
  );
}
