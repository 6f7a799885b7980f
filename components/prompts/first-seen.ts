/** When a person first used this browser: stored here only and never sent anywhere. */
import { firstSeenKey } from '@/lib/domain/prompts/survey';
import { readStored, writeStored } from '@/lib/browser/storage';

/** ISO time of the person's first visit. On that visit it is stored and null is returned, as it is when storage fails. */
export function firstSeen(userId: string, now: Date): string | null {
  const key = firstSeenKey(userId);
  // Earlier releases had the person's id as the key.
  const named = `dt.firstSeen.${userId}`;
  const before = readStored(named);
  writeStored(named, null);
  const known = readStored(key) ?? before;
  if (known === null || before !== null) writeStored(key, known ?? now.toISOString());
  return known;
}
