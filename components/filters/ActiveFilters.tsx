import { X } from 'lucide-react';
import { Chip } from '@/components/ui/Chip';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { nameInContext, type FilterContext } from '@/lib/domain/listing/filters';
import {
  activeFilters,
  listingHref,
  type ListingScreen,
  type ListingState,
} from '@/lib/domain/listing/address';
import { toggleFilter, withoutFilters } from '@/lib/domain/listing/changes';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  state: ListingState;
  screen: ListingScreen;
  context: FilterContext;
}

/** The chosen filters as links that remove them; they work without script. */
export function ActiveFilters({ state, screen, context }: ActiveFiltersProps) {
  const active = activeFilters(state);
  if (active.length === 0) return null;
  return (
    <div className={styles.active}>
      <VisuallyHidden>Filters in use:</VisuallyHidden>
      <ul className={styles.list}>
        {active.map(({ name, value }) => (
          <li key={`${name}:${value}`}>
            <Chip href={listingHref(toggleFilter(state, name, value), screen)} shallow scroll={false}>
              <VisuallyHidden>Remove </VisuallyHidden>
              <span dir="auto">{nameInContext(name, value, context)}</span>
              <Icon of={X} size={16} />
            </Chip>
          </li>
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
