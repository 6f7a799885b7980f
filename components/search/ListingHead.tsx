import { PageHead } from '@/components/shell/PageHead';
import {
  activeFilters,
  listingHref,
  type ListingScreen,
  type ListingState,
} from '@/lib/domain/listing/address';
import { site } from '@/lib/contracts/site';

interface ListingHeadProps {
  title: string;
  description?: string;
  state: ListingState;
  screen: ListingScreen;
}

/** The head of a listing. Filtered views are for people; search engines index the listing itself. */
export function ListingHead({ title, description = site().description, state, screen }: ListingHeadProps) {
  const page = state.page > 1 ? `, page ${state.page}` : '';
  return (
    <PageHead
      title={`${title}${page}`}
      description={description}
      path={listingHref(state, screen)}
      isIndexed={state.q === '' && activeFilters(state).length === 0 && state.standards === null}
    />
  );
}
