import { X } from 'lucide';
import { Chip } from '@/components/ui/text/Chip';
import { Icon } from '@/components/ui/picture/Icon';
import { Link } from '@/components/ui/navigation/Link';
import { nameInContext, type FilterContext } from '@/lib/domain/listing/filters';
import {
  activeFilters,
  listingHref,
  type ListingScreen,
  type ListingState,
} from '@/lib/domain/listing/address';
import type { Understood } from '@/lib/contracts/listing/listing';
import { toggleFilter, withoutFilters, withText } from '@/lib/domain/listing/changes';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  state: ListingState;
  screen: ListingScreen;
  context: FilterContext;
  /** A filter recognised in the search text; removed by searching for the literal words. */
  understood: Understood | null | undefined;
}

/** The chosen filters, as links that remove them and work without JavaScript. */
export function ActiveFilters({ state, screen, context, understood }: ActiveFiltersProps) {
  const active = activeFilters(state);
  if (active.length === 0 && !understood) return null;
  return (
    <div className={styles.active}>
      <span className="visually-hidden">Filters in use:</span>
      <ul className={styles.list}>
        {understood ? (
          <Removable href={listingHref(withText(state, understood.literal, screen.prefersRelevance), screen)}>
            {understood.label}
          </Removable>
        ) : null}
        {active.map(({ name, value }) => (
          <Removable key={`${name}:${value}`} href={listingHref(toggleFilter(state, name, value), screen)}>
            {nameInContext(name, value, context)}
          </Removable>
        ))}
        {active.length > 1 ? (
          <li>
            <Link
              href={listingHref(withoutFilters(state), screen)}
              shallow
              scroll={false}
              className={styles.clear}
            >
              Clear all filters
            </Link>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function Removable({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <Chip href={href} shallow scroll={false}>
        <span className="visually-hidden">Remove </span>
        <span dir="auto">{children}</span>
        <Icon of={X} size={16} />
      </Chip>
    </li>
  );
}
