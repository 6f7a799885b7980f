import type { GetServerSideProps } from 'next';
import { ListingHead } from '@/components/search/ListingHead';
import { ListingHeader } from '@/components/search/ListingHeader';
import { ListingScreen } from '@/components/search/ListingScreen';
import { quotedText } from '@/components/search/result-words';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { searchScreen } from '@/lib/domain/listing/screens';
import { allowsStandardsMode } from '@/lib/domain/listing/standards-mode';
import { listingPage, type ListingPageProps } from '@/lib/server/pages/listing/listing';
import { servePage } from '@/lib/server/page';
import { useListingState } from '@/hooks/use-listing';

/** The search over all kinds of items (R-RTE-1). */
export default function SearchPage({ listing, screen, levels }: ListingPageProps) {
  const state = useListingState(screen);
  const heading = state.q ? `Results for ${quotedText(state.q)}` : 'Search the library';
  return (
    <>
      <ListingHead title={state.q ? quotedText(state.q) : 'Search'} state={state} screen={screen} />
      <ListingHeader heading={heading} description={null} />
      <ListingScreen listing={listing} screen={screen} levels={levels} hiddenFilters={[]} />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<ListingPageProps | SharedPageProps> = (context) =>
  servePage(context, (visit) => {
    const screen = searchScreen(allowsStandardsMode(visit.visitor.viewer));
    return listingPage(visit, { listing: 'search', screen, address: context.resolvedUrl });
  });
