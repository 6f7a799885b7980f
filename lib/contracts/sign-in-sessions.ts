/** Where a person is signed in: what the issuer tells of each browser, and how they end it. */
import { z } from 'zod';

export const signInSessionSchema = z.object({
  /** Of the sign-in; tokens carry it as `sid`. */
  id: z.string(),
  /** Browser and system, such as `Firefox on Windows`. */
  device: z.string(),
  /** Network of the last use, as `203.0.113.0/24`; null when it is not known. */
  network: z.string().nullable(),
  /** ISO 8601. */
  signedInAt: z.string(),
  /** ISO 8601; within the life of a token. */
  lastUsedAt: z.string(),
  /** True for the one that asks. */
  current: z.boolean(),
});
export type SignInSession = z.infer<typeof signInSessionSchema>;

/** Latest use first. `available` is false where the issuer keeps no such list. */
export const signInSessionsSchema = z.object({
  available: z.boolean(),
  sessions: z.array(signInSessionSchema),
});
export type SignInSessions = z.infer<typeof signInSessionsSchema>;

/** How many were ended. */
export const endedSessionsSchema = z.object({ ended: z.number().int().nonnegative() });

/** Asked of the issuer: one, or every one but that of the token. */
export const endSessionsSchema = z.union([
  z.strictObject({ id: z.string().min(1).max(100) }),
  z.strictObject({ others: z.literal(true) }),
]);
export type EndSessions = z.infer<typeof endSessionsSchema>;

/** Member of the discovery document that says where (RFC 8414 §2 allows others). */
export const SESSIONS_MEMBER = 'sign_in_sessions_uri';
