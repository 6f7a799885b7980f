/** Where a person is signed in: the issuer's list of their sessions, and how they end one. */
import { z } from 'zod';

export const signInSessionSchema = z.object({
  /** Session id; tokens contain it as `sid`. */
  id: z.string(),
  /** Browser and system, such as `Firefox on Windows`. */
  device: z.string(),
  /** Network of the last use, such as `203.0.113.0/24`; null if unknown. */
  network: z.string().nullable(),
  /** ISO 8601. */
  signedInAt: z.string(),
  /** ISO 8601; accurate to the life of a token. */
  lastUsedAt: z.string(),
  /** True for the session that sent the request. */
  current: z.boolean(),
});
export type SignInSession = z.infer<typeof signInSessionSchema>;

/** Most recently used first. `available` is false if the issuer has no such list. */
export const signInSessionsSchema = z.object({
  available: z.boolean(),
  sessions: z.array(signInSessionSchema),
});
export type SignInSessions = z.infer<typeof signInSessionsSchema>;

/** Number of sessions that were ended. */
export const endedSessionsSchema = z.object({ ended: z.number().int().nonnegative() });

/** Request to the issuer: end one session, or all except the one of the token. */
export const endSessionsSchema = z.union([
  z.strictObject({ id: z.string().min(1).max(100) }),
  z.strictObject({ others: z.literal(true) }),
]);
export type EndSessions = z.infer<typeof endSessionsSchema>;

/** Member of the discovery document with the address of this list (RFC 8414 §2 allows additional members). */
export const SESSIONS_MEMBER = 'sign_in_sessions_uri';
