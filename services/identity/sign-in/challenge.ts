/**
 * A proof of work for browsers, required after too many wrong passwords from one place. It slows guessing but lets a person
 * who knows the password in without waiting, so that nobody at a school can lock somebody else out.
 * The answer is a number that, appended to the challenge, gives a SHA-256 digest with a given number of leading zero bits.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** About one second of work for a school computer at the least, and four at the most. */
export const FEWEST_BITS = 16;
const MOST_BITS = 18;
/** The difficulty rises by one bit each time this many more failures have occurred. */
const FAILURES_PER_BIT = 10;
/** How long a person may take on the page; shorter than the throttle's window, for which used challenges are remembered. */
const LIFE_MS = 10 * 60_000;
const CHALLENGE = /^(\d{1,15})\.(\d{1,2})\.[\w-]{16}\.([\w-]{43})$/;
const ANSWER = /^\d{1,15}$/;

const sealOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`challenge\n${text}`).digest();

/** Difficulty in bits, by the number of failures beyond the limit. */
export const bitsFor = (excess: number): number =>
  Math.min(MOST_BITS, FEWEST_BITS + Math.floor(excess / FAILURES_PER_BIT));

/** `expiry.bits.nonce.seal` */
export function makeChallenge(bits: number, secret: string, now: Date): string {
  const text = `${now.getTime() + LIFE_MS}.${bits}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${sealOf(text, secret).toString('base64url')}`;
}

/** Whether a digest begins with at least `bits` zero bits. */
function hasZeroBits(digest: Buffer, bits: number): boolean {
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}

/** Bits that an answer proves; 0 for a challenge that is not ours or has expired, or for a wrong answer. */
export function provenBits(challenge: string, answer: string, secrets: readonly string[], now: Date): number {
  const match = CHALLENGE.exec(challenge);
  if (!match || !ANSWER.test(answer)) return 0;
  const [, expires = '', bits = '', seal = ''] = match;
  const text = challenge.slice(0, challenge.lastIndexOf('.'));
  const given = Buffer.from(seal, 'base64url');
  const isOurs = secrets.some((secret) => timingSafeEqual(given, sealOf(text, secret)));
  if (!isOurs || Number(expires) < now.getTime()) return 0;
  const digest = createHash('sha256').update(`${challenge}:${answer}`).digest();
  return hasZeroBits(digest, Number(bits)) ? Number(bits) : 0;
}
