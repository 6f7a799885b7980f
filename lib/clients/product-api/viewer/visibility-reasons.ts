import { productPath } from '../address';
import { ask } from '../fetch';

const contract = () => import('@/lib/contracts/viewer/visibility-reason');

/** Why the item at an address is not shown. Throws with `FORBIDDEN` for anyone but administrators and librarians. */
export function fetchWhy(path: string, as: 'me' | 'network') {
  const query = new URLSearchParams({ path, as });
  return ask(productPath('/api/visibility-reasons', { query }), contract, 'whySchema');
}
