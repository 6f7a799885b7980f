import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import type { ListingQuestion, ListingResult, StagedResult } from '@/lib/clients/product-api/listing-result';
import {
  listingHref,
  listingKey,
  parseListing,
  type ListingScreen,
  type ListingState,
} from '@/lib/domain/listing/address';

/** The first results come with the page; what asks for others comes with the first change. */
async function loadClient() {
  const [{ browserConnection }, { fetchListingResult, fetchStagedResult }] = await Promise.all([
    import('@/lib/clients/product-api/fetch'),
    import('@/lib/clients/product-api/listing-result'),
  ]);
  return { browserConnection, fetchListingResult, fetchStagedResult };
}

/** The state that the address says; the address is its only store. */
export function useListingState(screen: ListingScreen): ListingState {
  const { asPath } = useRouter();
  return useMemo(() => {
    const [address = ''] = asPath.split('#');
    const at = address.indexOf('?');
    return parseListing(new URLSearchParams(at < 0 ? '' : address.slice(at)), screen);
  }, [asPath, screen]);
}

/**
 * Lets Back between two states of a screen come home without asking the server: the framework treats such a step as
 * shallow only if the entry it returns to says so, and an entry made by loading the page does not. Steps that leave the
 * screen are the framework's own.
 */
function useShallowBack({ path }: ListingScreen): void {
  const { beforePopState, replace } = useRouter();
  useEffect(() => {
    beforePopState(({ url, as }) => {
      if (as.split(/[?#]/)[0] !== path) return true;
      void replace(url, as, { shallow: true, scroll: false });
      return false;
    });
    return () => beforePopState(() => true);
  }, [beforePopState, replace, path]);
}

/**
 * The state of the screen, and the way to another: a new entry in the history (Back undoes it), without loading the
 * page or moving it. What was chosen shows at once; the address follows a moment later and then speaks for itself, so
 * two quick choices both count.
 */
export function useListingSteps(
  screen: ListingScreen,
): readonly [ListingState, (next: ListingState) => void] {
  const router = useRouter();
  const address = useListingState(screen);
  const [step, setStep] = useState<{ from: ListingState; to: ListingState } | null>(null);
  useShallowBack(screen);
  const navigate = (to: ListingState) => {
    setStep({ from: address, to });
    void router.push(listingHref(to, screen), undefined, { shallow: true, scroll: false });
  };
  return [step?.from === address ? step.to : address, navigate];
}

/**
 * The results of a state. While a new state loads the old results stay; the request of a state that was left is
 * aborted, so a late answer never replaces a newer one.
 */
export function useListing(question: ListingQuestion): UseQueryResult<ListingResult> {
  return useQuery({
    queryKey: listingKey(question.state, question.screen),
    queryFn: async ({ signal }) => {
      const { browserConnection, fetchListingResult } = await loadClient();
      return fetchListingResult(browserConnection(), question, signal);
    },
    placeholderData: keepPreviousData,
  });
}

/**
 * What a staged choice would show; undefined while unknown. Until the choice is counted `found` is that of the one before,
 * and `isCounted` false: its total must not be promised.
 */
export function useStagedListing(question: ListingQuestion): {
  found: StagedResult | undefined;
  isCounted: boolean;
} {
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['listing-staged', ...listingKey({ ...question.state, page: 1 }, question.screen)],
    queryFn: async ({ signal }) => {
      const { browserConnection, fetchStagedResult } = await loadClient();
      return fetchStagedResult(browserConnection(), question, signal);
    },
    placeholderData: keepPreviousData,
  });
  return { found: data, isCounted: !isPlaceholderData };
}
