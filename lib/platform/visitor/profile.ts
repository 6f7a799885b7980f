/** A person's profile from the issuer: in the access token or at the userinfo endpoint (OpenID Connect Core §5.3). */
import { z } from 'zod';
import { line } from '@/lib/contracts/http/line';
import type { Profile } from '@/lib/domain/viewer/placement';
import { fetchJson, UnexpectedAnswer } from '../http/fetch-json';
import { ISSUER_TIMEOUT_MS, type Discovery } from './discovery';

/** A name that could not be stored is left out, and its person is let in without it. */
const claimsSchema = z.object({
  email: z.email().optional().catch(undefined),
  email_verified: z.unknown().optional(),
  given_name: line(200).optional().catch(undefined),
  family_name: line(200).optional().catch(undefined),
});

/**
 * Null when the claims have no e-mail address. Some issuers send `email_verified` as the string "true"; any other value, or
 * none, counts as not verified.
 */
export function profileOf(claims: unknown): Profile | null {
  const { email, email_verified: verified, given_name, family_name } = claimsSchema.parse(claims);
  if (email === undefined) return null;
  return {
    email,
    emailVerified: verified === true || verified === 'true',
    givenName: given_name ?? null,
    familyName: family_name ?? null,
  };
}

/** Too many requests (RFC 6585 §4): says nothing of the token. */
const TOO_MANY = 429;
/** Whether the issuer refused the token, and not for an outage. */
const isOfToken = (error: unknown) =>
  error instanceof UnexpectedAnswer && error.status < 500 && error.status !== TOO_MANY;
const userinfoSchema = z.looseObject({ sub: z.string() });

/**
 * Asks the issuer who the bearer of a token is. Null when it has no userinfo endpoint, or refuses a token that is meant for
 * an API. Throws when it does not answer, has too much to do, or answers for another subject: somebody must not be refused for
 * an outage of their issuer.
 */
export async function askUserinfo(
  { endpoint }: Discovery,
  subject: string,
  token: string,
): Promise<Profile | null> {
  // One limit for both questions.
  const signal = AbortSignal.timeout(ISSUER_TIMEOUT_MS);
  const address = await endpoint('userinfo_endpoint');
  if (address === null) return null;
  const headers = { Authorization: `Bearer ${token}` };
  const claims = await fetchJson(address, userinfoSchema, { headers, signal }).catch((error: unknown) => {
    if (isOfToken(error)) return null;
    throw error;
  });
  if (claims === null) return null;
  if (claims.sub !== subject) throw new Error('the issuer’s userinfo is about somebody else');
  return profileOf(claims);
}
