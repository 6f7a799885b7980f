import type { SuggestResponse } from '@/lib/contracts/listing/listing';
import { productPath } from './address';
import { productRequest, type ProductConnection } from './fetch';

/** GET /api/suggest: names that begin with the text, among items that the viewer may see. */
export function fetchSuggestions(
  connection: ProductConnection,
  { q, limit }: { q: string; limit: number },
  signal?: AbortSignal,
): Promise<SuggestResponse> {
  const query = new URLSearchParams({ q, limit: String(limit) });
  return productRequest(connection, {
    path: productPath('/api/suggest', { query }),
    schema: async () => (await import('@/lib/contracts/listing/listing')).suggestResponseSchema,
    signal,
  });
}
