import { useState, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryPages } from './QueryPages';
import { FindForm } from './FindForm';
import { useAdminPage } from '../use-admin';

export interface Found<Answer> {
  query: UseQueryResult<Answer>;
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

interface FinderProps<Answer> {
  found: Found<Answer>;
  /** What is searched for; names the search landmark. */
  title: string;
  label: string;
  hint: string;
  /** Plural noun, such as "organisations"; `none` is the sentence for no results. */
  what: string;
  none: string;
  aPage: number;
  /** Number of results on the page. */
  shownOf: (answer: Answer) => number;
  /** Shown between the form and the results: what was done, a further filter. */
  between?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** A search: the form, the results and the paging. */
export function Finder<Answer extends { total: number }>(props: FinderProps<Answer>) {
  const { found, title, label, hint, what, none, aPage, shownOf, between, children } = props;
  return (
    <>
      <FindForm what={title} label={label} hint={hint} mayBeEmpty onFind={found.find} />
      {between}
      <QueryPages
        // The results of another search are not those of this one, even while it is awaited.
        key={JSON.stringify([found.filter, found.words])}
        query={found.query}
        what={what}
        none={none}
        aPage={aPage}
        shownOf={shownOf}
        offset={found.offset}
        onGo={found.go}
      >
        {children}
      </QueryPages>
    </>
  );
}
