import Head from 'next/head';
import { useShell } from '@/components/shell/shell-context';
import {
  activeFilters,
  listingHref,
  type ListingScreen,
  type ListingState,
} from '@/lib/domain/listing/address';
import { documentTitle, site } from '@/lib/contracts/site';

interface ListingHeadProps {
  title: string;
  description?: string;
  state: ListingState;
  screen: ListingScreen;
}

/** Title and canonical link. Filtered views are for people; crawlers are sent to the listing itself. */
export function ListingHead({ title, description = site().description, state, screen }: ListingHeadProps) {
  const { origin } = useShell();
  const page = state.page > 1 ? `, page ${state.page}` : '';
  const isView = state.q !== '' || activeFilters(state).length > 0 || state.standards !== null;
  return (
    <Head>
      <title>{documentTitle(`${title}${page}`)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${origin}${listingHref(state, screen)}`} />
      {isView ? <meta name="robots" content="noindex, follow" /> : null}
    </Head>
  );
}
