import type { ListingSegment } from '@/lib/contracts/catalogue/content-types';
import {
  CARDS_PREFERENCE,
  listingQueryNames,
  UNKNOWN_FIELD_MESSAGE,
} from '@/lib/contracts/listing/query-names';
import { productPath } from '../address';
import { ask, ProductApiError, type ProductConnection } from '../fetch';

/** D30: `search` is the mixed listing over the nine labelled types. */
export type ListingPath = ListingSegment | 'search';

const contract = () => import('@/lib/contracts/listing/listing');

/** The address of a listing. R-ERR-9: throws for a query field that no listing has, as the API would refuse it. */
function listingAddress(listing: ListingPath, query: URLSearchParams): string {
  if ([...query.keys()].some((name) => !listingQueryNames.has(name)))
    throw new ProductApiError(UNKNOWN_FIELD_MESSAGE, 'VALIDATION_FAILED', 400);
  return productPath(`/api/${listing}`, { query });
}

/** GET /api/{listing} (R-API-11, R-API-12, R-API-13): whole items. */
export async function fetchListing(
  connection: ProductConnection,
  listing: ListingPath,
  query: URLSearchParams,
) {
  return ask(listingAddress(listing, query), contract, 'listingResponseSchema', { connection });
}

/** The same listing with only the fields of cards: a third of the bytes, if the server supports the preference. */
export async function fetchCards(
  connection: ProductConnection,
  listing: ListingPath,
  query: URLSearchParams,
  signal?: AbortSignal,
) {
  const wish = { connection, prefer: CARDS_PREFERENCE, signal };
  return ask(listingAddress(listing, query), contract, 'cardListingSchema', wish);
}
