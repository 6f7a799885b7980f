import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { FilterPanel } from '@/components/filters/FilterPanel';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { useStagedListing } from '@/hooks/use-listing';
import type { ListingPath } from '@/lib/clients/product-api/listing';
import type { FilterName } from '@/lib/contracts/listing-names';
import type { FilterContext } from '@/lib/rules/filters';
import { activeFilters, type ListingScreen, type ListingState } from '@/lib/rules/listing-address';
import { withFilter, withoutFilters } from '@/lib/rules/listing-changes';
import styles from './filter-drawer.module.css';

interface FilterDrawerProps {
  listing: ListingPath;
  screen: ListingScreen;
  state: ListingState;
  context: FilterContext;
  hidden: readonly FilterName[];
  onApply: (state: ListingState) => void;
}

/** The filters of narrow screens: choices are staged, and one button shows what they find. */
export function FilterDrawer(props: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = activeFilters(props.state).length;
  return (
    <>
      <Button look="secondary" size="small" className={styles.opener} onClick={() => setOpen(true)}>
        <Icon of={SlidersHorizontal} size={18} />
        Filters{chosen > 0 ? ` (${chosen})` : ''}
      </Button>
      {isOpen ? <StagedFilters {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function StagedFilters(props: FilterDrawerProps & { onClose: () => void }) {
  const { listing, screen, state, context, hidden, onApply, onClose } = props;
  const [staged, setStaged] = useState(state);
  const found = useStagedListing({ listing, screen, state: staged });
  const total = found?.total;
  const counted = found ? { ...context, aggregations: found.aggregations } : context;
  const shows = total === undefined ? 'Show results' : `Show ${total} ${total === 1 ? 'result' : 'results'}`;
  const footer = (
    <>
      <Button look="quiet" onClick={() => setStaged(withoutFilters(staged))}>
        Clear all
      </Button>
      <Button
        wide
        onClick={() => {
          onClose();
          onApply(staged);
        }}
      >
        <span role="status">{shows}</span>
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Filters" placement="side" footer={footer}>
      <FilterPanel
        context={counted}
        filters={staged.filters}
        hidden={hidden}
        onChange={(name, values) => setStaged((before) => withFilter(before, name, values))}
      />
    </Dialog>
  );
}
