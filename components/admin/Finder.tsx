import { useState, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Asked } from './Asked';
import { FindForm } from './FindForm';
import { FoundPages } from './FoundPages';
import { useAdmin } from './use-admin';

interface Found<Answer> {
  query: UseQueryResult<Answer>;
  offset: number;
  find: (words: string) => void;
  go: (offset: number) => void;
}

/** What was found by words, a page of it at a time; everything, before there are any. */
export function useFound<Answer>(
  what: string,
  load: (words: string, offset: number) => Promise<Answer>,
): Found<Answer> {
  const [{ words, offset }, setAsked] = useState({ words: '', offset: 0 });
  const query = useAdmin([what, words, offset], () => load(words, offset));
  return {
    query,
    offset,
    find: (next) => {
      // The same words once more are asked again: somebody may have changed what they find.
      if (next === words && offset === 0) void query.refetch();
      else setAsked({ words: next, offset: 0 });
    },
    go: (next) => setAsked({ words, offset: next }),
  };
}

interface FinderProps<Answer> {
  found: Found<Answer>;
  /** Of what is found, as a landmark's name. */
  title: string;
  label: string;
  hint: string;
  /** What there is several of, such as "organisations"; and of none. */
  what: string;
  none: string;
  aPage: number;
  /** How many of an answer are shown. */
  shownOf: (answer: Answer) => number;
  /** Between the words and what they find. */
  status?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** Looks for what operators look after: the words, what they find, and the way through it. */
export function Finder<Answer extends { total: number }>(props: FinderProps<Answer>) {
  const { found, title, label, hint, what, none, aPage, shownOf, status, children } = props;
  return (
    <>
      <FindForm what={title} label={label} hint={hint} mayBeEmpty onFind={found.find} />
      {status}
      <Asked query={found.query}>
        {(answer) => (
          <>
            {answer.total > 0 ? children(answer) : null}
            <FoundPages
              what={what}
              none={none}
              aPage={aPage}
              shown={shownOf(answer)}
              total={answer.total}
              offset={found.offset}
              onGo={found.go}
            />
          </>
        )}
      </Asked>
    </>
  );
}
