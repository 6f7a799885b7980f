/**
 * Codes that let a class in, and the bound on guessing them. A failure costs a try, an entry gives one back, so that a school of
 * 500 with a tenth of typing errors is never stopped behind its one address, and who only guesses is stopped after 20. Pure.
 */
import { CODE_LENGTH, CODE_LETTERS } from '@/lib/contracts/class-letters';

/** As printed: capitals of the alphabet of codes; null for what cannot be one. */
export function readCode(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, '');
  return letters.length === CODE_LENGTH && [...letters].every((letter) => CODE_LETTERS.includes(letter))
    ? letters
    : null;
}

/** @param random a whole number below its argument, unpredictable */
export function makeCode(random: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[random(CODE_LETTERS.length)]).join('');
}

/** Failures of one address until it is stopped. */
const MOST_FAILURES = 20;
/** Tries that entries give back in one window: who knows one code cannot buy guesses with it for ever. */
const MOST_GIVEN = 100;
const WINDOW_MS = 15 * 60_000;

export interface Tries {
  left: number;
  given: number;
  /** When the window began, epoch ms. */
  since: number;
}

const fresh = (now: number): Tries => ({ left: MOST_FAILURES, given: 0, since: now });

/** The tries of an address at this moment; `stored` null: it has not failed yet. */
export const triesAt = (stored: Tries | null, now: number): Tries =>
  stored === null || now - stored.since >= WINDOW_MS ? fresh(now) : stored;

/** Nothing is looked up for who has none left, so that a right guess is refused like a wrong one. */
export const mayTry = ({ left }: Tries): boolean => left > 0;

export const afterFailure = (tries: Tries): Tries => ({ ...tries, left: tries.left - 1 });

export function afterEntry(tries: Tries): Tries {
  const gives = tries.left < MOST_FAILURES && tries.given < MOST_GIVEN ? 1 : 0;
  return { ...tries, left: tries.left + gives, given: tries.given + gives };
}
