import type { ItemsResponse } from '@/lib/contracts/catalogue/items';
import { productPath } from './address';
import { ask, type Sending } from './fetch';

/** GET /api/items: the items with these ids that the viewer may see, in the same order. */
export function fetchItems(ids: readonly string[], sending?: Sending): Promise<ItemsResponse> {
  const path = productPath('/api/items', { query: new URLSearchParams({ id: ids.join(',') }) });
  return ask(path, () => import('@/lib/contracts/catalogue/items'), 'itemsResponseSchema', sending);
}
