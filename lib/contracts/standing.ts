/** Whether the customers service knows somebody whom the issuer has signed in, and if not, why. */
import { z } from 'zod';

/** Below the customers service, for the bearer of a token. */
export const STANDING_PATH = '/v3/standing';

const refusalReasons = [
  /** No organisation here has its people at this issuer; or the account was made here and is gone. */
  'ISSUER_NOT_BOUND',
  /** The issuer does not say that the address is the person's own. */
  'EMAIL_NOT_VERIFIED',
  /** The institution is known; the person is neither invited nor at one of its domains. */
  'NOT_LISTED',
  /** The address, or the subject, is somebody else's already. */
  'TAKEN',
  /** Shut out by an administrator. */
  'DISABLED',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** GET /v3/standing. */
export const standingSchema = z.object({
  known: z.boolean(),
  /** Null when known. */
  reason: z.enum(refusalReasons).nullable(),
  /** The institution that is known, where it can only be one. */
  organisationName: z.string().nullable(),
  /** Whom its people ask, in its own words. */
  contact: z.string().nullable(),
});
export type Standing = z.infer<typeof standingSchema>;
