/** Logs refused access tokens by issuer, audience and key id, which reveal a wrong set-up; never the token itself. */
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { createLogThrottle } from '../log/log-throttle';

/** More kinds than this at once are forged: an attacker must not fill the log. */
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

/** Creates the logging function. A wrong set-up affects everybody at once: each kind is logged once a minute; no text but a JWT. */
export function refusedTokenLog(
  warn: (details: object, message: string) => void,
): (token: string, requestId: string) => void {
  const due = createLogThrottle({ maxKinds: MOST_KINDS });
  return (token, requestId) => {
    const names = namesOf(token);
    if (names.issuer === null && names.audience === null) return;
    if (due(JSON.stringify(names)) > 0) warn({ ...names, requestId }, 'An access token was refused');
  };
}
