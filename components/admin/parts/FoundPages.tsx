import { Button } from '@/components/ui/form/Button';
import { Row } from '@/components/ui/layout/Stack';
import { grouped } from '@/lib/domain/text/numbers';

interface FoundPagesProps {
  /** Plural noun, such as "people"; `none` is the sentence for no results. */
  what: string;
  none: string;
  offset: number;
  /** Null: the page could not be read. */
  shown: number | null;
  total: number;
  aPage: number;
  /** The next page is being fetched; the one before is still shown. */
  isBusy: boolean;
  onGo: (offset: number) => void;
}

function wordsOf({
  what,
  none,
  offset,
  shown,
  total,
  isBusy,
}: Omit<FoundPagesProps, 'aPage' | 'onGo'>): string {
  if (isBusy) return 'Loading…';
  if (shown === null) return '';
  if (total === 0) return none;
  return `${grouped(offset + 1)} to ${grouped(offset + shown)} of ${grouped(total)} ${what}.`;
}

/** Which part of a long list is shown, with buttons to the previous and next pages. */
export function FoundPages({ aPage, onGo, ...found }: FoundPagesProps) {
  const { offset, total, isBusy } = found;
  const canGo = (to: number) => !isBusy && to >= 0 && to < total;
  const turn = (to: number) => ({ softDisabled: !canGo(to), onClick: () => onGo(to) });
  return (
    <>
      <p role="status">{wordsOf(found)}</p>
      {total > aPage ? (
        <Row gap={3}>
          <Button look="secondary" {...turn(offset - aPage)}>
            Previous
          </Button>
          <Button look="secondary" {...turn(offset + aPage)}>
            Next
          </Button>
        </Row>
      ) : null}
    </>
  );
}
