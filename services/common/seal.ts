/** Keyed digests, and seals of texts that are given away and come back: only who has the key can make one (HMAC with SHA-256, RFC 2104). */
import { createHmac, timingSafeEqual } from 'node:crypto';

type SealKey = string | Buffer;

/** Characters of a whole seal: 32 bytes in base64url. */
const WHOLE = 43;

/** @param length characters of the seal, fewer where it should be short */
export const sealOf = (text: string, key: SealKey, length = WHOLE): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, length);

/** Whether one of the keys made the seal: several are accepted while they are rotated. @param length as it was made with */
export function isSealed(text: string, seal: string, keys: readonly SealKey[], length = WHOLE): boolean {
  const given = Buffer.from(seal);
  return keys.some((key) => {
    const expected = Buffer.from(sealOf(text, key, length));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
