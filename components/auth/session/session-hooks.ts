import type { UserManager } from 'oidc-client-ts';
import { useEffect, useRef } from 'react';
import type { AuthContextProps } from 'react-oidc-context';
import { currentAddress } from './current-address';
import { removeJwtCookie, writeJwtCookie } from './jwt-cookie';
import { loginTries } from './session-counts';
import { storedSubject } from './stored-user';
import { logEvent } from '@/lib/browser/log';
import { forgetDrafts, SIGN_IN_RETURN_KEY, writeForSession } from '@/lib/browser/session-storage';
import { writeStored } from '@/lib/browser/storage';
import { unsaved } from '@/lib/browser/unsaved';
import { isIssuerReachable } from '@/lib/clients/issuer';
import { onRefusal } from '@/lib/clients/refusal';
import { sessionExpiredAddress } from '@/lib/domain/viewer/auth-method';
import { useSessionStore, type SessionRequest } from '@/stores/session';
import { watchSession } from './session-events';

/** Stored when somebody signs out, for the other tabs: a session that merely ends removes the stored user too. */
const SIGNED_OUT_KEY = 'dt.signedOut';

export const notRefreshed = (error: unknown): void =>
  logEvent('warn', 'The page could not be rendered again for its visitor', error);

/** The callback and logged-out pages have no session to keep and are not returned to. */
export const isLanding = () => location.pathname === '/callback' || location.pathname === '/logged-out';

/** D-O7, O-17: a replayed or refused callback is logged; the page offers another try. */
export function useCallbackFailure(error: AuthContextProps['error']) {
  useEffect(() => {
    if (error?.source !== 'signinCallback') return;
    logEvent('warn', 'Sign-in did not complete', error);
    useSessionStore.getState().fail();
  }, [error]);
}

/**
 * What another tab does. The library reports events of its own tab only; another tab's sign-out shows as removal of the stored
 * user, and somebody else's sign-in as another one: what is shown here is not theirs, and what is done here would be in their name.
 */
const storageListener =
  (loggedOut: () => void) =>
  ({ key, newValue }: StorageEvent): void => {
    if (key === SIGNED_OUT_KEY) forgetDrafts();
    if (!key?.startsWith('oidc.user:') || isLanding()) return;
    if (newValue === null) return loggedOut();
    const here = useSessionStore.getState().profile?.userId;
    if (here !== undefined && here !== storedSubject(newValue)) location.reload();
  };

/**
 * D-O10: after an API's 401 on a page that was rendered for the person, the page is fetched again, once for each token, and the
 * server says whether the session holds; on any other page the token is being confirmed already. If it does not hold,
 * `tokenConfirmation` renews or ends it as ever. If it does, only that API is at fault, and its message stays: otherwise one
 * faulty API would sign people out, and several tabs would end one another's sessions (docs/decisions/0082). A page with unsaved
 * work stays, with the message of what was refused: the way to the sign-in would throw the work away.
 */
export function useRefusalCheck(
  check: () => Promise<unknown>,
  { isConfirmed, leavingRef }: { isConfirmed: boolean; leavingRef: { current: boolean } },
) {
  const checked = useRef<string | null>(null);
  useEffect(
    () =>
      onRefusal((token) => {
        if (!isConfirmed || checked.current === token || leavingRef.current || isLanding()) return;
        if (unsaved.size > 0) return;
        checked.current = token;
        logEvent('warn', 'An API did not accept the access token');
        check().catch(notRefreshed);
      }),
    [check, isConfirmed, leavingRef],
  );
}

/** Renewal, expiry, and sign-out in another tab. */
export function useSessionWatch({
  manager,
  renewing,
  leavingRef,
  endHere,
}: {
  manager: UserManager;
  renewing: { current: boolean };
  leavingRef: { current: boolean };
  endHere: () => Promise<void>;
}) {
  useEffect(() => {
    const loggedOut = () => {
      leavingRef.current = true;
      void endHere().then(() => location.assign('/logged-out'));
    };
    const end = () => {
      const page = currentAddress();
      leavingRef.current = true;
      void endHere().then(() => location.assign(sessionExpiredAddress(page)));
    };
    // On the way to the issuer already, whoever signs out or in again must get there.
    const expire = () => {
      if (!leavingRef.current) end();
    };
    const stop = watchSession(manager.events, {
      log: logEvent,
      writeCookie: writeJwtCookie,
      // The user stays stored until then: its removal would tell the person's other tabs that they have signed out.
      signInAgain: () => {
        loginTries.add();
        leavingRef.current = true;
        manager.signinRedirect({ state: { returnTo: currentAddress() } }).catch((error: unknown) => {
          logEvent('error', 'The identity provider could not be reached', error);
          end();
        });
      },
      expire,
      loggedOut,
      loginTries: loginTries.read,
      isRenewing: () => renewing.current,
    });
    const onStorage = storageListener(loggedOut);
    window.addEventListener('storage', onStorage);
    return () => {
      stop();
      window.removeEventListener('storage', onStorage);
    };
  }, [manager, renewing, leavingRef, endHere]);
}

/** Carries out the visitor's requests to sign in or out. */
export function useRequests({
  manager,
  request,
  leavingRef,
  endHere,
}: {
  manager: UserManager;
  request: SessionRequest | null;
  /** Set while the session is being ended, so that the removed user is not renewed. */
  leavingRef: { current: boolean };
  endHere: () => Promise<void>;
}) {
  useEffect(() => {
    if (request === null) return;
    const { answered, fail } = useSessionStore.getState();
    answered();
    const failed = (error: unknown) => {
      logEvent('error', 'The identity provider could not be reached', error);
      fail();
    };
    if (request.kind === 'signIn') {
      const { returnTo = currentAddress() } = request;
      writeForSession(SIGN_IN_RETURN_KEY, returnTo);
      manager.signinRedirect({ state: { returnTo } }).catch(failed);
      return;
    }
    // R-AUT-13, R-AUT-14, O-7: remove the cookie first, whatever the issuer does. Check that the issuer is reachable before the
    // redirect: a person who signs out must not end on the browser's error page, still stored as signed in.
    removeJwtCookie();
    forgetDrafts();
    writeStored(SIGNED_OUT_KEY, new Date().toISOString());
    leavingRef.current = true;
    isIssuerReachable(manager.settings.authority)
      .then((reachable) => {
        if (!reachable) throw new Error('the issuer does not answer');
        return manager.signoutRedirect();
      })
      .catch((error: unknown) => {
        logEvent('warn', 'The issuer could not end its session', error);
        return endHere().then(() => location.assign('/logged-out'));
      })
      .catch(failed);
  }, [manager, request, leavingRef, endHere]);
}
