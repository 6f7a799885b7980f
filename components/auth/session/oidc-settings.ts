/**
 * Settings of the OpenID Connect client that express the specification (oidc contract §1): code flow with PKCE S256,
 * exactly three scopes, silent renewal in a frame (R-PUR-4, O-4). Browser only; loaded with the sign-in library.
 */
import { WebStorageStateStore, type UserManagerSettings } from 'oidc-client-ts';
import { OIDC_SCOPE } from '@/lib/contracts/constants';
import type { PublicSettings } from '@/lib/contracts/settings';

/** D-O9: without a limit the OpenID client would retry for ever. */
const MAX_RENEW_TIMEOUTS = 3;

export function oidcSettings(settings: PublicSettings, origin: string): UserManagerSettings {
  return {
    authority: settings.oidcAuthority,
    client_id: settings.oidcClientId,
    redirect_uri: `${origin}/callback`,
    silent_redirect_uri: `${origin}/silent-renew.html`,
    post_logout_redirect_uri: `${origin}/logged-out`,
    response_type: 'code',
    scope: OIDC_SCOPE,
    disablePKCE: false,
    automaticSilentRenew: true,
    accessTokenExpiringNotificationTimeInSeconds: settings.expiringNoticeSeconds,
    maxSilentRenewTimeoutRetries: MAX_RENEW_TIMEOUTS,
    validateSubOnSilentRenew: true,
    // The access token is for our services, so an issuer's userinfo may refuse it, which would make the sign-in fail. Claims
    // come in the id token; if they are incomplete, userinfo is read afterwards (components/auth/session/profile.ts).
    loadUserInfo: false,
    monitorSession: false,
    userStore: new WebStorageStateStore({ store: window.localStorage }),
    stateStore: new WebStorageStateStore({ store: window.localStorage }),
  };
}
