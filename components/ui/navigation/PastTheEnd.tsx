import { Heading } from '../text/Heading';
import { LinkButton } from './LinkButton';
import { Row } from '../layout/Stack';

interface PastTheEndProps {
  /** How many pages there are. */
  title: string;
  /** Name of the way to the one page there is. */
  see: string;
  /** Number of the last page. */
  last: number;
  hrefOf: (page: number) => string;
}

/** At an address of a page after the last one, such as that of a list which has become shorter. */
export function PastTheEnd({ title, see, last, hrefOf }: PastTheEndProps) {
  return (
    <>
      <Heading level={2}>{title}</Heading>
      <Row>
        <LinkButton href={hrefOf(1)}>{last === 1 ? see : 'First page'}</LinkButton>
        {last > 1 ? (
          <LinkButton look="secondary" href={hrefOf(last)}>
            Last page
          </LinkButton>
        ) : null}
      </Row>
    </>
  );
}
