/** Server part of the search and the listings: from address to results. Server only. */
import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { nullWhenMissing } from '@/lib/clients/product-api/fetch';
import { fetchListingResult, type ListingQuestion } from '@/lib/clients/product-api/listing/listing-result';
import type { ListingPath } from '@/lib/clients/product-api/listing/listing';
import type { LevelOption } from '@/lib/domain/listing/levels';
import {
  betterAddress,
  lastPage,
  listingHref,
  listingKey,
  parseListing,
  type ListingScreen,
} from '@/lib/domain/listing/address';
import { asSubmitted } from '@/lib/domain/listing/submitted';
import { shownName, tickedName } from '@/lib/domain/listing/tree';
import { filterRows } from '@/lib/domain/listing/filters';
import type { PageAnswer, Visit } from '../../page';
import { viewerLevels, viewerTerms } from '../../vocabulary';

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
  // Only several values of one filter can lie one below the other, and a form names parents: no other address waits for the terms.
  const names = new Set(asked.keys());
  const isForm = filterRows.some(({ param }) => names.has(shownName(param)) || names.has(tickedName(param)));
  const terms = isForm || names.size < asked.size ? await viewerTerms(visitor) : {};
  const state = parseListing(asSubmitted(asked, terms), screen);
  const better = betterAddress(asked, screen, state) ?? (isForm ? listingHref(state, screen) : null);
  if (better) return { kind: 'redirect', to: better };
  const question: ListingQuestion = { listing, screen, state };
  const queries = new QueryClient();
  const [result, levels] = await Promise.all([
    fetchListingResult(product, question).catch(nullWhenMissing),
    viewerLevels(visitor, onMissing),
  ]);
  if (!result) return { kind: 'not-found' };
  const isMissing = state.page > lastPage(result.total, screen.pageSize);
  queries.setQueryData(listingKey(state, screen), result);
  return {
    kind: 'page',
    props: { listing, screen, levels, dehydratedState: dehydrate(queries) },
    isMissing,
  };
}
