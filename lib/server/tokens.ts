/**
 * Verifies the access token of the `jwt` cookie for page rendering: signature, issuer, audience, expiry (RFC 9068).
 * The issuer's keys come from its discovery document, so any OpenID provider serves. Server only.
 */
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

const DISCOVERY_TIMEOUT_MS = 3_000;
/** A failed discovery is tried again after this long, not on every request. */
const RETRY_MS = 5_000;
const CLOCK_TOLERANCE_SECONDS = 5;

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });

export interface TokenVerifier {
  /** Subject of a valid token; null for one that is not. Rejects when the issuer's keys cannot be read. */
  verify: (token: string) => Promise<string | null>;
}

interface Issuer {
  issuer: string;
  keys: JWTVerifyGetKey;
}

async function discover(authority: string): Promise<Issuer> {
  const address = `${authority.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the issuer's discovery document answered ${answer.status}`);
  const { issuer, jwks_uri: jwksUri } = discoverySchema.parse(await answer.json());
  return { issuer, keys: createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: DISCOVERY_TIMEOUT_MS }) };
}

/** A failure of the issuer, not of the token: the keys could not be fetched. */
function isIssuerFailure(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === 'ERR_JWKS_TIMEOUT' || code === 'ERR_JWKS_INVALID' || !String(code).startsWith('ERR_J');
}

/** A verifier for one issuer and audience; discovery happens at the first token. */
export function createTokenVerifier(authority: string, audience: string): TokenVerifier {
  let found: Promise<Issuer> | null = null;
  let failedAt = -Infinity;
  const issuerOf = () => {
    if (found === null && Date.now() - failedAt < RETRY_MS)
      throw new Error('the issuer did not answer lately');
    found ??= discover(authority).catch((error: unknown) => {
      failedAt = Date.now();
      found = null;
      throw error;
    });
    return found;
  };
  return {
    verify: async (token) => {
      const { issuer, keys } = await issuerOf();
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
        });
        return payload.sub ?? null;
      } catch (error) {
        if (isIssuerFailure(error)) throw error;
        return null;
      }
    },
  };
}
