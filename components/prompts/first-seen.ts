/** When a person first used this browser: stored here only and never sent anywhere. */
import { firstSeenKey } from '@/lib/domain/prompts/survey';
import { readStored, writeStored } from '@/lib/browser/storage';

/** ISO time of the person's first visit. On that visit it is stored and null is returned, as it is when storage fails. */
export function firstSeen(userId: string, now: Date): string | null {
  const key = firstSeenKey(userId);
  const known = readStored(key);
  if (known === null) writeStored(key, now.toISOString());
  return known;
}
