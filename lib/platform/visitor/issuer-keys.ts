/**
 * The published keys of an OpenID issuer, remembered. Fetching and the clock are passed in, so servers of the web
 * and of the services share it. Nothing is fetched before the first token, so a process starts without its issuer.
 */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

export interface IssuerKeysOptions {
  /** Must be what the discovery document names; a slash at the end does not matter. */
  issuer: string;
  /** Rejects on a network failure, a non-2xx answer or a body that is not JSON. */
  fetchJson: (address: string) => Promise<unknown>;
  /** Epoch ms. */
  now: () => number;
}

/** The keys could not be had; the token may well be good. */
export class IssuerUnavailable extends Error {
  override name = 'IssuerUnavailable';
}

/** Keys older than this are fetched again. */
const FRESH_MS = 10 * 60_000;
/** Keys this old still stand in while the issuer fails: its tokens live far shorter, sessions go on meanwhile. */
const KEEP_MS = 24 * 60 * 60_000;
/** An unknown key id causes at most one fetch in this time, so that forged ids cannot flood the issuer. */
const COOLDOWN_MS = 5_000;

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });
const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Issuers differ in whether their name ends in a slash, and people in whether they type it. */
export const withoutSlash = (issuer: string): string => issuer.replace(/\/$/, '');

interface KeySet {
  find: JWTVerifyGetKey;
  at: number;
}

/** A key finder for `verifyAccessToken`. Throws IssuerUnavailable when no usable keys are known. */
export function createIssuerKeys({ issuer, fetchJson, now }: IssuerKeysOptions): JWTVerifyGetKey {
  let known: KeySet | null = null;
  let loading: Promise<KeySet> | null = null;
  let triedAt = -Infinity;

  const load = async (): Promise<KeySet> => {
    const document = discoverySchema.parse(
      await fetchJson(`${withoutSlash(issuer)}/.well-known/openid-configuration`),
    );
    if (withoutSlash(document.issuer) !== withoutSlash(issuer))
      throw new Error('the discovery document names another issuer');
    const keySet = keySetSchema.parse(await fetchJson(document.jwks_uri)) as JSONWebKeySet;
    return { find: createLocalJWKSet(keySet), at: now() };
  };

  const reload = (): Promise<KeySet> => {
    triedAt = now();
    loading ??= load()
      .then((keys) => (known = keys))
      .finally(() => (loading = null));
    return loading;
  };

  /** Fresh keys; when the issuer fails, kept ones, and it is asked again only after the cooldown. */
  const current = async (): Promise<KeySet> => {
    if (known && now() - known.at < FRESH_MS) return known;
    const kept = known && now() - known.at < KEEP_MS ? known : null;
    if (kept && now() - triedAt < COOLDOWN_MS) return kept;
    try {
      return await reload();
    } catch (cause) {
      if (kept) return kept;
      throw new IssuerUnavailable('The keys of the issuer cannot be fetched', { cause });
    }
  };

  return async (header, token) => {
    const keys = await current();
    try {
      return await keys.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || now() - triedAt < COOLDOWN_MS) throw error;
      const renewed = await reload().catch(() => keys);
      return renewed.find(header, token);
    }
  };
}
