/** Signing out where nobody is signed in. */
import type { OIDCContext } from 'oidc-provider';

interface Answered {
  /** Absent where the path is none of the provider’s. */
  oidc?: OIDCContext;
  status: number;
  redirect: (address: string) => void;
}

/**
 * The provider would have the browser confirm by a form whose secret is stored in a session; nobody has one that is stored
 * (store/adapter.ts). It has checked the address to return to by now, or left it out.
 */
export function leadBackSignedOut(ctx: Answered): void {
  const { oidc, status } = ctx;
  if (oidc?.route !== 'end_session' || status !== 200 || oidc.session?.accountId !== undefined) return;
  const { post_logout_redirect_uri: address, state } = oidc.params ?? {};
  const isOurs = typeof address === 'string';
  const to = new URL(isOurs ? address : oidc.urlFor('end_session_success'));
  if (isOurs && typeof state === 'string') to.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(to.href);
}
