import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { loadListingClient } from '@/hooks/use-listing';
import type { ListingQuestion, StagedResult } from '@/lib/clients/product-api/listing/listing-result';
import { ITEM_STALE_MS } from '@/lib/contracts/catalogue/item-freshness';
import { listingKey } from '@/lib/domain/listing/address';

/**
 * What filters not yet applied would find; undefined while unknown. Until the current ones are counted, `found` is the result
 * of the previous ones and `isCounted` is false: its total must not be shown as theirs.
 */
export function useStagedListing(question: ListingQuestion): {
  found: StagedResult | undefined;
  isCounted: boolean;
} {
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['listing-staged', ...listingKey({ ...question.state, page: 1 }, question.screen)],
    queryFn: async ({ signal }) => {
      const { browserConnection, fetchStagedResult } = await loadListingClient();
      return fetchStagedResult(browserConnection(), question, signal);
    },
    placeholderData: keepPreviousData,
    staleTime: ITEM_STALE_MS,
  });
  return { found: data, isCounted: !isPlaceholderData };
}
