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

/** Whether any stored sign-in of this browser has not run out, whoever the issuer is. */
export function hasValidStoredUser(now: number = Date.now()): boolean {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith('oidc.user:'))
      .some((key) => {
        const user = JSON.parse(localStorage.getItem(key) ?? 'null') as { expires_at?: unknown } | null;
        return typeof user?.expires_at === 'number' && user.expires_at * 1_000 > now;
      });
  } catch {
    return false;
  }
}
