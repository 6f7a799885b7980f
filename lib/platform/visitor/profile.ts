/** A person's profile from the issuer: in the access token or at the userinfo endpoint (OpenID Connect Core §5.3). */
import { z } from 'zod';
import { line } from '@/lib/contracts/http/line';
import type { Profile } from '@/lib/domain/viewer/placement';
import { discoveryAddress, reachedAddress, type IssuerPlace } from './issuer-keys';

/** A person waits for it at their first sign-in; and less than whoever asks the customers service waits (customers/http.ts). */
const TIMEOUT_MS = 1_500;

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

const discoverySchema = z.object({ userinfo_endpoint: z.url().optional() });
const userinfoSchema = z.looseObject({ sub: z.string() });

/**
 * Asks the issuer who the bearer of a token is. Null when it has no userinfo endpoint, or refuses a token that is meant for
 * an API. Throws when it does not answer, or answers for another subject.
 */
export async function askUserinfo(
  place: IssuerPlace,
  subject: string,
  token: string,
): Promise<Profile | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const discovered = await fetch(discoveryAddress(place), { signal });
  const { userinfo_endpoint: endpoint } = discoverySchema.parse(await discovered.json());
  if (endpoint === undefined) return null;
  const answer = await fetch(reachedAddress(endpoint, place), {
    headers: { Authorization: `Bearer ${token}` },
    signal,
  });
  if (answer.status >= 500) throw new Error(`the issuer’s userinfo answered ${answer.status}`);
  if (!answer.ok) return null;
  const claims = userinfoSchema.parse(await answer.json());
  if (claims.sub !== subject) throw new Error('the issuer’s userinfo is about somebody else');
  return profileOf(claims);
}
