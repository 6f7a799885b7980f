/**
 * Class codes, and a rate limit against guessing them. A wrong code uses up an attempt, a right one gives one back, so that a
 * school of 500 behind one address with 10 % typing errors is never blocked, and guessing alone is blocked after 20. Pure.
 */
import { CODE_LENGTH, CODE_LETTERS } from '@/lib/contracts/personal/class-letters';

/** The code in its printed form, in capitals; null if the text cannot be a code. */
export function readCode(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, '');
  return letters.length === CODE_LENGTH && [...letters].every((letter) => CODE_LETTERS.includes(letter))
    ? letters
    : null;
}

/** @param random returns an unpredictable whole number from 0 to below its argument */
export function makeCode(random: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[random(CODE_LETTERS.length)]).join('');
}

/** Failed attempts of one address before it is blocked. */
const MOST_FAILURES = 20;
/** Attempts that right codes can give back in one window, so that knowing one code does not allow unlimited guesses. */
const MOST_GIVEN = 100;
const WINDOW_MS = 15 * 60_000;

export interface Tries {
  left: number;
  given: number;
  /** Start of the window, epoch ms. */
  since: number;
}

const fresh = (now: number): Tries => ({ left: MOST_FAILURES, given: 0, since: now });

/** The attempts of an address now; `stored` null: it has not failed yet. */
export const triesAt = (stored: Tries | null, now: number): Tries =>
  stored === null || now - stored.since >= WINDOW_MS ? fresh(now) : stored;

/** Must be checked before looking up a code, so that a blocked address cannot tell a right guess from a wrong one. */
export const mayTry = ({ left }: Tries): boolean => left > 0;

export const afterFailure = (tries: Tries): Tries => ({ ...tries, left: tries.left - 1 });

export function afterEntry(tries: Tries): Tries {
  const gives = tries.left < MOST_FAILURES && tries.given < MOST_GIVEN ? 1 : 0;
  return { ...tries, left: tries.left + gives, given: tries.given + gives };
}
