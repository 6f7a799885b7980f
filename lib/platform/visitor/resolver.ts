/**
 * Decides at the gateway who a request's visitor is: the person of a valid access token, else the organisation whose network
 * the address belongs to, else an anonymous visitor (design "A visitor is resolved once"). Server only.
 */
import { ServiceError } from '@/lib/platform/service-error';
import { refusedTokenLog } from './refused-token';
import type { KnownViewers } from './known-viewers';
import { isForeignToken, type TokenVerifier } from './token-verifier';
import type { Visitor } from './visitor';

export interface VisitorSources {
  tokens: Pick<TokenVerifier, 'verify'>;
  viewers: Pick<KnownViewers, 'person' | 'network'>;
  log: {
    error: (details: object, message: string) => void;
    warn: (details: object, message: string) => void;
  };
}

export interface Arrival {
  address: string;
  /** Access token: from the `jwt` cookie for pages, from the `Authorization` header for API calls; null without one. */
  token: string | null;
  requestId: string;
}

/** Value of one cookie; the first wins, as browsers send the most specific first (RFC 6265 §5.4). */
export function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** Never rejects. The returned `token` is the given one if it is valid, else null. */
export type VisitorResolver = (arrival: Arrival) => Promise<Pick<Visitor, 'viewer' | 'token'>>;

export function createVisitorResolver({ tokens, viewers, log }: VisitorSources): VisitorResolver {
  const sayRefused = refusedTokenLog((details, message) => log.warn(details, message));
  /** Null: the token is not valid, or could not be verified. */
  const subjectOf = async (token: string, requestId: string): Promise<string | null> => {
    try {
      return (await tokens.verify(token)).subject;
    } catch (error) {
      if (isForeignToken(error)) sayRefused(token, requestId);
      else if (!(error instanceof ServiceError && error.code === 'UNAUTHENTICATED'))
        log.error({ err: error, requestId }, 'The identity provider could not be asked');
      return null;
    }
  };
  return async ({ address, token, requestId }) => {
    const subject = token ? await subjectOf(token, requestId) : null;
    if (token === null || subject === null)
      return { viewer: await viewers.network(address, requestId), token: null };
    return { viewer: await viewers.person({ subject, token }, requestId), token };
  };
}
