/**
 * Who is using this browser tab: the method, the profile of a signed-in person, and a pending request to sign in or out.
 * The first state comes from the server (design "Points settled" 5); the sign-in library, if needed, settles the rest.
 */
import { create } from 'zustand';
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';

export interface Profile {
  /** Subject of the token. */
  userId: string;
  name: string;
  email: string;
  scopes: readonly string[];
}

/** Without `returnTo`, a sign-in returns to the current address. */
export type SessionRequest = { kind: 'signIn'; returnTo: string | undefined } | { kind: 'signOut' };

interface SessionState {
  method: AuthMethod;
  profile: Profile | null;
  request: SessionRequest | null;
  /** A sign-in failed; the landing page offers to try again. */
  failed: boolean;
  settle: (method: AuthMethod, profile: Profile | null) => void;
  answered: () => void;
  fail: () => void;
}

export const useSessionStore = create<SessionState>((set) => ({
  method: 'none',
  profile: null,
  request: null,
  failed: false,
  settle: (method, profile) => set({ method, profile }),
  answered: () => set({ request: null }),
  fail: () => set({ failed: true, request: null }),
}));

/** How the visitor is known; `none` until that is settled. */
export const useMethod = () => useSessionStore((state) => state.method);

/** The signed-in person's id; null for everybody else, who have no profile. */
export const useSignedInId = () => useSessionStore((state) => state.profile?.userId ?? null);

const ask = (request: SessionRequest) => useSessionStore.setState({ request, failed: false });

/** Starts sign-in at the issuer; afterwards the visitor returns to `returnTo`, by default the current address (O-1). */
export const signIn = (returnTo?: string) => ask({ kind: 'signIn', returnTo });

export const signOut = () => ask({ kind: 'signOut' });
