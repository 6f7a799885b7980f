/** Lifetime and state of a hand-over, and a rate limit against guessing its code. Pure. */
import { HAND_OVER_MINUTES } from '@/lib/contracts/retention';
import type { HandOverState } from '@/lib/contracts/viewer/hand-over';

/** Five minutes: enough to take out a telephone, too short to pass the code on. */
export const HAND_OVER_MS = HAND_OVER_MINUTES * 60_000;
/** Most wrong codes of one person within that time. */
const MOST_FAILURES = 5;

export interface HandOverFacts {
  expiresAt: number;
  /** A person has requested a transfer. */
  isAsked: boolean;
  /** Response of the machine; null: none yet. */
  agreed: boolean | null;
}

export function handOverState({ expiresAt, isAsked, agreed }: HandOverFacts, now: number): HandOverState {
  if (agreed !== null) return agreed ? 'done' : 'refused';
  if (now >= expiresAt) return 'over';
  return isAsked ? 'asked' : 'offered';
}

export interface Failures {
  count: number;
  /** Time of the first failure, epoch ms. */
  since: number;
}

/** The failures that still count; null: none. */
export const failuresAt = (stored: Failures | null, now: number): Failures | null =>
  stored !== null && now - stored.since < HAND_OVER_MS ? stored : null;

export const mayClaim = (failures: Failures | null): boolean => (failures?.count ?? 0) < MOST_FAILURES;

export const afterWrongCode = (failures: Failures | null, now: number): Failures => ({
  count: (failures?.count ?? 0) + 1,
  since: failures?.since ?? now,
});
