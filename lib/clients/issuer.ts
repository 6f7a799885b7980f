/** Checks that the identity provider can be reached before the browser is redirected there. */

const TIMEOUT_MS = 3_000;

/**
 * True when anything answers at the issuer's discovery address. The answer is not read, so that the issuer need not allow
 * cross-origin reads (CORS).
 */
export async function isIssuerReachable(authority: string): Promise<boolean> {
  try {
    // Not withoutSlash of lib/contracts: every page loads this, and a module of its own costs more bytes than this line.
    await fetch(`${authority.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      mode: 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}
