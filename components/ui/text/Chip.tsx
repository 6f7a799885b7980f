import type { ComponentPropsWithRef } from 'react';
import { Link } from '../navigation/Link';
import { classNames } from '../class-names';
import styles from './chip.module.css';

/** A small rounded link: a removable filter, a related genre. */
export function Chip({ className, ...rest }: ComponentPropsWithRef<typeof Link>) {
  return <Link className={classNames(styles.chip, className)} {...rest} />;
}

/** A short fact in a box: "Audio", "Ages 11 to 14". Not a control. */
export function Tag({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={classNames(styles.tag, className)} {...rest} />;
}
