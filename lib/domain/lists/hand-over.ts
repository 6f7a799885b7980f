/** How long a hand-over lives and where it stands, and the bound on guessing its letters. Pure. */
import { HAND_OVER_MINUTES } from '@/lib/contracts/retention';
import type { HandOverState } from '@/lib/contracts/hand-over';

/** Five minutes: to take out a telephone, not to pass the letters on. */
export const HAND_OVER_MS = HAND_OVER_MINUTES * 60_000;
/** Wrong codes of one person within that time. */
const MOST_FAILURES = 5;

export interface HandOverFacts {
  expiresAt: number;
  /** Somebody said what they wish. */
  isAsked: boolean;
  /** What the machine said to it; null: nothing yet. */
  agreed: boolean | null;
}

export function handOverState({ expiresAt, isAsked, agreed }: HandOverFacts, now: number): HandOverState {
  if (agreed !== null) return agreed ? 'done' : 'refused';
  if (now >= expiresAt) return 'over';
  return isAsked ? 'asked' : 'offered';
}

export interface Failures {
  count: number;
  /** When the first of them was, epoch ms. */
  since: number;
}

/** Those that still count; null: none. */
export const failuresAt = (stored: Failures | null, now: number): Failures | null =>
  stored !== null && now - stored.since < HAND_OVER_MS ? stored : null;

export const mayClaim = (failures: Failures | null): boolean => (failures?.count ?? 0) < MOST_FAILURES;

export const afterWrongCode = (failures: Failures | null, now: number): Failures => ({
  count: (failures?.count ?? 0) + 1,
  since: failures?.since ?? now,
});
