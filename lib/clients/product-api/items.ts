import type { ItemsResponse } from '@/lib/contracts/product-items';
import { productPath } from './address';
import { browserConnection, productRequest } from './fetch';

/** GET /api/items: those of the ids that the browser's viewer may see, in the same order. */
export function fetchItems(ids: readonly string[], signal?: AbortSignal): Promise<ItemsResponse> {
  return productRequest(browserConnection(), {
    path: productPath('/api/items', { query: new URLSearchParams({ id: ids.join(',') }) }),
    schema: async () => (await import('@/lib/contracts/product-items')).itemsResponseSchema,
    signal,
  });
}
