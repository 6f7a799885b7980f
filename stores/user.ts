/** The visitor of this tab, loaded once for each settled method (R-AUT-5, R-AUT-6). Client state only. */
import { create } from 'zustand';
import type { LoadedUser } from '@/lib/clients/user-load';
import type { LoadingStatus } from '@/lib/contracts/loading-status';
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';
import { freshUser, type User } from '@/lib/domain/viewer/user';

/** The visitor whose data is to be loaded. */
export interface UserIdentity {
  method: Exclude<AuthMethod, 'none'>;
  /** Subject of the token; empty unless Okta. */
  userId: string;
  /** Organisation of a recognised network. */
  organisationId: string | null;
}

interface UserStore {
  user: User;
  /** R-LOD-1, R-LOD-2, R-LOD-4; ERROR when a part could not be read: the user is initialised nevertheless (R-ERR-12). */
  loadingStatus: LoadingStatus;
  /** Key of the identity whose data the store holds or is loading. */
  loadedFor: string | null;
  /**
   * Loads with `read`, unless the store already holds this identity. An answer that arrives after the identity has changed
   * is dropped.
   */
  load: (
    identity: UserIdentity,
    base: Partial<User>,
    read: (identity: UserIdentity) => Promise<LoadedUser>,
  ) => Promise<void>;
  change: (facts: Partial<User>) => void;
}

const identityKey = ({ method, userId, organisationId }: UserIdentity) =>
  JSON.stringify([method, userId, method === 'IPAuth' ? organisationId : null]);

export const useUserStore = create<UserStore>((set, get) => ({
  user: freshUser,
  loadingStatus: 'UNINITIALISED',
  loadedFor: null,
  load: async (identity, base, read) => {
    const key = identityKey(identity);
    if (get().loadedFor === key) return;
    const user = { ...freshUser, ...base, id: identity.userId, authMethod: identity.method };
    set({ user, loadedFor: key, loadingStatus: 'LOADING' });
    const { facts, failed } = await read(identity);
    if (get().loadedFor !== key) return;
    set({
      user: { ...get().user, ...facts, isInitialised: true },
      loadingStatus: failed ? 'ERROR' : 'LOADED',
    });
  },
  change: (facts) => set(({ user }) => ({ user: { ...user, ...facts } })),
}));
