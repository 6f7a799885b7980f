/** Looks for a stored sign-in without loading the sign-in library: most visitors have none. */
import type { PublicSettings } from '@/lib/contracts/settings';

/** The key under which oidc-client-ts keeps its user. */
export function storedUserKey({ oidcAuthority, oidcClientId }: PublicSettings): string {
  return `oidc.user:${oidcAuthority}:${oidcClientId}`;
}

export function hasStoredUser(settings: PublicSettings): boolean {
  try {
    return localStorage.getItem(storedUserKey(settings)) !== null;
  } catch {
    return false;
  }
}
