import type { Why } from '@/lib/contracts/viewer/visibility-reason';
import { productPath } from './address';
import { browserConnection, productRequest } from './fetch';

/** Why the item at an address is not shown. Throws with `FORBIDDEN` for anyone but administrators and librarians. */
export function fetchWhy(path: string, as: 'me' | 'network', signal?: AbortSignal): Promise<Why> {
  return productRequest(browserConnection(), {
    path: productPath('/api/visibility-reasons', { query: new URLSearchParams({ path, as }) }),
    schema: async () => (await import('@/lib/contracts/viewer/visibility-reason')).whySchema,
    signal,
  });
}
