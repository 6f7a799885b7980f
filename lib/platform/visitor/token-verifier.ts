/** Access tokens (RFC 9068) of whoever the issuer is, verified by its published keys: at services and for pages. */
import { LRUCache } from 'lru-cache';
import { ServiceError } from '@/lib/platform/service-error';
import { verifyAccessToken, type VerifiedToken } from './access-token';
import { createIssuerKeys } from './issuer-keys';
import { createRevocations, type IsRevoked } from './revocations';

export interface TokenVerifier {
  /** Throws ServiceError: UNAUTHENTICATED for a bad token, UNAVAILABLE when the issuer's keys cannot be had. */
  verify: (token: string) => Promise<VerifiedToken>;
  /** The same for an `Authorization` header; null when there is none. Any other scheme is UNAUTHENTICATED. */
  verifyHeader: (authorization: string | undefined) => Promise<VerifiedToken | null>;
}

const refusals = {
  INVALID: 'The access token is not valid',
  EXPIRED: 'The access token has expired',
  REVOKED: 'This sign-in has been ended',
} as const;

/** Of another issuer or audience, of an unknown key or form; one that is merely over or ended is not meant. */
export const isForeignToken = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'UNAUTHENTICATED' && error.message === refusals.INVALID;

/**
 * A signature costs more to check than a listing to answer, and a person's requests come in bursts: a good token is
 * looked at again after half a minute, and never believed past its own end.
 */
const BELIEVED_MS = 30_000;
const MOST_BELIEVED = 10_000;

/** The token of an `Authorization: Bearer` header (RFC 6750 §2.1); null for any other value. */
export const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

/** For an issuer that ends no sign-in before its tokens are over. */
const nothingRevoked: IsRevoked = async () => false;

/** `verify` of a verifier over anything that verifies, with the header form and a memory of good tokens. */
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

/** One a process: it remembers the issuer's keys. Nothing is fetched before the first token. */
export function createTokenVerifier({
  issuer,
  reachedAt = issuer,
  audience,
}: {
  issuer: string;
  /** Where servers reach the issuer, when that is not its name. */
  reachedAt?: string;
  audience: string;
}): TokenVerifier {
  const place = { issuer, reachedAt };
  const keys = createIssuerKeys(place);
  return believing(
    async (token) => {
      const check = await verifyAccessToken(token, { keys, issuer, audience, now: new Date() });
      if (check.ok) return check.token;
      if (check.reason !== 'UNAVAILABLE') throw new ServiceError('UNAUTHENTICATED', refusals[check.reason]);
      const failure = new ServiceError('UNAVAILABLE', 'The identity service is not answering');
      failure.cause = check.cause;
      throw failure;
    },
    Date.now,
    createRevocations(place),
  );
}
