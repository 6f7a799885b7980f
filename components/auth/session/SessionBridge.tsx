import { useQueryClient } from '@tanstack/react-query';
import type { User, UserManager } from 'oidc-client-ts';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef } from 'react';
import { useAuth } from 'react-oidc-context';
import { removeJwtCookie } from './jwt-cookie';
import { loginTries } from './session-counts';
import { logEvent } from '@/lib/browser/log';
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';
import { authMethodOf, settleStep } from '@/lib/domain/viewer/auth-method';
import { useSessionStore } from '@/stores/session';
import {
  isLanding,
  notRefreshed,
  useCallbackFailure,
  useRefusalCheck,
  useRequests,
  useSessionWatch,
} from './session-hooks';
import { useAdoption } from './use-adoption';

interface SessionBridgeProps {
  manager: UserManager;
  serverMethod: AuthMethod;
}

function storedState(user: User | null | undefined): 'valid' | 'expired' | null {
  if (!user) return null;
  return user.expired ? 'expired' : 'valid';
}

/** The visitor is known: what the page says to them is meant for them (lib/browser/before-paint.ts). */
const known = () => document.documentElement.removeAttribute('data-returning');

/** What a page says that cannot be rendered again is meant for everybody. */
const isForAnyone = (error: unknown): never => {
  known();
  throw error;
};

/** Connects the sign-in library to the session store, the cookie and the pages. Renders nothing. */
export function SessionBridge({ manager, serverMethod }: SessionBridgeProps) {
  const auth = useAuth();
  const router = useRouter();
  const queries = useQueryClient();
  const settle = useSessionStore((state) => state.settle);
  const request = useSessionStore((state) => state.request);
  const tried = useRef(false);
  const renewing = useRef(false);
  const leavingRef = useRef(false);

  /**
   * Fetches and renders the page again for the visitor's current session. Rejects where it cannot be: the framework does not load
   * an address again that is an error page. It says nothing of the session then.
   */
  const renderAgain = useCallback(
    () => router.replace(router.asPath, undefined, { scroll: false }).catch(isForAnyone),
    [router],
  );
  const refresh = useCallback(async () => {
    queries.clear();
    if (!isLanding()) await renderAgain();
  }, [queries, renderAgain]);

  const endHere = useCallback(async () => {
    removeJwtCookie();
    queries.clear();
    settle('Unauthed', null);
    await manager.removeUser();
  }, [manager, queries, settle]);

  useSessionWatch({ manager, renewing, leavingRef, endHere });
  useRefusalCheck(renderAgain, { isConfirmed: serverMethod === 'Okta', leavingRef });
  useRequests({ manager, request, leavingRef, endHere });

  const adopt = useAdoption({ manager, serverMethod, leavingRef, refresh, endHere });

  /** Tries one silent sign-in. On success the library loads the user; on failure the visitor has no session. */
  const renew = useCallback(async () => {
    tried.current = true;
    renewing.current = true;
    const user = await manager.signinSilent().catch((error: unknown) => {
      logEvent('info', 'No session at the issuer', error);
      return null;
    });
    renewing.current = false;
    // R-AUT-9: where the server carried out the sign-in, this is how its session reaches the tab.
    if (user) return loginTries.reset();
    await endHere();
    await refresh().catch(notRefreshed);
  }, [manager, endHere, refresh]);

  const { isLoading, activeNavigator, user, error } = auth;
  const hasNetworkOrganisation = serverMethod === 'IPAuth';
  useCallbackFailure(error);

  useEffect(() => {
    if (serverMethod === 'Okta') known();
    // A silent sign-in must not race with a sign-out of the same session.
    if (isLoading || activeNavigator || leavingRef.current) return;
    switch (settleStep({ serverMethod, stored: storedState(user), triedSilently: tried.current })) {
      case 'adopt':
        if (user) adopt(user);
        break;
      case 'renew':
        void renew();
        break;
      case 'leave':
        settle(authMethodOf({ isLoading, isAuthenticated: false, hasNetworkOrganisation }), null);
        if (!renewing.current) known();
    }
  }, [isLoading, activeNavigator, user, serverMethod, hasNetworkOrganisation, adopt, renew, settle]);

  return null;
}
