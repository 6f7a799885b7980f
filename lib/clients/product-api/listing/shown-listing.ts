import type { QueryCache } from '@tanstack/react-query';
import type { listingKey } from '@/lib/domain/listing/address';
import type { ListingResult } from './listing-result';

const LISTINGS: ReturnType<typeof listingKey>[0] = 'listing';

/** The answer of the listing on screen; undefined until it has arrived. */
export const shownListing = (cache: QueryCache): ListingResult | undefined =>
  cache.find<ListingResult>({ queryKey: [LISTINGS], type: 'active', exact: false })?.state.data;
