import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/Notice';
import { WithoutScript } from './WithoutScript';

interface AskedProps<Answer> {
  query: { data: Answer | undefined; isError: boolean };
  children: (answer: Answer) => ReactNode;
}

/** Renders a query's answer, or its loading or error state; without JavaScript, a notice that it cannot load. */
export function Asked<Answer>({ query, children }: AskedProps<Answer>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError)
    return (
      <Notice tone="danger" role="alert">
        This could not be read. Please reload the page.
      </Notice>
    );
  return (
    <>
      <p role="status" className="needs-script">
        Loading…
      </p>
      <WithoutScript />
    </>
  );
}
