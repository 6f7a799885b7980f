import type { ListingSegment } from '@/lib/contracts/catalogue/content-types';
import { productPath } from '../address';
import { ask, type ProductConnection } from '../fetch';

const contract = () => import('@/lib/contracts/listing/listing');

/** GET /api/{listing}/{slug}/similar: cards of items on the same subjects, the most similar first. */
export async function fetchSimilar(
  connection: ProductConnection,
  { listing, slug, limit }: { listing: ListingSegment; slug: string; limit: number },
) {
  const query = new URLSearchParams({ limit: String(limit) });
  const path = productPath(`/api/${listing}/${encodeURIComponent(slug)}/similar`, { query });
  return (await ask(path, contract, 'similarResponseSchema', { connection })).items;
}
