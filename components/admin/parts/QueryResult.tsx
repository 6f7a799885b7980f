import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/message/Notice';
import { Skeleton } from '@/components/ui/message/Skeleton';
import styles from '../admin.module.css';

interface QueryResultProps<Answer> {
  query: { data: Answer | undefined; isError: boolean };
  children: (answer: Answer) => ReactNode;
}

/** Renders a query's answer, or its loading or error state; without JavaScript, a notice that it cannot load. */
export function QueryResult<Answer>({ query, children }: QueryResultProps<Answer>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError)
    return (
      <Notice tone="danger" role="alert">
        This could not be read. Please reload the page.
      </Notice>
    );
  return <Awaited />;
}

/** Stands where a part of the administration is being loaded. */
export function Awaited() {
  return (
    <>
      <div role="status" className={`${styles.awaited ?? ''} needs-script`}>
        <span className="visually-hidden">Loading…</span>
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton />
      </div>
      <p className="without-script">
        The administration needs JavaScript, which is switched off in your browser.
      </p>
    </>
  );
}
