import type { ReactNode } from 'react';
import { PageFrame } from './PageFrame';
import { Specimen } from './Specimen';
import styles from './styleguide.module.css';

interface FramedProps {
  /** Name of the specimen, from which its fragment is made. */
  name: string;
  /** What to know when using it. */
  note?: string;
  height?: 'short' | 'tall';
  children: ReactNode;
}

/** A specimen that needs a page of its own (for its heading, a landmark, a fixed id), in light and dark. */
export function Framed({ name, note, height = 'short', children }: FramedProps) {
  return (
    <Specimen name={name} {...(note === undefined ? {} : { note })}>
      <div className={styles.looks}>
        <PageFrame title={`${name}: Light`} scheme="light" height={height}>
          {children}
        </PageFrame>
        <PageFrame title={`${name}: Dark`} scheme="dark" height={height}>
          {children}
        </PageFrame>
      </div>
    </Specimen>
  );
}
