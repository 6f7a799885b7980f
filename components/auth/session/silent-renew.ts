/**
 * The only script of /silent-renew.html: passes the issuer's answer to the page that opened the frame, and does nothing else
 * (O-18). Bundled separately into public/silent-renew.js.
 */
import { UserManager } from 'oidc-client-ts';

// The settings are placeholders, because only this page's address matters: the parent page has the real settings and state.
const manager = new UserManager({
  authority: location.origin,
  client_id: 'renewal',
  redirect_uri: location.href,
});
manager.signinSilentCallback().catch((error: unknown) => {
  document.title = error instanceof Error ? error.message : 'Renewal failed';
});
