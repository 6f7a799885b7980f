/** The one line in the log for tokens that an issuer gave and this library refuses: what does not fit, and never the token. */
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { LRUCache } from 'lru-cache';

/** A fault of the set-up meets everybody at once; each kind of it is said once in so long. */
const SAID_MS = 60_000;
const MOST_KINDS = 20;
const LONGEST = 200;

const short = (value: unknown) => (value === undefined ? null : JSON.stringify(value).slice(0, LONGEST));

function namesOf(token: string): { issuer: string | null; audience: string | null; keyId: string | null } {
  try {
    const { iss, aud } = decodeJwt(token);
    return { issuer: short(iss), audience: short(aud), keyId: short(decodeProtectedHeader(token).kid) };
  } catch {
    return { issuer: null, audience: null, keyId: null };
  }
}

/** Makes what writes that line. What is no JWT at all is not worth one. */
export function refusedTokenLog(
  warn: (details: object, message: string) => void,
): (token: string, requestId: string) => void {
  const said = new LRUCache<string, true>({ max: MOST_KINDS, ttl: SAID_MS });
  return (token, requestId) => {
    const names = namesOf(token);
    if (names.issuer === null && names.audience === null) return;
    const kind = JSON.stringify(names);
    // So many kinds at once are made up: somebody is trying, and the log is not theirs to fill.
    if (said.has(kind) || said.size >= MOST_KINDS) return;
    said.set(kind, true);
    warn({ ...names, requestId }, 'An access token was refused');
  };
}
