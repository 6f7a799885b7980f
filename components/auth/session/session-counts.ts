/** Counts of this tab in session storage, against loops of redirects. They never throw. */
import { writeForSession } from '@/lib/browser/session-storage';

/** @param unknown what is read where there is no storage, and nothing can be counted */
function sessionCount(key: string, unknown: number) {
  const read = (): number => {
    try {
      const count = Number(sessionStorage.getItem(key));
      return Number.isInteger(count) && count > 0 ? count : 0;
    } catch {
      return unknown;
    }
  };
  const write = (count: number) => writeForSession(key, String(count));
  return { read, add: () => write(read() + 1), reset: () => write(0) };
}

/**
 * Automatic redirects to sign-in since the last login (D-O6, R-AUT-9, O-10). Without storage, whether a redirect helps depends on
 * the issuer's session.
 */
export const loginTries = sessionCount('loginTries', 0);

/** Tokens that were refused since the last accepted one. Without storage the explanation is shown at once. */
export const refusedTokens = sessionCount('refusedTokens', Number.MAX_SAFE_INTEGER);
