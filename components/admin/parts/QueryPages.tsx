import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Notice } from '@/components/ui/message/Notice';
import { QueryResult } from './QueryResult';
import { FoundPages } from './FoundPages';
import styles from '../admin.module.css';

interface QueryPagesProps<Answer> {
  query: {
    data: Answer | undefined;
    isError: boolean;
    isPlaceholderData: boolean;
    errorUpdateCount: number;
    refetch: () => Promise<{ isError: boolean }>;
  };
  /** Plural noun, such as "people"; `none` is the sentence for no results. */
  what: string;
  none: string;
  offset: number;
  aPage: number;
  /** Number of results on the page. */
  shownOf: (answer: Answer) => number;
  onGo: (offset: number) => void;
  children: (answer: Answer) => ReactNode;
}

/**
 * One page of a list (`useAdminPage`) with the buttons to the others. They stay, and with them the focus, when a page cannot be
 * read: one can try again or go back. Give it a key of what was looked for: another list has other pages.
 */
export function QueryPages<Answer extends { total: number }>(props: QueryPagesProps<Answer>) {
  const { query, what, none, offset, aPage, shownOf, onGo, children } = props;
  const { data, isError, isPlaceholderData: isBusy, errorUpdateCount, refetch } = query;
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const place = useRef<HTMLDivElement>(null);
  if (last === undefined) return <QueryResult query={query}>{() => null}</QueryResult>;
  // Also while it is tried again: the button that was pressed must not go.
  const isFailed = data === undefined ? isError : isBusy && errorUpdateCount > 0;
  const again = async () => {
    const answer = await refetch();
    if (!answer.isError) place.current?.focus();
  };
  return (
    <>
      {isFailed || last.total > 0 ? (
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
      <FoundPages
        what={what}
        none={none}
        aPage={aPage}
        shown={isFailed ? null : shownOf(last)}
        total={last.total}
        offset={offset}
        isBusy={isBusy}
        onGo={onGo}
      />
    </>
  );
}
