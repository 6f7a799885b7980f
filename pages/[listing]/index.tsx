import type { GetServerSideProps } from 'next';
import { ListingHead } from '@/components/search/ListingHead';
import { ListingHeader } from '@/components/search/ListingHeader';
import { ListingScreen } from '@/components/search/ListingScreen';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { listingPlace, listingScreen, type ListingPlace } from '@/lib/domain/listing/screens';
import { listingPage, type ListingPageProps } from '@/lib/server/listing-page';
import { servePage, type PageAnswer } from '@/lib/server/page';
import { useListingState } from '@/hooks/use-listing';

type Props = ListingPageProps & { place: ListingPlace };

/** The listing of one type: `/productions`, `/lesson-plans` and so on. */
export default function TypeListingPage({ place, listing, screen, levels }: Props) {
  const state = useListingState(screen);
  return (
    <>
      <ListingHead title={place.heading} description={place.description} state={state} screen={screen} />
      <ListingHeader heading={place.heading} description={place.description} />
      <ListingScreen
        key={place.segment}
        listing={listing}
        screen={screen}
        levels={levels}
        hiddenFilters={['type']}
        searchLabel={`Search ${place.heading.toLowerCase()}`}
      />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<Props | SharedPageProps> = (context) =>
  servePage(context, async (visit): Promise<PageAnswer<Props>> => {
    const place = listingPlace(String(context.params?.listing));
    if (!place) return { kind: 'not-found' };
    const screen = listingScreen(place.segment);
    const answer = await listingPage(visit, { listing: place.segment, screen, address: context.resolvedUrl });
    return answer.kind === 'page' ? { kind: 'page', props: { ...answer.props, place } } : answer;
  });
