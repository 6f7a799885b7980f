/** Apart from the rest of the method's rules, which settle it later: pages ask this at once. */
import type { AuthMethod } from '@/lib/contracts/viewer';

/** R-AUT-2: network viewers count as authenticated. */
export function countsAsAuthenticated(method: AuthMethod): boolean {
  return method === 'Okta' || method === 'IPAuth';
}
