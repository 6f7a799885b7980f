/**
 * IP address of the visitor of a service that may be public without a gateway in front, so that forwarding headers count only from
 * TRUSTED_PROXIES. The local machine is not trusted by default, or a person using it could guess passwords without limit.
 */
import type { FastifyRequest } from 'fastify';
import { parseTrustedProxies, visitorAddress } from '@/lib/platform/network/address';
import { createVisitorVerifier, type ServiceName } from '@/lib/platform/visitor/signed-visitor';

export type AddressOf = (request: Pick<FastifyRequest, 'raw'>) => Promise<string>;

/**
 * The address signed by the gateway, if this service is below the library's own origin; else the right-most hop that
 * is not a trusted proxy (RFC 7239 §7.4), where a malformed hop ends the chain.
 */
export function visitorAddressOf(
  trustedProxies: string,
  serviceKey: string,
  service: ServiceName,
): AddressOf {
  const isTrusted = parseTrustedProxies(trustedProxies);
  const verify = createVisitorVerifier(serviceKey, service);
  return async ({ raw }) => {
    const signed = await verify(raw.headers);
    // A forged signature counts as none: whoever sends one gains no other address by it.
    return typeof signed === 'string' ? visitorAddress(raw, isTrusted) : signed.address;
  };
}
