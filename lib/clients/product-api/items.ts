import type { ItemsResponse } from '@/lib/contracts/catalogue/items';
import { productPath } from './address';
import { browserConnection, productRequest, type ProductConnection } from './fetch';

/** GET /api/items: the items with these ids that the viewer may see, in the same order. */
export function fetchItems(
  ids: readonly string[],
  signal?: AbortSignal,
  connection: ProductConnection = browserConnection(),
): Promise<ItemsResponse> {
  return productRequest(connection, {
    path: productPath('/api/items', { query: new URLSearchParams({ id: ids.join(',') }) }),
    schema: async () => (await import('@/lib/contracts/catalogue/items')).itemsResponseSchema,
    signal,
  });
}
