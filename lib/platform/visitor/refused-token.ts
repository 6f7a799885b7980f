/** Logs refused access tokens by issuer, audience and key id, which reveal a wrong set-up; never the token itself. */
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { LRUCache } from 'lru-cache';

/** A wrong set-up affects everybody at once, so each kind of refusal is logged at most once in this time. */
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

/** Creates the logging function. Text that is not a JWT is not logged. */
export function refusedTokenLog(
  warn: (details: object, message: string) => void,
): (token: string, requestId: string) => void {
  const said = new LRUCache<string, true>({ max: MOST_KINDS, ttl: SAID_MS });
  return (token, requestId) => {
    const names = namesOf(token);
    if (names.issuer === null && names.audience === null) return;
    const kind = JSON.stringify(names);
    // This many kinds at once are forged: an attacker must not fill the log.
    if (said.has(kind) || said.size >= MOST_KINDS) return;
    said.set(kind, true);
    warn({ ...names, requestId }, 'An access token was refused');
  };
}
