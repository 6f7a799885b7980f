/** When this browser first had a person: it alone knows, and tells nobody. */
import { readStored, writeStored } from './storage';

const keyOf = (userId: string) => `dt.firstSeen.${userId}`;

/** ISO time at which the person was first here, remembered from now on; null when that is now, or cannot be remembered. */
export function firstSeen(userId: string, now: Date): string | null {
  const known = readStored(keyOf(userId));
  if (known === null) writeStored(keyOf(userId), now.toISOString());
  return known;
}
