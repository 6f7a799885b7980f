/**
 * The published keys of an OpenID issuer, through jose's remote key set (OpenID Connect Discovery 1.0 §4, RFC 7517); served
 * stale for a day while the issuer fails. Nothing is fetched before the first token, so a process starts without its issuer.
 */
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwksCache,
  type ExportedJWKSCache,
  type JWTVerifyGetKey,
  type RemoteJWKSet,
} from 'jose';
import { z } from 'zod';
import { withoutSlash } from '@/lib/contracts/http/base-address';

/** The keys could not be fetched; the token may well be valid. */
export class IssuerUnavailable extends Error {
  override name = 'IssuerUnavailable';
}

/**
 * A stuck issuer must not hold requests. Less than whoever asks the customers service waits (customers/http.ts): otherwise that
 * service, which waits for the keys of one person's issuer, would seem to be away for everybody.
 */
const TIMEOUT_MS = 1_500;
/** Keys older than this are fetched again. */
const FRESH_MS = 10 * 60_000;
/** Keys up to this age are still used while the issuer fails, so that sessions continue; its tokens expire far sooner. */
const STALE_MS = 24 * 60 * 60_000;
/** An unknown key id or a failure causes at most one fetch in this time, so forged ids cannot flood the issuer. */
const COOLDOWN_MS = 5_000;

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** Faults in the token's own header; any other failure is the issuer's. */
const isFaultOfToken = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/**
 * The address at which our servers reach an address of the issuer. Its public name may not be reachable from here (another
 * network, a self-signed certificate). Addresses outside the issuer's are returned unchanged.
 */
export function reachedAddress(address: string, { issuer, reachedAt }: IssuerPlace): string {
  const name = withoutSlash(issuer);
  return address === name || address.startsWith(`${name}/`)
    ? withoutSlash(reachedAt) + address.slice(name.length)
    : address;
}

export interface IssuerPlace {
  /** The issuer's name in tokens and in its discovery document. */
  issuer: string;
  /** Where our servers reach it (IDENTITY_URL). */
  reachedAt: string;
}

export const discoveryAddress = ({ reachedAt }: IssuerPlace): string =>
  `${withoutSlash(reachedAt)}/.well-known/openid-configuration`;

async function keysAddress(place: IssuerPlace): Promise<URL> {
  const address = discoveryAddress(place);
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const document = discoverySchema.parse(await answer.json());
  if (withoutSlash(document.issuer) !== withoutSlash(place.issuer))
    throw new Error('the discovery document names another issuer');
  return new URL(reachedAddress(document.jwks_uri, place));
}

/**
 * A key resolver for `verifyAccessToken`. Throws IssuerUnavailable when no usable keys are available.
 * @param place its issuer must be what the discovery document names; a slash at the end does not matter
 */
export function createIssuerKeys(place: IssuerPlace): JWTVerifyGetKey {
  const cache: Partial<ExportedJWKSCache> = {};
  let remote: Promise<RemoteJWKSet> | null = null;
  let failedAt = -Infinity;

  const discover = async () =>
    createRemoteJWKSet(await keysAddress(place), {
      timeoutDuration: TIMEOUT_MS,
      cacheMaxAge: FRESH_MS,
      cooldownDuration: COOLDOWN_MS,
      // jose stores the fetched keys in this object.
      [jwksCache]: cache as ExportedJWKSCache,
    });

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
