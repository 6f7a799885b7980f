/**
 * Address of the person signing in. This service may have its own public address, with no gateway before it: what a client
 * says about itself counts only behind TRUSTED_PROXIES, and this machine is not one by itself, or whoever sits at it
 * could guess passwords without end.
 */
import type { FastifyRequest } from 'fastify';
import { parseTrustedProxies, visitorAddress } from '@/lib/platform/network/address';
import {
  createVisitorVerifier,
  REQUEST_ID_HEADER,
  VISITOR_HEADER,
} from '@/lib/platform/visitor/signed-visitor';

/**
 * The address that the gateway has signed, where this service lies below the library's own origin; else the right-most hop
 * that is no trusted proxy (RFC 7239 §7.4), where a malformed hop ends the chain.
 */
export function visitorAddressOf(
  trustedProxies: string,
  serviceKey: string,
): (request: Pick<FastifyRequest, 'raw'>) => Promise<string> {
  const isTrusted = parseTrustedProxies(trustedProxies);
  const verify = createVisitorVerifier(serviceKey, 'identity');
  return async ({ raw }) => {
    const { [VISITOR_HEADER]: signature, [REQUEST_ID_HEADER]: requestId } = raw.headers;
    const signed =
      typeof signature === 'string' && typeof requestId === 'string'
        ? await verify(signature, requestId)
        : null;
    return signed?.address ?? visitorAddress(raw, isTrusted);
  };
}
