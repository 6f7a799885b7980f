/** Whether the identity provider can be reached at all, asked before the browser is sent there. */

const TIMEOUT_MS = 3_000;

/**
 * True when anything answers at the issuer's discovery address: the answer itself is not read, so that an issuer need
 * not allow other origins to read it.
 */
export async function isIssuerReachable(authority: string): Promise<boolean> {
  try {
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
