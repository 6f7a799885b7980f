import { Check, ChevronDown } from 'lucide';
import { useRef } from 'react';
import { Icon } from '@/components/ui/picture/Icon';
import { Link } from '@/components/ui/navigation/Link';
import { buttonClasses } from '@/components/ui/form/button-classes';
import { useDisclosureMenus } from '@/hooks/use-disclosure-menus';
import { listingHref, type ListingScreen, type ListingState } from '@/lib/domain/listing/address';
import { withSort } from '@/lib/domain/listing/changes';
import { offeredSorts } from '@/lib/domain/listing/sort';
import { sortNames } from './sort-names';
import styles from './sort-menu.module.css';

/** The sort orders of the results: each is a link, so that it works without script and can be shared. */
export function SortMenu({ state, screen }: { state: ListingState; screen: ListingScreen }) {
  const ref = useRef<HTMLDivElement>(null);
  useDisclosureMenus(ref);
  return (
    <div ref={ref} className={styles.sort}>
      <details>
        <summary className={buttonClasses({ look: 'secondary', size: 'small', className: styles.opener })}>
          <span>
            <span className={styles.prefix}>Sort: </span>
            {sortNames[state.sort]}
          </span>
          <Icon of={ChevronDown} size={18} />
        </summary>
        <ul className={styles.options} aria-label="Sort by">
          {offeredSorts(state.q).map((sort) => (
            <li key={sort}>
              <Link
                href={listingHref(withSort(state, sort), screen)}
                shallow
                scroll={false}
                // The menu closes over the link, and with it the focus.
                onClick={() => ref.current?.querySelector('summary')?.focus()}
                className={styles.option}
                aria-current={sort === state.sort ? 'true' : undefined}
              >
                {sortNames[sort]}
                {sort === state.sort ? <Icon of={Check} size={18} /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
