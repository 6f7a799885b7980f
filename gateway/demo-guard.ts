/** Demo addresses, accounts and keys exist on one machine only (design "Security"). */
import { isLoopbackAddress } from '@/lib/platform/network/loopback';

/** The classroom address opens only where the library itself is reached on this machine. */
export function mayOpenClassroom(config: { PUBLIC_URL: string; CLASSROOM_URL: string }): boolean {
  return isLoopbackAddress(config.PUBLIC_URL) && isLoopbackAddress(config.CLASSROOM_URL);
}
