import { useRouter } from 'next/router';
import { FILTERS_ID, LISTING_ROUTES, MAIN_ID, RESULTS_ID } from '@/lib/contracts/site';
import { classNames } from '@/components/ui/class-names';
import styles from './skip-link.module.css';

/** The first tab stops of a page: past the header to the content and, where there are results, to them. */
export function SkipLink() {
  const isListing = LISTING_ROUTES.includes(useRouter().pathname);
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
