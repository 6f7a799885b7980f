/** Server part of the search and the listings: from address to results. Server only. */
import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { refusalOf } from '@/lib/clients/product-api/fetch';
import { fetchListingResult, type ListingQuestion } from '@/lib/clients/product-api/listing-result';
import type { ListingPath } from '@/lib/clients/product-api/listing';
import type { LevelOption } from '@/lib/domain/listing/levels';
import { withoutCovered } from '@/lib/domain/listing/covered';
import {
  betterAddress,
  lastPage,
  listingKey,
  parseListing,
  type ListingScreen,
} from '@/lib/domain/listing/address';
import type { PageAnswer, Visit } from '../page';
import { viewerLevels, viewerTerms } from '../vocabulary';

export interface ListingPageProps {
  listing: ListingPath;
  screen: ListingScreen;
  levels: readonly LevelOption[];
  dehydratedState: DehydratedState;
}

/** The query of an address such as `/search?q=lear`; accepts any text. */
function paramsOf(address: string): URLSearchParams {
  const at = address.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : address.slice(at + 1));
}

/** Answers a listing's address: redirects to its better form if there is one; beyond the last page it is a 404 that leads back. */
export async function listingPage(
  { visitor, product, onMissing }: Visit,
  { listing, screen, address }: { listing: ListingPath; screen: ListingScreen; address: string },
): Promise<PageAnswer<ListingPageProps>> {
  const asked = paramsOf(address);
  // Only several values of one filter can lie one below the other: no other address waits for the terms.
  const isRepeated = new Set(asked.keys()).size < asked.size;
  const terms = isRepeated ? await viewerTerms(visitor) : {};
  const state = parseListing(withoutCovered(asked, terms), screen);
  const better = betterAddress(asked, screen, state);
  if (better) return { kind: 'redirect', to: better };
  const question: ListingQuestion = { listing, screen, state };
  const queries = new QueryClient();
  try {
    const [result, levels] = await Promise.all([
      fetchListingResult(product, question),
      viewerLevels(visitor, onMissing),
    ]);
    const isMissing = state.page > lastPage(result.total, screen.pageSize);
    queries.setQueryData(listingKey(state, screen), result);
    return {
      kind: 'page',
      props: { listing, screen, levels, dehydratedState: dehydrate(queries) },
      isMissing,
    };
  } catch (cause) {
    if (refusalOf(cause) === 'NOT_FOUND') return { kind: 'not-found' };
    throw cause;
  }
}
