import { UserManager, type User } from 'oidc-client-ts';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { AuthProvider } from 'react-oidc-context';
import { writeJwtCookie } from './jwt-cookie';
import { loginTries } from './session-counts';
import { oidcSettings } from './oidc-settings';
import type { PublicSettings } from '@/lib/contracts/settings';
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';
import { safeReturnAddress } from '@/lib/domain/viewer/return-address';
import { SessionBridge } from './SessionBridge';

interface OidcIslandProps {
  settings: PublicSettings;
  serverMethod: AuthMethod;
}

/** Address the visitor was at when sign-in began, from the `state` of the sign-in library. */
function returnAddressOf(user: User): string {
  const state = user.state as { returnTo?: unknown } | null | undefined;
  return safeReturnAddress(state?.returnTo);
}

/**
 * The sign-in library and its connection to the application. Rendered beside the page, not around it, so that lazy
 * loading neither remounts nor delays the page.
 */
export function OidcIsland({ settings, serverMethod }: OidcIslandProps) {
  const router = useRouter();
  const [manager] = useState(() => new UserManager(oidcSettings(settings, location.origin)));

  /** Returns from silent and popup sign-in carry no user, so there is nothing to restore. */
  const onSigninCallback = (user: User | undefined) => {
    if (user === undefined) return;
    // Before the navigation, so that the page is rendered for the user at once.
    writeJwtCookie(user.access_token, user.expires_at ?? 0);
    loginTries.reset();
    void router.replace(returnAddressOf(user));
  };

  return (
    <AuthProvider
      userManager={manager}
      onSigninCallback={onSigninCallback}
      skipSigninCallback={location.pathname !== '/callback'}
    >
      <SessionBridge manager={manager} serverMethod={serverMethod} />
    </AuthProvider>
  );
}
