/** The published keys of an OpenID issuer (RFC 7517), through jose's remote key set; stale for a day while the issuer fails. */
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwksCache,
  type ExportedJWKSCache,
  type JWTVerifyGetKey,
  type RemoteJWKSet,
} from 'jose';
import { ISSUER_TIMEOUT_MS, type Discovery } from './discovery';

/** The keys could not be fetched; the token may well be valid. */
export class IssuerUnavailable extends Error {
  override name = 'IssuerUnavailable';
}

/** Keys older than this are fetched again. */
const FRESH_MS = 10 * 60_000;
/** Keys up to this age are still used while the issuer fails, so that sessions continue; its tokens expire far sooner. */
const STALE_MS = 24 * 60 * 60_000;
/** An unknown key id or a failure causes at most one fetch in this time, so forged ids cannot flood the issuer. */
const COOLDOWN_MS = 5_000;

/** Faults in the token's own header; any other failure is the issuer's. */
const isFaultOfToken = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/** A key resolver for `verifyAccessToken`. Throws IssuerUnavailable when no usable keys are available. */
export function createIssuerKeys({ endpoint }: Discovery): JWTVerifyGetKey {
  const cache: Partial<ExportedJWKSCache> = {};
  let remote: Promise<RemoteJWKSet> | null = null;
  let failedAt = -Infinity;

  const discover = async () => {
    const address = await endpoint('jwks_uri');
    if (address === null) throw new Error('the discovery document names no keys');
    return createRemoteJWKSet(new URL(address), {
      timeoutDuration: ISSUER_TIMEOUT_MS,
      cacheMaxAge: FRESH_MS,
      cooldownDuration: COOLDOWN_MS,
      // jose stores the fetched keys in this object.
      [jwksCache]: cache as ExportedJWKSCache,
    });
  };

  const stale = (): ReturnType<typeof createLocalJWKSet> | null => {
    const { jwks, uat = -Infinity } = cache;
    return jwks && Date.now() - uat < STALE_MS ? createLocalJWKSet(jwks) : null;
  };

  return async (header, token) => {
    const isResting = Date.now() - failedAt < COOLDOWN_MS;
    const resting = isResting ? stale() : null;
    if (resting) return resting(header, token);
    try {
      return await (
        await (remote ??= discover())
      )(header, token);
    } catch (cause) {
      if (isFaultOfToken(cause)) throw cause;
      failedAt = Date.now();
      remote = null;
      const find = stale();
      if (find) return find(header, token);
      throw new IssuerUnavailable('The keys of the issuer cannot be fetched', { cause });
    }
  };
}
