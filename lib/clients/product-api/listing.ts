import type { ListingSegment } from '@/lib/contracts/content-types';
import type { CardListing, ListingResponse } from '@/lib/contracts/listing';
import { CARDS_PREFERENCE } from '@/lib/contracts/listing-names';
import { productPath } from './address';
import { productRequest, type ProductConnection } from './fetch';

/** D30: `search` is the mixed listing over the nine labelled types. */
export type ListingPath = ListingSegment | 'search';

/** GET /api/{listing} (R-API-11, R-API-12, R-API-13): whole items. */
export function fetchListing(
  connection: ProductConnection,
  listing: ListingPath,
  query: URLSearchParams,
  signal?: AbortSignal,
): Promise<ListingResponse> {
  return productRequest(connection, {
    path: productPath(`/api/${listing}`, { query }),
    schema: async () => (await import('@/lib/contracts/listing')).listingResponseSchema,
    signal,
  });
}

/** The same listing, of each item what a card shows: a third of the bytes, where the server knows the preference. */
export function fetchCards(
  connection: ProductConnection,
  listing: ListingPath,
  query: URLSearchParams,
  signal?: AbortSignal,
): Promise<CardListing> {
  return productRequest(connection, {
    path: productPath(`/api/${listing}`, { query }),
    prefer: CARDS_PREFERENCE,
    schema: async () => (await import('@/lib/contracts/listing')).cardListingSchema,
    signal,
  });
}
