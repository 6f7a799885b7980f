import type { ReactNode } from 'react';
import { FindForm } from './FindForm';
import { FoundPages } from './FoundPages';
import type { Found } from './use-found';

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
  /** Shown between the form and the results: what was done, a further filter. */
  between?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** A search: the form, the results and the paging. */
export function Finder<Answer extends { total: number }>(props: FinderProps<Answer>) {
  const { found, title, label, hint, between, ...pages } = props;
  return (
    <>
      <FindForm what={title} label={label} hint={hint} mayBeEmpty onFind={found.find} />
      {between}
      {/* The results of another search are not those of this one, even while it is awaited. */}
      <FoundPages key={JSON.stringify([found.filter, found.words])} found={found} {...pages} />
    </>
  );
}
