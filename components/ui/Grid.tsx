import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names';
import styles from './layout.module.css';

/** A list of cards in as many columns as fit. Children are `<li>`. */
export function Grid({ className, ...rest }: ComponentPropsWithoutRef<'ul'>) {
  // Safari drops list semantics where list-style is none; the role keeps them.
  return <ul role="list" className={classNames(styles.grid, className)} {...rest} />;
}
