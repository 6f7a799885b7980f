import { Button } from '@/components/ui/form/Button';
import { Page } from '@/components/ui/layout/Page';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { Stack } from '@/components/ui/layout/Stack';
import { ActiveFilters } from '@/components/filters/ActiveFilters';
import { useFocusAfterRemoval } from '@/hooks/use-focus-after-removal';
import { useListing, useListingSteps } from '@/hooks/use-listing';
import type { ListingPath } from '@/lib/clients/product-api/listing/listing';
import type { ListingResult } from '@/lib/clients/product-api/listing/listing-result';
import type { FilterName } from '@/lib/contracts/listing/names';
import type { FilterContext } from '@/lib/domain/listing/filters';
import type { LevelOption } from '@/lib/domain/listing/levels';
import {
  isAnswerable,
  lastPage,
  listingHref,
  type ListingScreen as Screen,
  type ListingState,
} from '@/lib/domain/listing/address';
import { withPage } from '@/lib/domain/listing/changes';
import { FilterDrawer } from './filters/FilterDrawer';
import { FILTERS_ID, RESULTS_ID } from '@/lib/contracts/site';
import { FilterForm } from './filters/FilterForm';
import { InexactNote } from './InexactNote';
import { ResultBar } from './ResultBar';
import { Results, ResultsSkeleton } from './Results';
// Imported here, not with the lazy parts: the server may have rendered those parts already.
import './standards/standards-mode.module.css';
import styles from './listing-screen.module.css';
import { lazyPart } from '@/components/ui/lazy-part';

/** Loaded separately, because few viewers may use it (R-STD-1). */
const StandardsMode = lazyPart(() => import('./standards/StandardsMode'), 'StandardsMode');
const AlsoFound = lazyPart(() => import('./AlsoFound'), 'AlsoFound');
const EmptyResult = lazyPart(() => import('./EmptyResult'), 'EmptyResult');
/** Without its words, the one thing to do: what failed may be the network that would bring them. */
const SearchFailure = lazyPart(
  () => import('./SearchFailure'),
  'SearchFailure',
  ({ onRetry }) => <Button onClick={onRetry}>Try again</Button>,
);

/** What has the focus after a choice that is gone: the next step's heading, else the count. */
const AFTER_CHOICE = '[aria-current=step] h3, p[role=status]';

interface ListingScreenProps {
  listing: ListingPath;
  screen: Screen;
  levels: readonly LevelOption[];
  hiddenFilters: readonly FilterName[];
  /** Label of the text field among the filters; the search has its own field. */
  searchLabel?: string;
}

/** Filters beside results: the body of the search and of every listing. */
export function ListingScreen({ listing, screen, levels, hiddenFilters, searchLabel }: ListingScreenProps) {
  const [state, navigate] = useListingSteps(screen);
  const { data, isPlaceholderData, isError, refetch } = useListing({ listing, screen, state });
  const context: FilterContext = {
    aggregations: data?.aggregations ?? {},
    names: data?.names ?? {},
    levels,
    isMixed: listing === 'search',
  };
  const shared = { screen, state, context, hidden: hiddenFilters };
  return (
    <Page className={styles.columns}>
      <FilterForm {...shared} searchLabel={searchLabel} onChange={navigate} />
      <Stack gap={6} className={styles.results} {...useFocusAfterRemoval(AFTER_CHOICE)}>
        <a href={`#${FILTERS_ID}`} className={`without-script ${styles.jump ?? ''}`}>
          Go to the filters
        </a>
        {screen.standardsMode ? <StandardsMode state={state} screen={screen} steps={data?.steps} /> : null}
        {isAnswerable(state) ? (
          <ResultBar
            state={state}
            screen={screen}
            total={data?.total}
            isFailed={isError}
            filterButton={<FilterDrawer {...shared} listing={listing} onApply={navigate} />}
          />
        ) : null}
        <ActiveFilters state={state} screen={screen} context={context} understood={data?.understood} />
        <div id={RESULTS_ID} tabIndex={-1} className={styles.body} data-listing={listing}>
          {isError ? (
            <SearchFailure onRetry={() => void refetch()} />
          ) : (
            <ResultBody
              data={data}
              isStale={isPlaceholderData}
              state={state}
              screen={screen}
              context={context}
            />
          )}
        </div>
      </Stack>
    </Page>
  );
}

interface ResultBodyProps {
  data: ListingResult | undefined;
  isStale: boolean;
  state: ListingState;
  screen: Screen;
  context: FilterContext;
}

function ResultBody({ data, isStale, state, screen, context }: ResultBodyProps) {
  if (!data) return <ResultsSkeleton />;
  // R-VAL-3: the steps above tell the visitor what to do.
  if (!isAnswerable(state)) return null;
  return (
    <>
      {data.alsoFound.length > 0 ? <AlsoFound items={data.alsoFound} /> : null}
      {data.cards.length === 0 ? (
        <EmptyResult state={state} screen={screen} result={data} context={context} />
      ) : (
        <>
          <InexactNote result={data} state={state} screen={screen} />
          <Results cards={data.cards} isStale={isStale} />
          <Pagination
            current={state.page}
            last={lastPage(data.total, screen.pageSize)}
            hrefOf={(page) => listingHref(withPage(state, page), screen)}
          />
        </>
      )}
    </>
  );
}
