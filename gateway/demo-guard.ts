/** Demo addresses, accounts and keys exist on one machine only (design "Security"). */
import { isIP } from 'node:net';

/** Whether an address means this machine. */
function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  return isIP(bare) === 4 ? bare.startsWith('127.') : bare === '::1';
}

/** The classroom address opens only where the library itself is reached on this machine. */
export function mayOpenClassroom(config: { PUBLIC_URL: string; CLASSROOM_URL: string }): boolean {
  return isLoopback(config.PUBLIC_URL) && isLoopback(config.CLASSROOM_URL);
}
