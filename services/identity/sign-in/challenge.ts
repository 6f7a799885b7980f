/**
 * A proof of work for browsers, required after too many wrong passwords from one place. It slows guessing but lets a person
 * who knows the password in without waiting, so that nobody at a school can lock somebody else out.
 * The answer is a number that, appended to the challenge, gives a SHA-256 digest with a given number of leading zero bits.
 */
import { createHash, randomBytes } from 'node:crypto';
import { isSealed, sealOf } from '@/services/common/seal';

/**
 * About two seconds of work for a school computer. It does not rise with the number of attempts: whoever guesses would take
 * challenges from the first attempts for another e-mail, and only the people beside them would get the hard ones.
 */
const BITS = 17;
/** How long a person may take on the page; shorter than the throttle's window, for which used challenges are remembered. */
const LIFE_MS = 10 * 60_000;
const CHALLENGE = /^(\d{1,15})\.(\d{1,2})\.[\w-]{16}\.([\w-]{43})$/;
const ANSWER = /^\d{1,15}$/;

const sealed = (text: string) => `challenge\n${text}`;

/** `expiry.bits.nonce.seal` */
export function makeChallenge(secret: string, now: Date): string {
  const text = `${now.getTime() + LIFE_MS}.${BITS}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${sealOf(sealed(text), secret)}`;
}

/** Whether a digest begins with at least `bits` zero bits. */
function hasZeroBits(digest: Buffer, bits: number): boolean {
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}

/** Whether it answers the challenge; false also for a challenge that is not ours or has expired. */
export function isAnswered(
  challenge: string,
  answer: string,
  secrets: readonly string[],
  now: Date,
): boolean {
  const match = CHALLENGE.exec(challenge);
  if (!match || !ANSWER.test(answer)) return false;
  const [, expires = '', bits = '', seal = ''] = match;
  const text = challenge.slice(0, challenge.lastIndexOf('.'));
  if (!isSealed(sealed(text), seal, secrets) || Number(expires) < now.getTime()) return false;
  const digest = createHash('sha256').update(`${challenge}:${answer}`).digest();
  return hasZeroBits(digest, Number(bits));
}
