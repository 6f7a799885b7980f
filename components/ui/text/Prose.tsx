import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../class-names';
import styles from './prose.module.css';

/** Running text at a readable line length. */
export function Prose({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div className={classNames(styles.prose, className)} {...rest} />;
}
