import { Heading } from '@/components/ui/text/Heading';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Link } from '@/components/ui/navigation/Link';
import { PastTheEnd } from '@/components/ui/navigation/PastTheEnd';
import { Row, Stack } from '@/components/ui/layout/Stack';
import { Chip } from '@/components/ui/text/Chip';
import { EXPLORE_PATH } from '@/components/shell/navigation/navigation';
import { useShell } from '@/components/shell/shell-context';
import type { ListingResult } from '@/lib/clients/product-api/listing/listing-result';
import { educationHeadings } from '@/lib/domain/catalogue/education-headings';
import { nameInContext, type FilterContext } from '@/lib/domain/listing/filters';
import {
  activeFilters,
  lastPage,
  listingHref,
  type ListingScreen,
  type ListingState,
} from '@/lib/domain/listing/address';
import { toggleFilter, withoutFilters, withPage, withText } from '@/lib/domain/listing/changes';
import { withoutQuotation } from '@/lib/domain/listing/quotation';
import { grouped } from '@/lib/domain/text/numbers';
import { DidYouMean } from './DidYouMean';
import styles from './empty-result.module.css';

interface EmptyResultProps {
  state: ListingState;
  screen: ListingScreen;
  result: ListingResult;
  context: FilterContext;
}

/** Nothing to show: there is no such page of the results, or none at all. */
export function EmptyResult(props: EmptyResultProps) {
  const { state, screen, result } = props;
  const last = lastPage(result.total, screen.pageSize);
  return state.page > last ? (
    <Stack gap={6} className={styles.empty}>
      <PastTheEnd
        title={
          last === 1 ? 'There is only 1 page of results' : `There are only ${grouped(last)} pages of results`
        }
        see="See the results"
        last={last}
        hrefOf={(page) => listingHref(withPage(state, page), screen)}
      />
    </Stack>
  ) : (
    <NoResult {...props} />
  );
}

/** Why nothing may be found, where removing one filter alone would not help. */
function Reason({ state, result: { unfiltered } }: Pick<EmptyResultProps, 'state' | 'result'>) {
  if (unfiltered > 0)
    return (
      <p>
        Nothing matches all these filters at once. Without them there{' '}
        {unfiltered === 1 ? 'is 1 result' : `are ${grouped(unfiltered)} results`}.
      </p>
    );
  return (
    <p>
      {state.q
        ? 'Check the spelling, or try fewer or more general words: a title, a writer, a skill.'
        : 'Nothing matches all these filters. Try removing some.'}
    </p>
  );
}

/** Other words may stand between those of a quotation. */
function WithoutQuotation({ state, screen }: Pick<EmptyResultProps, 'state' | 'screen'>) {
  const text = withoutQuotation(state.q);
  if (text === null) return null;
  return (
    <p>
      In quotation marks, words are found only where they stand next to each other.{' '}
      <Link href={listingHref(withText(state, text, screen.prefersRelevance), screen)} shallow>
        Search without quotation marks
      </Link>
    </p>
  );
}

/** What there is for the levels of the visitor's country, which every page knows. */
function ByLevel() {
  const levels = useShell().education.find(({ heading }) => heading === educationHeadings.level);
  if (!levels) return null;
  return (
    <Stack gap={3}>
      <p>Or see what there is for:</p>
      <Row gap={3}>
        {levels.links.map(({ name, href }) => (
          <Chip key={href} href={href}>
            {name}
          </Chip>
        ))}
      </Row>
    </Stack>
  );
}

/** Nothing was found: the nearest spelling, the filters whose removal helps, or another way in. */
function NoResult({ state, screen, result, context }: EmptyResultProps) {
  const hasFilters = activeFilters(state).length > 0;
  return (
    <Stack gap={6} className={styles.empty}>
      <Heading level={2}>No results</Heading>
      <WithoutQuotation state={state} screen={screen} />
      {result.didYouMean ? <DidYouMean text={result.didYouMean} state={state} screen={screen} /> : null}
      {result.waysOut.length > 0 ? (
        <Stack gap={3}>
          <p>Removing one filter would help:</p>
          <Row gap={3}>
            {result.waysOut.map(({ name, value, total }) => (
              <LinkButton
                key={`${name}:${value}`}
                look="secondary"
                href={listingHref(toggleFilter(state, name, value), screen)}
                shallow
              >
                Remove {nameInContext(name, value, context)} ({total})
              </LinkButton>
            ))}
          </Row>
        </Stack>
      ) : (
        <Reason state={state} result={result} />
      )}
      <Row>
        {hasFilters ? (
          <LinkButton href={listingHref(withoutFilters(state), screen)} shallow>
            Clear all filters
          </LinkButton>
        ) : null}
        <LinkButton look={hasFilters ? 'quiet' : 'primary'} href="/productions">
          Browse productions
        </LinkButton>
        {hasFilters ? null : (
          <LinkButton look="secondary" href={EXPLORE_PATH}>
            Explore everything
          </LinkButton>
        )}
      </Row>
      {hasFilters ? null : <ByLevel />}
    </Stack>
  );
}
