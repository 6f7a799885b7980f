/** When a person first used this browser: stored here only and never sent anywhere. */
import { readStored, writeStored } from './storage';

const keyOf = (userId: string) => `dt.firstSeen.${userId}`;

/** ISO time of the person's first visit. On that visit it is stored and null is returned, as it is when storage fails. */
export function firstSeen(userId: string, now: Date): string | null {
  const known = readStored(keyOf(userId));
  if (known === null) writeStored(keyOf(userId), now.toISOString());
  return known;
}
