/** Looks for a stored sign-in without loading the sign-in library, which most visitors do not need. */
import type { PublicSettings } from '@/lib/contracts/settings';

/** The storage key of oidc-client-ts for its user. */
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

/** Whether this browser has a stored sign-in, of any issuer, that has not expired. */
export function hasValidStoredUser(): boolean {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith('oidc.user:'))
      .some((key) => {
        const user = JSON.parse(localStorage.getItem(key) ?? 'null') as { expires_at?: unknown } | null;
        return typeof user?.expires_at === 'number' && user.expires_at * 1_000 > Date.now();
      });
  } catch {
    return false;
  }
}

/** Whose sign-in is stored, by its subject; null if it cannot be read. @param text as oidc-client-ts stores it */
export function storedSubject(text: string): string | null {
  try {
    const user = JSON.parse(text) as { profile?: { sub?: unknown } } | null;
    return typeof user?.profile?.sub === 'string' ? user.profile.sub : null;
  } catch {
    return null;
  }
}
