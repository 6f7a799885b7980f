/** Bearer tokens at a service: verified by the issuer's published keys, whoever the issuer is. */
import { verifyAccessToken, type VerifiedToken } from '@/lib/platform/visitor/access-token';
import { createIssuerKeys } from '@/lib/platform/visitor/issuer-keys';
import { ServiceError } from '@/lib/platform/service-error';

export interface TokenVerifier {
  /** Throws ServiceError: UNAUTHENTICATED for a bad token, UNAVAILABLE when the issuer's keys cannot be had. */
  verify: (token: string) => Promise<VerifiedToken>;
  /** The same for an `Authorization` header; null when there is none. Any other scheme is UNAUTHENTICATED. */
  verifyHeader: (authorization: string | undefined) => Promise<VerifiedToken | null>;
}

/** A stuck issuer must not hold requests. */
const ISSUER_TIMEOUT_MS = 3_000;

const refusals = {
  INVALID: 'The access token is not valid',
  EXPIRED: 'The access token has expired',
} as const;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(ISSUER_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** One a process: it remembers the keys. */
export function createTokenVerifier({
  issuer,
  audience,
}: {
  issuer: string;
  audience: string;
}): TokenVerifier {
  const keys = createIssuerKeys({ issuer, fetchJson, now: Date.now });

  const verify = async (token: string): Promise<VerifiedToken> => {
    const check = await verifyAccessToken(token, { keys, issuer, audience, now: new Date() });
    if (check.ok) return check.token;
    if (check.reason !== 'UNAVAILABLE') throw new ServiceError('UNAUTHENTICATED', refusals[check.reason]);
    const failure = new ServiceError('UNAVAILABLE', 'The identity service is not answering');
    failure.cause = check.cause;
    throw failure;
  };

  const verifyHeader = async (authorization: string | undefined): Promise<VerifiedToken | null> => {
    if (authorization === undefined) return null;
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    if (token === undefined) throw new ServiceError('UNAUTHENTICATED', 'A bearer token is required');
    return verify(token);
  };

  return { verify, verifyHeader };
}
