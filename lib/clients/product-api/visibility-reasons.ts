import type { Why } from '@/lib/contracts/visibility-reason';
import { productPath } from './address';
import { browserConnection, productRequest } from './fetch';

/** Why an address is not shown. Throws with `FORBIDDEN` for all but administrators and librarians. */
export function fetchWhy(path: string, as: 'me' | 'network', signal?: AbortSignal): Promise<Why> {
  return productRequest(browserConnection(), {
    path: productPath('/api/visibility-reasons', { query: new URLSearchParams({ path, as }) }),
    schema: async () => (await import('@/lib/contracts/visibility-reason')).whySchema,
    signal,
  });
}
