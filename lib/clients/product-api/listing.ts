import type { ListingSegment } from '@/lib/contracts/content-types';
import type { ListingResponse } from '@/lib/contracts/listing';
import { productPath } from './address';
import { productRequest, type ProductConnection } from './fetch';

/** D30: `search` is the mixed listing over the nine labelled types. */
export type ListingPath = ListingSegment | 'search';

/** GET /api/{listing} (R-API-11, R-API-12, R-API-13). */
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
