/**
 * Address of the person signing in. This service may have its own public address, with no gateway before it: what a client
 * says about itself counts only behind TRUSTED_PROXIES, and this machine is not one by itself, or whoever sits at it
 * could guess passwords without end.
 */
import type { FastifyRequest } from 'fastify';
import { parseTrustedProxies, visitorAddress } from '@/lib/platform/network/address';

/** The right-most hop that is no trusted proxy (RFC 7239 §7.4); a malformed hop ends the chain. */
export function visitorAddressOf(trustedProxies: string): (request: Pick<FastifyRequest, 'raw'>) => string {
  const isTrusted = parseTrustedProxies(trustedProxies);
  return (request) => visitorAddress(request.raw, isTrusted);
}
