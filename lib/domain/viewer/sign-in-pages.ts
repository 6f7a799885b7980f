/** What the pages around signing in show: /sign-in, /callback and /logged-out. */

export interface SignInProps {
  returnTo: string;
  /** The server tried to reach the identity provider, for a browser without script, and failed. */
  unreachable: boolean;
}

export interface CallbackProps {
  /** The address holds an answer of the identity provider, for the browser's script to handle. */
  hasAnswer: boolean;
  /** The server carried out the sign-in, for a browser without script, and it failed. */
  hasFailed: boolean;
}

export interface LoggedOutProps {
  reason: 'expired' | 'refused' | 'signed-out';
  /** Address the visitor was at, validated. */
  page: string;
}
