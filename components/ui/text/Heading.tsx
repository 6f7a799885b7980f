import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import styles from './heading.module.css';

type Level = 1 | 2 | 3 | 4;
export type HeadingSize = 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl';

type HeadingProps = Omit<ComponentPropsWithRef<'h2'>, 'ref'> & {
  /** Level in the outline of the page; independent of how big it looks. */
  level: Level;
  size?: HeadingSize;
};

const sizeOfLevel: Record<Level, HeadingSize> = { 1: '3xl', 2: 'xl', 3: 'lg', 4: 'md' };

/** A heading in the display face. */
export function Heading({ level, size = sizeOfLevel[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={classNames(styles.heading, styles[`size${size}`], className)} {...rest} />;
}
