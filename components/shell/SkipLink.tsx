import { MAIN_ID } from '@/lib/contracts/site';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header to the content. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      Skip to main content
    </a>
  );
}
