import { Link } from '@/components/ui/Link';
import { SITE_NAME, SITE_STRAPLINE } from '@/lib/contracts/site';
import styles from './logo.module.css';

/** The wordmark: two curtains parting on a lit stage. Links home. */
export function Logo() {
  return (
    <Link href="/" className={styles.logo}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden className={styles.mark}>
        <rect width="40" height="40" rx="4" className={styles.stage} />
        <path d="M20 6 33 36H7Z" className={styles.light} />
        <path d="M4 4h13c-1 12-5 21-13 27Z" className={styles.drape} />
        <path d="M36 4H23c1 12 5 21 13 27Z" className={styles.drape} />
        <path d="M3 3h34v4H3Z" className={styles.pelmet} />
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>{SITE_NAME}</span>
        <span className={styles.strapline}>{SITE_STRAPLINE}</span>
      </span>
    </Link>
  );
}
