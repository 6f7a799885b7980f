/** More of a listing than one request answers. Server only. */
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { fetchListing, type ListingPath } from '@/lib/clients/product-api/listing/listing';
import { LISTING_LIMIT_MAX } from '@/lib/contracts/constants';
import type { ListingResponse } from '@/lib/contracts/listing/listing';

type Items = ListingResponse['items'];

/**
 * The items of a listing that the visitor may see: every one, or at most `most` after the first `from`. For some hundred items:
 * each hundred is a request.
 */
export async function wholeListing(
  product: ProductConnection,
  listing: ListingPath,
  { from = 0, most = Infinity }: { from?: number; most?: number } = {},
): Promise<Items> {
  const found: Items = [];
  for (;;) {
    const limit = Math.min(LISTING_LIMIT_MAX, most - found.length);
    const page = { limit: String(limit), skip: String(from + found.length) };
    const { items, total } = await fetchListing(product, listing, new URLSearchParams(page));
    found.push(...items);
    if (items.length === 0 || found.length >= Math.min(most, total - from)) return found;
  }
}
