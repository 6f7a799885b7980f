import { useRouter } from 'next/router';
import { FILTERS_ID, MAIN_ID, RESULTS_ID } from '@/lib/contracts/site';
import { classNames } from '@/components/ui/class-names';
import styles from './skip-link.module.css';

/** Routes with results, where links skip to the results and the filters too. */
const LISTINGS: readonly string[] = ['/search', '/[listing]'];

/** The first tab stops of a page: past the header to the content and, where there are results, to them. */
export function SkipLink() {
  const isListing = LISTINGS.includes(useRouter().pathname);
  return (
    <>
      <a href={`#${MAIN_ID}`} className={styles.skip}>
        Skip to main content
      </a>
      {isListing ? (
        <>
          <a href={`#${RESULTS_ID}`} className={styles.skip}>
            Skip to results
          </a>
          <a href={`#${FILTERS_ID}`} className={classNames(styles.skip, styles.wide)}>
            Skip to filters
          </a>
        </>
      ) : null}
    </>
  );
}
