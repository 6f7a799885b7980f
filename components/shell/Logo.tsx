import { Link } from '@/components/ui/navigation/Link';
import { site } from '@/lib/contracts/site';
import styles from './logo.module.css';

/** The wordmark: two curtains parting on a lit stage. Links home. */
export function Logo() {
  const { name, strapline, mark } = site();
  return (
    <Link href="/" className={styles.logo}>
      {mark === null ? (
        <Curtains />
      ) : (
        <span className={styles.picture} style={{ backgroundImage: `url("${mark}")` }} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.strapline}>{strapline}</span>
      </span>
    </Link>
  );
}

/** The built-in mark. */
function Curtains() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden className={styles.mark}>
      <rect width="40" height="40" rx="4" className={styles.stage} />
      <path d="M20 6 33 36H7Z" className={styles.light} />
      <path d="M4 4h13c-1 12-5 21-13 27Z" className={styles.drape} />
      <path d="M36 4H23c1 12 5 21 13 27Z" className={styles.drape} />
      <path d="M3 3h34v4H3Z" className={styles.pelmet} />
    </svg>
  );
}
