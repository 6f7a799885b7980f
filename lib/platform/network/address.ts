/**
 * The visitor's address, decided here and nowhere else. Forwarding headers count only when they come from a trusted proxy;
 * then the right-most hop that is not a trusted proxy is the visitor (RFC 7239 §7.4).
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';
import { EnvironmentError } from '@/lib/contracts/environment';
import { canonicalAddress } from '@/lib/domain/viewer/network';

/** Every header with which a client might claim an address or a host of its own; the gateway removes them all. */
const CLAIMS =
  /^(forwarded|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|true-client-ip|cf-connecting-ip|cf-connecting-ipv6|fastly-client-ip|x-appengine-user-ip|x-envoy-external-address|x-azure-clientip|x-host|x-http-host-override|x-library-.+)$/i;

/** Reduces an address of a socket or an X-Forwarded-For hop to its canonical form, without brackets, port or zone. */
function bareAddress(text: string): string | null {
  // Most are canonical already, and each request asks for two or three.
  if (isIPv4(text)) return text;
  const bare = text
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return canonicalAddress(bare);
}

export type ProxyTest = (address: string) => boolean;

/** Parses TRUSTED_PROXIES: a comma list of addresses and CIDR ranges. Throws EnvironmentError, naming an invalid part. */
export function parseTrustedProxies(list: string): ProxyTest {
  const parts = list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  for (const part of parts)
    if (!ipaddr.isValidCIDR(part) && canonicalAddress(part) === null)
      throw new EnvironmentError(`TRUSTED_PROXIES holds "${part}", which is neither an address nor a range`);
  const isTrusted = proxyaddr.compile(parts);
  return (address) => {
    const bare = bareAddress(address);
    return bare !== null && isTrusted(bare, 0);
  };
}

/** The address that a request came from, by its socket and its headers as they arrived. A malformed hop ends the chain. */
export function visitorAddress(request: IncomingMessage, isTrusted: ProxyTest): string {
  const chain = proxyaddr.all(request, isTrusted).map((hop) => bareAddress(hop ?? ''));
  return chain.findLast((address) => address !== null) ?? '0.0.0.0';
}

/** Removes every header of `CLAIMS` from a request, parsed and raw, in place. */
export function removeClaims(request: { headers: IncomingHttpHeaders; rawHeaders: string[] }): void {
  for (const name of Object.keys(request.headers)) if (CLAIMS.test(name)) delete request.headers[name];
  request.rawHeaders = request.rawHeaders.filter(
    (_, index, all) => !CLAIMS.test(all[index - (index % 2)] ?? ''),
  );
}
