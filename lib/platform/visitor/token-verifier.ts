/** Verifies the access token of the `jwt` cookie for page rendering (RFC 9068). Server only. */
import { verifyAccessToken } from './access-token';
import { createIssuerKeys } from './issuer-keys';

const KEYS_TIMEOUT_MS = 3_000;

export interface TokenVerifier {
  /** Subject of a valid token; null for one that is not. Rejects when the issuer's keys cannot be read. */
  verify: (token: string) => Promise<string | null>;
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(KEYS_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/** A verifier for one issuer and audience; nothing is fetched before the first token. */
export function createTokenVerifier(authority: string, audience: string): TokenVerifier {
  const keys = createIssuerKeys({ issuer: authority, fetchJson, now: Date.now });
  return {
    verify: async (token) => {
      const check = await verifyAccessToken(token, { keys, issuer: authority, audience, now: new Date() });
      if (check.ok) return check.token.subject;
      if (check.reason === 'UNAVAILABLE') throw check.cause;
      return null;
    },
  };
}
