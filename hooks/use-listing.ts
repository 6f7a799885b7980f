import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useLayoutEffect, useMemo } from 'react';
import type { ListingQuestion, ListingResult } from '@/lib/clients/product-api/listing/listing-result';
import { ITEM_STALE_MS } from '@/lib/contracts/catalogue/item-freshness';
import {
  listingHref,
  listingKey,
  parseListing,
  type ListingScreen,
  type ListingState,
} from '@/lib/domain/listing/address';
import { useDraftOf } from './use-draft-of';

/** The first results are in the page; the client for others is loaded at the first change. */
export async function loadListingClient() {
  const [{ browserConnection }, { fetchListingResult, fetchStagedResult }] = await Promise.all([
    import('@/lib/clients/product-api/fetch'),
    import('@/lib/clients/product-api/listing/listing-result'),
  ]);
  return { browserConnection, fetchListingResult, fetchStagedResult };
}

/** The listing state in the address, which is its only store. */
export function useListingState(screen: ListingScreen): ListingState {
  const { asPath } = useRouter();
  return useMemo(() => {
    const [address = ''] = asPath.split('#');
    const at = address.indexOf('?');
    return parseListing(new URLSearchParams(at < 0 ? '' : address.slice(at)), screen);
  }, [asPath, screen]);
}

/**
 * Makes Back between two states of a screen shallow (no server request): the framework does so only if the history entry it
 * returns to is marked as shallow, and an entry created by loading the page is not. Navigation away from the screen is left
 * to the framework, which alone knows the scroll position; so the handler goes in the moment the screen does.
 */
function useShallowBack({ path }: ListingScreen): void {
  const { beforePopState, replace } = useRouter();
  useLayoutEffect(() => {
    beforePopState(({ url, as }) => {
      if (as.split(/[?#]/)[0] !== path) return true;
      void replace(url, as, { shallow: true, scroll: false });
      return false;
    });
    return () => beforePopState(() => true);
  }, [beforePopState, replace, path]);
}

/**
 * The state of the screen, and a function that moves to another state: it adds a history entry (Back undoes it) without
 * loading or scrolling the page. The choice shows at once, before the address has changed, so that two quick choices both
 * count; after that the address decides.
 */
export function useListingSteps(
  screen: ListingScreen,
): readonly [ListingState, (next: ListingState) => void] {
  const router = useRouter();
  const address = useListingState(screen);
  const [state, setState] = useDraftOf(address);
  useShallowBack(screen);
  const navigate = (to: ListingState) => {
    setState(to);
    void router.push(listingHref(to, screen), undefined, { shallow: true, scroll: false });
  };
  return [state, navigate];
}

/**
 * The results of a state. While a new state loads, the old results stay visible; the request of the previous state is
 * aborted, so a late answer never replaces a newer one.
 */
export function useListing(question: ListingQuestion): UseQueryResult<ListingResult> {
  return useQuery({
    queryKey: listingKey(question.state, question.screen),
    queryFn: async ({ signal }) => {
      const { browserConnection, fetchListingResult } = await loadListingClient();
      return fetchListingResult(browserConnection(), question, signal);
    },
    placeholderData: keepPreviousData,
    staleTime: ITEM_STALE_MS,
  });
}
