import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './layout.module.css';

interface PageProps {
  /** `wide`: 1440 px. `text`: a column of 60 to 75 characters. */
  width?: 'wide' | 'text';
  className?: string | undefined;
  children: ReactNode;
}

/** Centres content between the page's gutters. */
export function Page({ width = 'wide', className, children }: PageProps) {
  return (
    <div className={classNames(styles.page, width === 'text' && styles.text, className)}>{children}</div>
  );
}
