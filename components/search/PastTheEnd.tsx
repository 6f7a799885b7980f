import { Heading } from '@/components/ui/Heading';
import { LinkButton } from '@/components/ui/LinkButton';
import { Row, Stack } from '@/components/ui/Stack';
import { listingHref, type ListingScreen, type ListingState } from '@/lib/domain/listing/address';
import { withPage } from '@/lib/domain/listing/changes';
import { grouped } from '@/lib/domain/text/numbers';
import styles from './empty-result.module.css';

interface PastTheEndProps {
  state: ListingState;
  screen: ListingScreen;
  /** Number of the last page. */
  last: number;
}

/** An address of a page after the last one, such as that of a list which has become shorter. */
export function PastTheEnd({ state, screen, last }: PastTheEndProps) {
  const to = (page: number) => listingHref(withPage(state, page), screen);
  return (
    <Stack gap={6} className={styles.empty}>
      <Heading level={2}>
        {last === 1 ? 'There is only 1 page of results' : `There are only ${grouped(last)} pages of results`}
      </Heading>
      <Row>
        <LinkButton href={to(1)}>{last === 1 ? 'See the results' : 'First page'}</LinkButton>
        {last > 1 ? (
          <LinkButton look="secondary" href={to(last)}>
            Last page
          </LinkButton>
        ) : null}
      </Row>
    </Stack>
  );
}
