/** Delivery tokens (delivery contract §2). */
import { LRUCache } from 'lru-cache';
import { digestOfToken } from '../model/token';
import type { Library, TokenGrant } from '../store/library';
import { accessTokenInvalid, notFound } from './failure';

const digests = new LRUCache<string, string>({ max: 1000 });

/** Digest under which a token is stored; cached, since few tokens make most requests. */
function digestOf(token: string): string {
  const known = digests.get(token);
  if (known) return known;
  const digest = digestOfToken(token);
  digests.set(token, digest);
  return digest;
}

/** The header wins over the query. */
export function tokenIn(authorization: string | undefined, queryString: string): string | null {
  if (authorization !== undefined) return /^Bearer\s+(\S+)\s*$/i.exec(authorization)?.[1] ?? null;
  const match = /(?:^|&)access_token=([^&]*)/.exec(queryString);
  try {
    return match?.[1] ? decodeURIComponent(match[1]) : null;
  } catch {
    return null;
  }
}

export interface Access {
  digest: string;
  grant: TokenGrant;
}

/**
 * What a token may read of a space. An unknown space answers like an unknown token, so that names of spaces are not
 * disclosed; an environment that the token may not read answers like one that does not exist.
 */
export async function authenticate(library: Library, token: string | null, space: string): Promise<Access> {
  const digest = digestOf(token ?? '');
  const grants = await library.grantsOf(digest);
  const now = new Date();
  const grant = grants.find((one) => one.space === space && (one.endsAt === null || now < one.endsAt));
  if (token === null || !grant) throw accessTokenInvalid();
  return { digest, grant };
}

/** Whether the grant's token may read the environment. */
export const mayReadEnvironment = ({ environments }: TokenGrant, environment: string): boolean =>
  environments === null || environments.includes(environment);

export function checkEnvironment(grant: TokenGrant, space: string, environment: string): void {
  if (!mayReadEnvironment(grant, environment)) throw environmentNotFound(space, environment);
}

export const environmentNotFound = (space: string, environment: string) =>
  notFound({ type: 'Environment', id: environment, space });
