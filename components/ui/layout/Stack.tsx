import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../class-names';
import styles from './layout.module.css';

type StackProps = ComponentPropsWithoutRef<'div'> & {
  /** Steps of the 4 px grid. */
  gap?: 2 | 3 | 4 | 6;
};

/** Children below each other, evenly spaced. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div className={classNames(styles.stack, styles[`gap${gap}`], className)} {...rest} />;
}

/** Children beside each other, wrapping. */
export function Row({ gap = 4, className, ...rest }: StackProps) {
  return <div className={classNames(styles.row, styles[`gap${gap}`], className)} {...rest} />;
}
