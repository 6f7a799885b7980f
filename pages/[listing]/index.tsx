import type { GetServerSideProps } from 'next';
import { lazy } from 'react';
import { ListingHead } from '@/components/search/ListingHead';
import { ListingHeader } from '@/components/search/ListingHeader';
import { ListingScreen } from '@/components/search/ListingScreen';
import { PageHead } from '@/components/shell/PageHead';
import type { SharedPageProps } from '@/lib/contracts/shell';
import type { ListingPlace } from '@/lib/domain/listing/screens';
import { pathPart } from '@/lib/server/address';
import { servePage } from '@/lib/server/page';
import type { ListingPageProps } from '@/lib/server/pages/listing/listing';
import { typeListingPage, type TypeListingProps } from '@/lib/server/pages/listing/type-listing';
import type { VocabularyPageProps } from '@/lib/domain/listing/vocabulary';
import { useListingState } from '@/hooks/use-listing';
// Imported here although the component is lazy: the server's HTML already contains it and needs its styles.
import '@/components/vocabulary/vocabulary.module.css';

/** Lazy, because only the vocabularies need it; listings of items do not. */
const VocabularyScreen = lazy(() =>
  import('@/components/vocabulary/VocabularyScreen').then((part) => ({ default: part.VocabularyScreen })),
);

/** The listing of one type (R-OPEN-1): `/productions`, `/lesson-plans` …; for a vocabulary such as `/genres`, all its terms. */
export default function TypeListingPage(props: TypeListingProps) {
  return 'groups' in props ? <Vocabulary {...props} /> : <Listing {...props} />;
}

function Vocabulary({ place, groups }: VocabularyPageProps & { place: ListingPlace }) {
  return (
    <>
      <PageHead title={place.heading} description={place.description} path={`/${place.segment}`} />
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

export const getServerSideProps: GetServerSideProps<TypeListingProps | SharedPageProps> = (context) =>
  servePage(context, (visit) =>
    typeListingPage(visit, { segment: pathPart(context, 'listing'), address: context.resolvedUrl }),
  );
