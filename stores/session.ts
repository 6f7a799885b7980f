/**
 * Who is using this browser tab: the method, the profile of a signed-in person, and what the visitor asked for.
 * The first state is the server's (design "Points settled" 5); the sign-in library, when it is needed, settles the rest.
 */
import { create } from 'zustand';
import type { AuthMethod } from '@/lib/contracts/viewer';

export interface Profile {
  /** Subject of the token. */
  userId: string;
  name: string;
  email: string;
  scopes: readonly string[];
}

export type SessionRequest = { kind: 'signIn'; returnTo: string } | { kind: 'signOut' };

interface SessionState {
  method: AuthMethod;
  profile: Profile | null;
  request: SessionRequest | null;
  /** A sign-in came back with a failure; the landing offers another try. */
  failed: boolean;
  settle: (method: AuthMethod, profile: Profile | null) => void;
  ask: (request: SessionRequest) => void;
  answered: () => void;
  fail: () => void;
}

export const useSessionStore = create<SessionState>((set) => ({
  method: 'none',
  profile: null,
  request: null,
  failed: false,
  settle: (method, profile) => set({ method, profile }),
  ask: (request) => set({ request, failed: false }),
  answered: () => set({ request: null }),
  fail: () => set({ failed: true, request: null }),
}));
