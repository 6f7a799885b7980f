/** A listing from its first page to its last. Server only. */
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { fetchListing, type ListingPath } from '@/lib/clients/product-api/listing';
import { LISTING_LIMIT_MAX } from '@/lib/contracts/constants';
import type { ListingResponse } from '@/lib/contracts/listing/listing';

type Items = ListingResponse['items'];

/** Every item of a listing that the visitor may see. For listings of some hundred items: each hundred is a request. */
export async function wholeListing(product: ProductConnection, listing: ListingPath): Promise<Items> {
  const found: Items = [];
  for (;;) {
    const page = { limit: String(LISTING_LIMIT_MAX), skip: String(found.length) };
    const { items, total } = await fetchListing(product, listing, new URLSearchParams(page));
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
}
