/** Apart from auth-method, because pages need this at once and the rest only later. */
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';

/** R-AUT-2: network viewers count as authenticated. */
export function countsAsAuthenticated(method: AuthMethod): boolean {
  return method === 'Okta' || method === 'IPAuth';
}
