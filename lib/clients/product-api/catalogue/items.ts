import type { ContentItem } from '@/lib/contracts/catalogue/content-item';
import { MOST_ITEMS } from '@/lib/contracts/catalogue/most-items';
import { chunksOf } from '@/lib/domain/chunks';
import { productPath } from '../address';
import { ask, type Sending } from '../fetch';

const contract = () => import('@/lib/contracts/catalogue/items');

/** GET /api/items: the items with these ids that the viewer may see, in the same order; in parallel requests where there are many. */
export async function fetchItems(ids: readonly string[], sending?: Sending): Promise<ContentItem[]> {
  const answers = await Promise.all(
    chunksOf(ids, MOST_ITEMS).map((batch) => {
      const path = productPath('/api/items', { query: new URLSearchParams({ id: batch.join(',') }) });
      return ask(path, contract, 'itemsResponseSchema', sending);
    }),
  );
  return answers.flatMap(({ items }) => items);
}
