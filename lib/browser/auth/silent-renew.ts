/**
 * The whole of /silent-renew.html: hands the issuer's answer to the page that opened the frame, and nothing else
 * (O-18). Bundled by itself into public/silent-renew.js.
 */
import { UserManager } from 'oidc-client-ts';

// Only the address matters here: the waiting page holds the settings and the state.
const manager = new UserManager({
  authority: location.origin,
  client_id: 'renewal',
  redirect_uri: location.href,
});
manager.signinSilentCallback().catch((error: unknown) => {
  document.title = error instanceof Error ? error.message : 'Renewal failed';
});
