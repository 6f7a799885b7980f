/** Addresses that only this machine can reach. */
import { isIP } from 'node:net';

/** Whether a host name or address from a setting is loopback (RFC 6761 §6.3, RFC 1122 §3.2.1.3). */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  return isIP(bare) === 4 ? bare.startsWith('127.') : bare === '::1';
}

/** The same for the host of an absolute address. Throws if it is not one. */
export const isLoopbackAddress = (address: string): boolean => isLoopbackHost(new URL(address).hostname);
