/** Verifies access tokens (RFC 9068) of the configured issuer by its published keys, at services and for pages. */
import { LRUCache } from 'lru-cache';
import { ServiceError, unavailable } from '@/lib/platform/service-error';
import { verifyAccessToken, type VerifiedToken } from './access-token';
import type { Discovery } from './discovery';
import { createIssuerKeys } from './issuer-keys';
import { createRevocations, type IsRevoked } from './revocations';

export interface TokenVerifier {
  /** Throws ServiceError: UNAUTHENTICATED for an invalid token, UNAVAILABLE when the issuer's keys cannot be fetched. */
  verify: (token: string) => Promise<VerifiedToken>;
  /** The same for an `Authorization` header; null when there is none. Any other scheme is UNAUTHENTICATED. */
  verifyHeader: (authorization: string | undefined) => Promise<VerifiedToken | null>;
}

const refusals = {
  INVALID: 'The access token is not valid',
  EXPIRED: 'The access token has expired',
  REVOKED: 'This sign-in has been ended',
} as const;

/** Whether a token was refused for its issuer, audience, key or form; false for one that has only expired or been revoked. */
export const isForeignToken = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'UNAUTHENTICATED' && error.message === refusals.INVALID;

/**
 * Checking a signature costs more than answering a listing, and a person's requests come in bursts: a valid token is
 * verified again only after half a minute, and never accepted after it expires.
 */
const BELIEVED_MS = 30_000;
const MOST_BELIEVED = 10_000;

/** The token of an `Authorization: Bearer` header (RFC 6750 §2.1); null for any other value. */
export const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

/** For an issuer that never revokes a sign-in before its tokens expire. */
const nothingRevoked: IsRevoked = async () => false;

/** A TokenVerifier around any verifying function: adds a cache of valid tokens, revocation and the header form. */
export function believing(
  verifyAnew: (token: string) => Promise<VerifiedToken>,
  now: () => number,
  isRevoked: IsRevoked = nothingRevoked,
): TokenVerifier {
  const believed = new LRUCache<string, { token: VerifiedToken; until: number }>({ max: MOST_BELIEVED });

  const believedOrNew = async (token: string): Promise<VerifiedToken> => {
    const before = believed.get(token);
    if (before && now() < before.until) return before.token;
    believed.delete(token);
    const verified = await verifyAnew(token);
    const until = Math.min(now() + BELIEVED_MS, verified.expiresAt * 1_000);
    believed.set(token, { token: verified, until });
    return verified;
  };

  const verify = async (token: string): Promise<VerifiedToken> => {
    const verified = await believedOrNew(token);
    if (verified.session !== undefined && (await isRevoked(verified.session)))
      throw new ServiceError('UNAUTHENTICATED', refusals.REVOKED);
    return verified;
  };

  const verifyHeader = async (authorization: string | undefined): Promise<VerifiedToken | null> => {
    if (authorization === undefined) return null;
    const token = bearerOf(authorization);
    if (token === null) throw new ServiceError('UNAUTHENTICATED', 'A bearer token is required');
    return verify(token);
  };

  return { verify, verifyHeader };
}

/** Create one per process: it caches the issuer's keys. Nothing is fetched before the first token. */
export function createTokenVerifier({
  discovery,
  audience,
  log,
}: {
  discovery: Discovery;
  audience: string;
  log?: { warn: (fields: object, message: string) => void };
}): TokenVerifier {
  const { issuer } = discovery;
  const keys = createIssuerKeys(discovery);
  return believing(
    async (token) => {
      const check = await verifyAccessToken(token, { keys, issuer, audience, now: new Date() });
      if (check.ok) return check.token;
      if (check.reason !== 'UNAVAILABLE') throw new ServiceError('UNAUTHENTICATED', refusals[check.reason]);
      return unavailable('The identity service is not answering')(check.cause);
    },
    Date.now,
    createRevocations(discovery, {
      onError: (err) =>
        log?.warn({ err }, 'the list of ended sign-ins cannot be read: meanwhile their tokens stay valid'),
    }),
  );
}
