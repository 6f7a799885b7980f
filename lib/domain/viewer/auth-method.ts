/** The authentication method of a visitor, and what the browser must do to determine it. Pure. */
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';

export interface SignInFacts {
  isLoading: boolean;
  isAuthenticated: boolean;
  /** An organisation has been recognised by its network. */
  hasNetworkOrganisation: boolean;
}

/** R-AUT-1..4, O-12. Being signed in takes precedence over the network (O-13). */
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
  /** The method for which the server rendered the page. */
  serverMethod: AuthMethod;
  /** State of the user stored in this browser; null: none is stored. */
  stored: 'valid' | 'expired' | null;
  /** A silent sign-in has been tried since the page loaded. */
  triedSilently: boolean;
}

/**
 * What to do once the sign-in library has read its storage ("Points settled" 5). `adopt`: use the stored user and update
 * the cookie. `renew`: try one silent sign-in first (expired user, or a cookie whose user is not stored in this browser).
 * `leave`: no session; the visitor is as the server recognised them.
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

/** D-O8, O-5: renewal errors that only the user can resolve, at the issuer. All others are ignored until the token expires. */
export function needsSignIn(oauthError: string | undefined): boolean {
  const codes = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];
  return oauthError !== undefined && codes.includes(oauthError);
}

/** D-O6: after this many automatic redirects without a login, the app stops and shows an error. */
const MAX_LOGIN_TRIES = 3;

/** Whether one more automatic redirect may be made (O-9). */
export function mayRedirectAgain(loginTries: number): boolean {
  return loginTries < MAX_LOGIN_TRIES;
}

/** Address of the page for an expired session (D-O10, O-6). */
export function sessionExpiredAddress(page: string): string {
  return `/logged-out?message=session_expired&page=${encodeURIComponent(page)}`;
}

/**
 * What to do if the library rejects a token from its issuer: one silent renewal, then one sign-in, then an explanation.
 * A wrong audience or issuer is a configuration error, and further attempts would only loop.
 * @param refusals number of rejections since a token was last accepted
 */
export function refusedTokenStep(refusals: number): 'renew' | 'signIn' | 'explain' {
  if (refusals === 0) return 'renew';
  return refusals === 1 ? 'signIn' : 'explain';
}

/** Address of the page that explains it. */
export const TOKEN_REFUSED_ADDRESS = '/logged-out?message=token_refused';
