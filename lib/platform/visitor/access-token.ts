/** Whether an access token is valid, decided by the issuer's keys alone (oidc contract §7, D2). */
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import {
  acceptedAlgorithms,
  accessTokenClaimsSchema,
  CLOCK_TOLERANCE_SECONDS,
  scopesOf,
  subjectOf,
} from '@/lib/contracts/viewer/access-token';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import type { Profile } from '@/lib/domain/viewer/placement';
import { profileOf } from './profile';
import { IssuerUnavailable } from './issuer-keys';

export interface VerifiedToken {
  /** User id. */
  subject: string;
  scopes: string[];
  /** Seconds since the epoch. */
  expiresAt: number;
  /** The sign-in that the token comes from (`sid`), if the issuer names it. */
  session?: string | undefined;
  /** The person's profile, if the token carries one. */
  profile?: Profile | undefined;
}

/** UNAVAILABLE says nothing about the token: the issuer's keys could not be fetched. */
export type TokenCheck =
  | { ok: true; token: VerifiedToken }
  | { ok: false; reason: 'INVALID' | 'EXPIRED' }
  | { ok: false; reason: 'UNAVAILABLE'; cause: unknown };

export interface TokenExpectations {
  keys: JWTVerifyGetKey;
  issuer: string;
  /** Must be among the token's audiences; an id token is for the client and fails here. */
  audience: string;
  now: Date;
}

/** Far longer than any real token; bounds the cost of a check. */
const TOKEN_MAX_LENGTH = 8_192;

export async function verifyAccessToken(token: string, expected: TokenExpectations): Promise<TokenCheck> {
  if (token.length > TOKEN_MAX_LENGTH) return { ok: false, reason: 'INVALID' };
  try {
    const { payload } = await jwtVerify(token, expected.keys, {
      issuer: [withoutSlash(expected.issuer), `${withoutSlash(expected.issuer)}/`],
      audience: expected.audience,
      algorithms: acceptedAlgorithms,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: expected.now,
      requiredClaims: ['sub', 'exp'],
    });
    const claims = accessTokenClaimsSchema.parse(payload);
    return {
      ok: true,
      token: {
        subject: subjectOf(claims),
        scopes: scopesOf(claims),
        expiresAt: claims.exp,
        session: claims.sid,
        profile: profileOf(claims) ?? undefined,
      },
    };
  } catch (cause) {
    if (cause instanceof IssuerUnavailable) return { ok: false, reason: 'UNAVAILABLE', cause };
    return { ok: false, reason: cause instanceof errors.JWTExpired ? 'EXPIRED' : 'INVALID' };
  }
}
