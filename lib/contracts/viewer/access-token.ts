/** Claims of an access token, as our own issuer and hosted issuers write them (OIDC contract §7). */
import { z } from 'zod';

export const accessTokenClaimsSchema = z.object({
  sub: z.string().min(1),
  exp: z.number(),
  /** Client id. Where `cid` and `uid` are both present, `sub` is a login name and `uid` is the user id. */
  cid: z.string().optional(),
  uid: z.string().min(1).optional(),
  scp: z.union([z.array(z.string()), z.string()]).optional(),
  scope: z.string().optional(),
  /** Session id, from our own issuer only: the sign-in that the token belongs to. */
  sid: z.string().optional(),
  /** Claims about the person (RFC 9068 §2.2.3.1), where the issuer includes them in access tokens. */
  email: z.string().optional(),
  email_verified: z.unknown().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});
export type AccessTokenClaims = z.infer<typeof accessTokenClaimsSchema>;

/** The only signature algorithms accepted. `none` and algorithms with a shared secret (HS…) never are. */
export const acceptedAlgorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];

/** Accepted clock difference between two machines, seconds. */
export const CLOCK_TOLERANCE_SECONDS = 5;

/** The user id: for every issuer, the same as `sub` of the ID token. */
export function subjectOf({ sub, cid, uid }: AccessTokenClaims): string {
  return cid !== undefined && uid !== undefined ? uid : sub;
}

/** Scopes as a list; `scp` (list or text) wins over `scope` ("Points settled" 6). */
export function scopesOf({ scp, scope }: AccessTokenClaims): string[] {
  if (Array.isArray(scp)) return scp;
  return (scp ?? scope ?? '').split(' ').filter(Boolean);
}
