/** Whether the customers service knows a person whom the issuer has signed in, and if not, why. */
import { z } from 'zod';

/** Path below the address of the customers service; needs a bearer token. */
export const STANDING_PATH = '/v3/standing';

const refusalReasons = [
  /** No organisation uses this issuer; or the account was created here and has been deleted. */
  'ISSUER_NOT_BOUND',
  /** The issuer has not verified that the e-mail address belongs to the person. */
  'EMAIL_NOT_VERIFIED',
  /** The institution is known, but the person is not invited and their e-mail address is not at one of its domains. */
  'NOT_LISTED',
  /** The e-mail address or the subject already belongs to somebody else. */
  'TAKEN',
  /** Disabled by an administrator. */
  'DISABLED',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** GET /v3/standing. */
export const standingSchema = z.object({
  known: z.boolean(),
  /** Null when known. */
  reason: z.enum(refusalReasons).nullable(),
  /** The institution, if only one is possible. */
  organisationName: z.string().nullable(),
  /** Contact for the people of the institution, as the institution worded it. */
  contact: z.string().nullable(),
});
export type Standing = z.infer<typeof standingSchema>;
