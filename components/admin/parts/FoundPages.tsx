import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Row } from '@/components/ui/layout/Stack';
import { Notice } from '@/components/ui/message/Notice';
import { grouped } from '@/lib/domain/text/numbers';
import { QueryResult } from './QueryResult';
import type { Found } from './use-found';
import styles from '../admin.module.css';

export interface FoundPagesProps<Answer> {
  found: Found<Answer>;
  /** Plural noun, such as "people"; `none` is the sentence for no results. */
  what: string;
  none: string;
  /** Number of results on a page. */
  aPage: number;
  children: (answer: Answer) => ReactNode;
}

interface TurnsProps {
  offset: number;
  total: number;
  aPage: number;
  isBusy: boolean;
  onGo: (offset: number) => void;
}

function Turns({ offset, total, aPage, isBusy, onGo }: TurnsProps) {
  const turn = (to: number) => ({
    softDisabled: isBusy || to < 0 || to >= total,
    onClick: () => onGo(to),
  });
  return (
    <Row gap={3}>
      <Button look="secondary" {...turn(offset - aPage)}>
        Previous
      </Button>
      <Button look="secondary" {...turn(offset + aPage)}>
        Next
      </Button>
    </Row>
  );
}

/**
 * One page of a list, which part of it is shown, and the buttons to the others. They stay, and with them the focus, when a page
 * cannot be read: one can try again or go back. Give it a key of what was looked for: another list has other pages.
 */
export function FoundPages<Answer extends { total: number }>(props: FoundPagesProps<Answer>) {
  const { found, what, none, aPage, children } = props;
  const { query, offset, go } = found;
  const { data, isError, isPlaceholderData: isBusy, errorUpdateCount, refetch } = query;
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const place = useRef<HTMLDivElement>(null);
  if (last === undefined) return <QueryResult query={query}>{() => null}</QueryResult>;
  const { total } = last;
  // Also while it is tried again: the button that was pressed must not go.
  const isFailed = data === undefined ? isError : isBusy && errorUpdateCount > 0;
  const again = async () => {
    const answer = await refetch();
    if (!answer.isError) place.current?.focus();
  };
  const said = () => {
    if (isBusy) return 'Loading…';
    if (isFailed) return '';
    if (total === 0) return none;
    return `${grouped(offset + 1)} to ${grouped(Math.min(offset + aPage, total))} of ${grouped(total)} ${what}.`;
  };
  return (
    <>
      {isFailed || total > 0 ? (
        <div ref={place} tabIndex={-1} className={styles.content} aria-busy={isBusy}>
          {isFailed ? (
            <Notice tone="danger" role="alert">
              <p>This page of the list could not be read.</p>
              <Button look="secondary" size="small" softDisabled={isBusy} onClick={() => void again()}>
                Try again
              </Button>
            </Notice>
          ) : (
            children(last)
          )}
        </div>
      ) : null}
      <p role="status">{said()}</p>
      {total > aPage ? <Turns {...{ offset, total, aPage, isBusy }} onGo={go} /> : null}
    </>
  );
}
