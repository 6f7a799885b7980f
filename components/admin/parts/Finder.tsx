import type { ReactNode } from 'react';
import { FindForm } from './FindForm';
import { FoundPages, type FoundPagesProps } from './FoundPages';

interface FinderProps<Answer> extends FoundPagesProps<Answer> {
  /** What is searched for; names the search landmark. */
  title: string;
  label: string;
  hint: string;
  /** Shown between the form and the results: what was done, a further filter. */
  between?: ReactNode;
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
