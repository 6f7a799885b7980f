/**
 * What an OpenID issuer publishes about itself (OpenID Connect Discovery 1.0 §4): the addresses of its keys, its userinfo and of
 * lists that our own issuer adds. Nothing is fetched before the first question, so a process starts without its issuer.
 */
import { z } from 'zod';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { LastKnown } from '../cache/last-known';
import { fetchJson } from '../http/fetch-json';

/**
 * A stuck issuer must not hold requests. Less than whoever asks the customers service waits (customers/http.ts): otherwise that
 * service, which waits for one person's issuer, would seem to be away for everybody.
 */
export const ISSUER_TIMEOUT_MS = 1_500;
/** Short, so that an issuer that moves its endpoints is followed soon; that of its keys once its old one fails (issuer-keys.ts). */
const FRESH_MS = 60_000;
/** How long the last document is used while the issuer fails; as long as its keys (issuer-keys.ts). */
const STALE_MS = 24 * 60 * 60_000;

interface IssuerPlace {
  /** The issuer's name in tokens and in its discovery document. */
  issuer: string;
  /** Where our servers reach it, if not at its public name (IDENTITY_URL). */
  reachedAt?: string;
}

export const discoveryAddress = ({ issuer, reachedAt = issuer }: IssuerPlace): string =>
  `${withoutSlash(reachedAt)}/.well-known/openid-configuration`;

/**
 * The address at which our servers reach an address of the issuer. Its public name may not be reachable from here (another
 * network, a self-signed certificate). Addresses outside the issuer's are returned unchanged.
 */
export function reachedAddress(address: string, { issuer, reachedAt = issuer }: IssuerPlace): string {
  const name = withoutSlash(issuer);
  return address === name || address.startsWith(`${name}/`)
    ? withoutSlash(reachedAt) + address.slice(name.length)
    : address;
}

const documentSchema = z.looseObject({ issuer: z.string() });
const endpointSchema = z.url().optional();

async function readDocument(place: IssuerPlace): Promise<z.infer<typeof documentSchema>> {
  const signal = AbortSignal.timeout(ISSUER_TIMEOUT_MS);
  const document = await fetchJson(discoveryAddress(place), documentSchema, { signal });
  // A slash at the end does not matter.
  if (withoutSlash(document.issuer) !== withoutSlash(place.issuer))
    throw new Error('the discovery document names another issuer');
  return document;
}

export interface Discovery {
  /** The issuer's name in tokens. */
  issuer: string;
  /**
   * The address that a member of the document names, as our servers reach it; null: the issuer has no such endpoint. Rejects when
   * the issuer does not answer, or not with its own document, and no earlier one is known.
   */
  endpoint: (member: string) => Promise<string | null>;
}

/** Create one per process, for everything that asks the issuer: it caches the document. */
export function createDiscovery(place: IssuerPlace): Discovery {
  const documents = new LastKnown<z.infer<typeof documentSchema>>({
    freshMs: FRESH_MS,
    keepMs: STALE_MS,
    max: 1,
    now: () => Date.now(),
    refreshBehind: true,
  });
  return {
    issuer: place.issuer,
    endpoint: async (member) => {
      const document = await documents.get(place.issuer, () => readDocument(place));
      const address = endpointSchema.parse(document[member]);
      return address === undefined ? null : reachedAddress(address, place);
    },
  };
}
