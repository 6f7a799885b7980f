import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/Notice';
import { WithoutScript } from './WithoutScript';

interface AskedProps<Answer> {
  query: { data: Answer | undefined; isError: boolean };
  children: (answer: Answer) => ReactNode;
}

/** What a call answered, or that it is awaited, or that it failed; without script, that it cannot be asked. */
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
