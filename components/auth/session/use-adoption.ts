import type { User, UserManager } from 'oidc-client-ts';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { writeJwtCookie } from './jwt-cookie';
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';
import { useSessionStore } from '@/stores/session';
import { tokenConfirmation, type Surroundings } from './confirm-token';
import { fullerProfile, hasName, profileOf } from './profile';
import { isLanding, notRefreshed } from './session-hooks';

/** Settles the method at once. A name missing from the ID token is added later, unless the user has changed by then. */
function settlePerson(manager: UserManager, user: User): void {
  const { settle } = useSessionStore.getState();
  settle('Okta', profileOf(user));
  if (hasName(user)) return;
  void fullerProfile(manager, user).then((fuller) => {
    if (fuller && useSessionStore.getState().profile?.userId === fuller.userId) settle('Okta', fuller);
  });
}

interface AdoptionOptions extends Pick<Surroundings, 'refresh' | 'endHere'> {
  manager: UserManager;
  serverMethod: AuthMethod;
  leavingRef: { current: boolean };
}

/** Adopts a stored user, once per token, and checks that the server accepts the token too. */
export function useAdoption({ manager, serverMethod, leavingRef, refresh, endHere }: AdoptionOptions) {
  const methodRef = useRef(serverMethod);
  const adopted = useRef<string | null>(null);
  const [confirmToken] = useState(tokenConfirmation);
  useLayoutEffect(() => {
    methodRef.current = serverMethod;
  }, [serverMethod]);

  return useCallback(
    (user: User) => {
      if (adopted.current !== user.access_token) {
        adopted.current = user.access_token;
        writeJwtCookie(user.access_token, user.expires_at ?? 0);
        settlePerson(manager, user);
      }
      confirmToken(user, {
        manager,
        refresh,
        endHere,
        isLanding,
        renderedFor: () => methodRef.current,
        isLeaving: () => leavingRef.current,
        leave: (address) => {
          leavingRef.current = true;
          if (address !== undefined) location.assign(address);
        },
      }).catch(notRefreshed);
    },
    [manager, confirmToken, refresh, endHere, leavingRef],
  );
}
