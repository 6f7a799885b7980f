import { useEffect } from 'react';
import { logEvent } from '@/lib/browser/log';
import type { LoadedUser } from '@/lib/clients/user-load';
import type { User, UserSettings } from '@/lib/domain/viewer/user';
import { isVisited } from '@/lib/domain/viewer/user';
import { rememberReportedUser } from '@/lib/browser/reported-user';
import { useMethod, useSessionStore, useSignedInId } from '@/stores/session';
import { useUserStore, type UserIdentity } from '@/stores/user';

const loadPreferences = () => import('@/lib/clients/product-graphql/preferences');

async function read(identity: UserIdentity): Promise<LoadedUser> {
  if (identity.method === 'Unauthed') return { facts: {}, failed: false };
  try {
    const { loadNetwork, loadPerson } = await import('@/lib/clients/user-load');
    return identity.method === 'Okta' ? await loadPerson(identity) : await loadNetwork(identity);
  } catch (error) {
    // Loading the script may fail; the visitor is initialised nevertheless (R-AUT-7).
    logEvent('error', 'User data could not be read', error);
    return { facts: {}, failed: true };
  }
}

/** Loads user data once per settled method (R-AUT-5, R-AUT-6). Used once, in the frame. */
export function useUserLoad(networkOrganisationId: string | null): void {
  const method = useMethod();
  const userId = useSignedInId() ?? '';
  const load = useUserStore((state) => state.load);
  useEffect(() => {
    if (method === 'none') return;
    rememberReportedUser(userId);
    const { profile } = useSessionStore.getState();
    const base = profile ? { name: profile.name, email: profile.email, scopes: profile.scopes } : {};
    void load({ method, userId, organisationId: networkOrganisationId }, base, read);
  }, [method, userId, networkOrganisationId, load]);
}

/** The visitor once initialised; null before, when nothing personal may be shown (R-AUT-8). */
export function useUser(): User | null {
  const user = useUserStore((state) => state.user);
  return user.isInitialised ? user : null;
}

/** A setting and its setter: applied here at once, then saved; after a failure, which is logged, it lasts for this page. */
export function useUserSetting(
  key: keyof UserSettings & string,
): readonly [boolean, (value: boolean) => void] {
  const value = useUserStore((state) => state.user.settings[key] === true);
  const set = (next: boolean) => {
    const { user, change } = useUserStore.getState();
    change({ settings: { ...user.settings, [key]: next } });
    if (user.authMethod !== 'Okta') return;
    loadPreferences()
      .then(({ setSetting }) => setSetting(user.id, key, next))
      .catch((error: unknown) => logEvent('error', `The setting ${key} could not be stored`, error));
  };
  return [value, set];
}

/** Records a visited link: sent the first time only (R-ONB-11); kept on this page even if the service cannot be reached. */
export function visitLink(key: string): void {
  const { user, change } = useUserStore.getState();
  if (user.authMethod !== 'Okta' || isVisited(user.links, key)) return;
  change({ links: { ...user.links, [key]: { visited: true } } });
  loadPreferences()
    .then(({ setLinkVisited }) => setLinkVisited(key))
    .catch((error: unknown) => logEvent('error', `The visit of ${key} could not be stored`, error));
}
