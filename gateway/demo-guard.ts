/** Demo addresses, accounts and keys exist on one machine only (design "Security"). */
import { isLoopbackAddress } from '@/lib/contracts/http/loopback';
import { isDemonstration } from '@/lib/platform/start/mode';

/** The classroom address opens only in a demonstration on this machine, and only if it is itself on loopback. */
export function mayOpenClassroom(config: {
  PUBLIC_URL: string;
  CLASSROOM_URL: string;
  SAMPLE_LIBRARY?: 'on' | 'off' | undefined;
}): boolean {
  return (
    isDemonstration({ PUBLIC_URL: config.PUBLIC_URL, SAMPLE_LIBRARY: config.SAMPLE_LIBRARY }) &&
    isLoopbackAddress(config.CLASSROOM_URL)
  );
}
