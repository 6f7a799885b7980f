/**
 * What the application does when a session is renewed, is about to expire, ends, or ends in another tab (oidc contract
 * §3). Free of React, so that each case can be tested with a fake of the library's events.
 */
import type { User, UserManagerEvents } from 'oidc-client-ts';
import type { LogLevel } from '@/lib/browser/log';
import { mayRedirectAgain, needsSignIn } from '@/lib/domain/viewer/auth-method';

export interface SessionEffects {
  log: (level: LogLevel, message: string, cause?: unknown) => void;
  writeCookie: (token: string, expiresAt: number) => void;
  /** Redirects to sign-in, returning to the current page. */
  signInAgain: () => void;
  /** Ends the session here and shows the session-expired page. */
  expire: () => void;
  /** The user is gone from this browser: another tab signed out. */
  loggedOut: () => void;
  loginTries: () => number;
  /** A silent sign-in that the page began is under way, so an expired token does not end the session yet. */
  isRenewing: () => boolean;
}

export type SessionEvents = Pick<
  UserManagerEvents,
  | 'addUserLoaded'
  | 'addUserSignedOut'
  | 'addAccessTokenExpiring'
  | 'addAccessTokenExpired'
  | 'addSilentRenewError'
>;

/** OAuth error code of a renewal failure, when the issuer gave one. */
function oauthErrorOf(error: unknown): string | undefined {
  const code = (error as { error?: unknown } | null)?.error;
  return typeof code === 'string' ? code : undefined;
}

/** D-O6, D-O8, R-AUT-11: redirects to sign-in while tries are left, else shows the session-expired page. */
function signInOrExpire(effects: Pick<SessionEffects, 'loginTries' | 'signInAgain' | 'expire'>): void {
  if (mayRedirectAgain(effects.loginTries())) effects.signInAgain();
  else effects.expire();
}

/**
 * How long a renewal may go on after the token's end, ms: one attempt of the library (`silentRequestTimeoutInSeconds`, 10 s) and
 * a little. Until then the page stays as it is, though nothing can be fetched for the person.
 */
const RENEWAL_GRACE_MS = 12_000;

/** Subscribes to the library's events; returns the unsubscribe function. */
export function watchSession(events: SessionEvents, effects: SessionEffects): () => void {
  // With `automaticSilentRenew` the library renews by itself from the moment that the token is about to expire. A computer that
  // wakes from sleep has both events at once.
  let isRenewingByItself = false;
  let grace: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    events.addUserLoaded((user: User) => {
      isRenewingByItself = false;
      clearTimeout(grace);
      grace = undefined;
      effects.writeCookie(user.access_token, user.expires_at ?? 0);
    }),
    events.addAccessTokenExpiring(() => {
      isRenewingByItself = true;
      effects.log('info', 'Access token expiring');
    }),
    events.addAccessTokenExpired(() => {
      // R-AUT-10: one entry; D-O10: the session is over unless a renewal is under way.
      effects.log('info', 'Access token expired');
      if (isRenewingByItself) grace = setTimeout(effects.expire, RENEWAL_GRACE_MS);
      else if (!effects.isRenewing()) effects.expire();
    }),
    events.addSilentRenewError((error: unknown) => {
      // R-AUT-12: logged, and nothing more until the token expires.
      effects.log('warn', 'The session could not be renewed', error);
      isRenewingByItself = false;
      clearTimeout(grace);
      const wasExpired = grace !== undefined;
      grace = undefined;
      if (needsSignIn(oauthErrorOf(error))) signInOrExpire(effects);
      else if (wasExpired) effects.expire();
    }),
    events.addUserSignedOut(() => effects.loggedOut()),
  ];
  return () => {
    clearTimeout(grace);
    for (const stop of stops) stop();
  };
}
