import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/Stack';
import { grouped } from '@/lib/domain/text/numbers';

interface FoundPagesProps {
  /** Plural noun, such as "people"; `none` is the sentence for no results. */
  what: string;
  none: string;
  offset: number;
  shown: number;
  total: number;
  aPage: number;
  onGo: (offset: number) => void;
}

/** Which part of a long list is shown, with buttons to the previous and next pages. */
export function FoundPages({ what, none, offset, shown, total, aPage, onGo }: FoundPagesProps) {
  return (
    <>
      <p role="status">
        {total === 0
          ? none
          : `${grouped(offset + 1)} to ${grouped(offset + shown)} of ${grouped(total)} ${what}.`}
      </p>
      {total > aPage ? (
        <Row gap={3}>
          <Button look="secondary" disabled={offset === 0} onClick={() => onGo(offset - aPage)}>
            Previous
          </Button>
          <Button look="secondary" disabled={offset + aPage >= total} onClick={() => onGo(offset + aPage)}>
            Next
          </Button>
        </Row>
      ) : null}
    </>
  );
}
