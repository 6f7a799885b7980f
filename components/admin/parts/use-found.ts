import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAdminPage } from '../use-admin';
import type { Refetched } from '../use-versioned-draft';

/** A search and the page of its results that is shown. */
export interface Found<Answer> {
  query: Pick<UseQueryResult<Answer>, 'data' | 'isError' | 'isPlaceholderData' | 'errorUpdateCount'> &
    Pick<Refetched<Answer>, 'refetch'>;
  words: string;
  filter: string;
  offset: number;
  find: (words: string) => void;
  go: (offset: number) => void;
}

/** Search results, a page at a time; everything until words are entered. @param filter what `load` filters by besides words */
export function useFound<Answer>(
  what: string,
  load: (words: string, offset: number) => Promise<Answer>,
  filter = '',
): Found<Answer> {
  const [{ words, offset }, setAsked] = useState({ words: '', offset: 0 });
  const query = useAdminPage([what, filter, words, offset], () => load(words, offset));
  return {
    query,
    words,
    filter,
    offset,
    find: (next) => {
      // Searching for the same words again refetches: somebody may have changed the results.
      if (next === words && offset === 0) void query.refetch();
      else setAsked({ words: next, offset: 0 });
    },
    go: (next) => setAsked({ words, offset: next }),
  };
}
