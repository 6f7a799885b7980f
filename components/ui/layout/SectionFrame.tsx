import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/text/Heading';
import { classNames } from '@/components/ui/class-names';
import styles from './section-frame.module.css';

interface SectionFrameProps {
  id: string;
  heading: string;
  /** Shown beside the heading, such as a link to the whole list. */
  action?: ReactNode;
  /** False for sections that only lead to other pages: those are not printed. */
  printed?: boolean;
  children: ReactNode;
}

/** One section of a page: a labelled region with its own fragment. */
export function SectionFrame({ id, heading, action, printed = true, children }: SectionFrameProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames(styles.section, printed ? undefined : 'no-print')}
    >
      <div className={styles.head}>
        <Heading level={2} id={`${id}-heading`}>
          {heading}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
