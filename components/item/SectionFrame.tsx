import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/Heading';
import styles from './sections.module.css';

interface SectionFrameProps {
  id: string;
  heading: string;
  /** Beside the heading: a way to see the whole list. */
  action?: ReactNode;
  children: ReactNode;
}

/** One section of a page: a labelled region with its own fragment. */
export function SectionFrame({ id, heading, action, children }: SectionFrameProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
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
