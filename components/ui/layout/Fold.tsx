import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** What is folded away, in the words of a link: "Show 12 more guides". */
  summary: ReactNode;
  /** For the whole of it. */
  className?: string | undefined;
  children: ReactNode;
}

/** What few need, folded away until it is asked for; works without script. Print shows what is unfolded, without the words to fold it. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={className}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
