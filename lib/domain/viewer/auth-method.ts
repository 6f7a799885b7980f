/** The authentication method of a visitor, and what the browser must do to settle it. Pure. */
import type { AuthMethod } from '@/lib/contracts/viewer';

export interface SignInFacts {
  isLoading: boolean;
  isAuthenticated: boolean;
  /** A network-recognised organisation is known. */
  hasNetworkOrganisation: boolean;
}

/** R-AUT-1..4. Signed in wins over the network (O-13). */
export function authMethodOf({
  isLoading,
  isAuthenticated,
  hasNetworkOrganisation,
}: SignInFacts): AuthMethod {
  if (isLoading) return 'none';
  if (isAuthenticated) return 'Okta';
  return hasNetworkOrganisation ? 'IPAuth' : 'Unauthed';
}

export interface SettleFacts {
  /** The method the server rendered the page for. */
  serverMethod: AuthMethod;
  /** A user is stored in this browser; null: none. */
  stored: 'valid' | 'expired' | null;
  /** One silent sign-in has been tried since the page loaded. */
  triedSilently: boolean;
}

/**
 * What to do once the sign-in library has read its storage ("Points settled" 5). `adopt`: the stored user holds, keep
 * the cookie in step. `renew`: one silent sign-in first (expired user, or a cookie whose user this browser lost).
 * `leave`: the visitor is whoever the server said, without a session.
 */
export function settleStep({
  serverMethod,
  stored,
  triedSilently,
}: SettleFacts): 'adopt' | 'renew' | 'leave' {
  if (stored === 'valid') return 'adopt';
  const lost = stored === 'expired' || serverMethod === 'Okta';
  return lost && !triedSilently ? 'renew' : 'leave';
}

/** D-O8: renewal errors that only the user can mend, at the issuer. Everything else waits for the expiry. */
export function needsSignIn(oauthError: string | undefined): boolean {
  const codes = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];
  return oauthError !== undefined && codes.includes(oauthError);
}

/** D-O6: after this many automatic redirects without a login the app stops and says so. */
const MAX_LOGIN_TRIES = 3;

/** Whether one more automatic redirect may be made (O-9). */
export function mayRedirectAgain(loginTries: number): boolean {
  return loginTries < MAX_LOGIN_TRIES;
}

/** Address of the landing for an ended session (D-O10). */
export function sessionExpiredAddress(page: string): string {
  return `/logged-out?message=session_expired&page=${encodeURIComponent(page)}`;
}

/**
 * What follows when the library does not accept a token that its issuer gave: one silent renewal, one sign-in, then an
 * explanation. A wrong audience or issuer is a fault of the set-up, and trying on would only go round.
 * @param refusals since a token was accepted
 */
export function refusedTokenStep(refusals: number): 'renew' | 'signIn' | 'explain' {
  if (refusals === 0) return 'renew';
  return refusals === 1 ? 'signIn' : 'explain';
}

/** Address of the page that explains it. */
export const TOKEN_REFUSED_ADDRESS = '/logged-out?message=token_refused';
