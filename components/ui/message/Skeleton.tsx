import { classNames } from '../class-names';
import styles from './skeleton.module.css';

/** A placeholder with the size of what will come, so that nothing jumps. Not announced: its region has aria-busy. */
export function Skeleton({ shape = 'line' }: { shape?: 'picture' | 'line' | 'short' }) {
  return <span aria-hidden className={classNames(styles.skeleton, styles[shape])} />;
}
