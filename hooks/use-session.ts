import { useCallback } from 'react';
import { useSessionStore } from '@/stores/session';

/** The visitor of this tab, with functions to sign in and out. */
export function useSession() {
  const method = useSessionStore((state) => state.method);
  const profile = useSessionStore((state) => state.profile);
  const ask = useSessionStore((state) => state.ask);

  /** Starts sign-in at the issuer; afterwards the visitor returns to `returnTo`, by default the current address (O-1). */
  const signIn = useCallback((returnTo?: string) => ask({ kind: 'signIn', returnTo }), [ask]);
  const signOut = useCallback(() => ask({ kind: 'signOut' }), [ask]);

  return { method, profile, signIn, signOut };
}
