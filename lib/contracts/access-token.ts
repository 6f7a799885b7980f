/** Claims of an access token, as our issuer and hosted ones write them (oidc contract §7). */
import { z } from 'zod';

export const accessTokenClaimsSchema = z.object({
  sub: z.string().min(1),
  exp: z.number(),
  /** Client id; with it, `uid` is the user id of issuers whose `sub` is a login name. */
  cid: z.string().optional(),
  uid: z.string().min(1).optional(),
  scp: z.union([z.array(z.string()), z.string()]).optional(),
  scope: z.string().optional(),
  /** Our issuer's: the sign-in that the token comes from. */
  sid: z.string().optional(),
  /** Of the person (RFC 9068 §2.2.3.1), where the issuer puts it into access tokens. */
  email: z.string().optional(),
  email_verified: z.unknown().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});
export type AccessTokenClaims = z.infer<typeof accessTokenClaimsSchema>;

/** Signature algorithms accepted anywhere; never `none`, never a shared secret. */
export const acceptedAlgorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];

/** Clocks of two machines may differ this much, seconds. */
export const CLOCK_TOLERANCE_SECONDS = 5;

/** The user id: equals `sub` of the id token at every issuer. */
export function subjectOf({ sub, cid, uid }: AccessTokenClaims): string {
  return cid !== undefined && uid !== undefined ? uid : sub;
}

/** Scopes as a list; `scp` (list or text) wins over `scope` ("Points settled" 6). */
export function scopesOf({ scp, scope }: AccessTokenClaims): string[] {
  if (Array.isArray(scp)) return scp;
  return (scp ?? scope ?? '').split(' ').filter(Boolean);
}
