/** Server part of the page at `/{segment}`: the listing of a type, the terms of a vocabulary, or where else it leads. Server only. */
import { listingAbove, listingPlace, listingScreen, type ListingPlace } from '@/lib/domain/listing/screens';
import { type VocabularyPageProps, isVocabulary } from '@/lib/domain/listing/vocabulary';
import type { PageAnswer, Visit } from '../../page';
import { listingPage, type ListingPageProps } from './listing';
import { vocabularyPage } from './vocabulary';

export type TypeListingProps = { place: ListingPlace } & (ListingPageProps | VocabularyPageProps);

/** @param address path and query, such as `/productions?genre=comedy` */
export async function typeListingPage(
  visit: Visit,
  { segment, address }: { segment: string; address: string },
): Promise<PageAnswer<TypeListingProps>> {
  const place = listingPlace(segment);
  if (!place) {
    const to = listingAbove(segment);
    return to === null ? { kind: 'not-found' } : { kind: 'redirect', to, permanent: true };
  }
  const { type } = place;
  const answer = isVocabulary(type)
    ? await vocabularyPage(visit, { ...place, type })
    : await listingPage(visit, { listing: place.segment, screen: listingScreen(place.segment), address });
  return answer.kind === 'page' ? { ...answer, props: { ...answer.props, place } } : answer;
}
