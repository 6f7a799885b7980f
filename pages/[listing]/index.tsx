import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { lazy } from 'react';
import { ListingHead } from '@/components/search/ListingHead';
import { ListingHeader } from '@/components/search/ListingHeader';
import { ListingScreen } from '@/components/search/ListingScreen';
import { useShell } from '@/components/shell/shell-context';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { documentTitle } from '@/lib/contracts/site';
import { listingAbove, listingPlace, listingScreen, type ListingPlace } from '@/lib/domain/listing/screens';
import { isVocabulary } from '@/lib/domain/listing/vocabulary';
import { listingPage, type ListingPageProps } from '@/lib/server/pages/listing';
import { servePage, type PageAnswer } from '@/lib/server/page';
import { vocabularyPage, type VocabularyPageProps } from '@/lib/server/pages/vocabulary';
import { useListingState } from '@/hooks/use-listing';
// Imported here although the component is lazy: the server's HTML already contains it and needs its styles.
import '@/components/vocabulary/vocabulary.module.css';

/** Lazy, because only the vocabularies need it; listings of items do not. */
const VocabularyScreen = lazy(() =>
  import('@/components/vocabulary/VocabularyScreen').then((part) => ({ default: part.VocabularyScreen })),
);

type Props = { place: ListingPlace } & (ListingPageProps | VocabularyPageProps);

/** The listing of one type: `/productions`, `/lesson-plans` and so on; for a vocabulary such as `/genres`, all its terms. */
export default function TypeListingPage(props: Props) {
  return 'groups' in props ? <Vocabulary {...props} /> : <Listing {...props} />;
}

function Vocabulary({ place, groups }: VocabularyPageProps & { place: ListingPlace }) {
  const { origin } = useShell();
  return (
    <>
      <Head>
        <title>{documentTitle(place.heading)}</title>
        <meta name="description" content={place.description} />
        <link rel="canonical" href={`${origin}/${place.segment}`} />
      </Head>
      <VocabularyScreen place={place} groups={groups} />
    </>
  );
}

function Listing({ place, listing, screen, levels }: ListingPageProps & { place: ListingPlace }) {
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
    const segment = String(context.params?.listing);
    const place = listingPlace(segment);
    if (!place) {
      const to = listingAbove(segment);
      return to === null ? { kind: 'not-found' } : { kind: 'redirect', to, permanent: true };
    }
    const { type } = place;
    const screen = listingScreen(place.segment);
    const answer = isVocabulary(type)
      ? await vocabularyPage(visit, { ...place, type })
      : await listingPage(visit, { listing: place.segment, screen, address: context.resolvedUrl });
    return answer.kind === 'page' ? { ...answer, props: { ...answer.props, place } } : answer;
  });
