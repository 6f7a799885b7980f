import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../class-names';
import styles from './layout.module.css';

/** A list of cards in as many columns as fit. Children are `<li>`. */
export function Grid({ className, ...rest }: ComponentPropsWithoutRef<'ul'>) {
  return <ul className={classNames(styles.grid, className)} {...rest} />;
}
