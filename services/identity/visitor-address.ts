/**
 * Address of the person signing in. This service has its own public address, with no gateway before it: what a client
 * says about itself counts only behind TRUSTED_PROXIES, and this machine is not one by itself, or whoever sits at it
 * could guess passwords without end.
 */
import type { FastifyRequest } from 'fastify';
import { canonicalAddress } from '@/lib/domain/viewer/network';
import { trustedSockets } from '@/lib/platform/network/trusted-sockets';

/** The right-most hop that is no trusted proxy (RFC 7239 §7.4); a malformed hop ends the chain. */
export function visitorAddressOf(trustedProxies: string): (request: FastifyRequest) => string {
  const isTrusted = trustedSockets(trustedProxies, { loopback: false });
  return (request) => {
    let visitor = canonicalAddress(request.socket.remoteAddress ?? '') ?? '0.0.0.0';
    const hops = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').reverse();
    for (const hop of hops) {
      const address = isTrusted(visitor) ? canonicalAddress(hop) : null;
      if (address === null) break;
      visitor = address;
    }
    return visitor;
  };
}
