import { productPath } from '../address';
import { ask } from '../fetch';

const contract = () => import('@/lib/contracts/listing/listing');

/** GET /api/suggest: names that begin with the text, among items that the viewer may see. */
export function fetchSuggestions({ q, limit }: { q: string; limit: number }, signal?: AbortSignal) {
  const query = new URLSearchParams({ q, limit: String(limit) });
  return ask(productPath('/api/suggest', { query }), contract, 'suggestResponseSchema', { signal });
}
