import { useState } from 'react';
import { FilterPanel } from '@/components/filters/FilterPanel';
import { Button } from '@/components/ui/form/Button';
import { Dialog } from '@/components/ui/message/Dialog';
import type { ListingPath } from '@/lib/clients/product-api/listing/listing';
import type { FilterName } from '@/lib/contracts/listing/names';
import type { ListingScreen, ListingState } from '@/lib/domain/listing/address';
import { withFilter, withoutFilters } from '@/lib/domain/listing/changes';
import type { FilterContext } from '@/lib/domain/listing/filters';
import { countWords } from '../result-words';
import { useStagedListing } from './use-staged-listing';

export interface StagedFiltersProps {
  listing: ListingPath;
  screen: ListingScreen;
  state: ListingState;
  context: FilterContext;
  hidden: readonly FilterName[];
  onApply: (state: ListingState) => void;
}

/** The drawer itself: choices are staged until they are applied. Loaded when it is first opened. */
export function StagedFilters(props: StagedFiltersProps & { onClose: () => void }) {
  const { listing, screen, state, context, hidden, onApply, onClose } = props;
  const [staged, setStaged] = useState(state);
  const { found, isCounted } = useStagedListing({ listing, screen, state: staged });
  const total = isCounted ? found?.total : undefined;
  const counted = found ? { ...context, aggregations: found.aggregations } : context;
  const shows = total === undefined ? 'Show results' : `Show ${countWords(total, { q: '' })}`;
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
        {shows}
      </Button>
      {/* Outside the button: the content of a button is its name, and changes to it are not announced. */}
      <span className="visually-hidden">
        <span role="status">{shows}</span>
      </span>
    </>
  );
  return (
    <Dialog onClose={onClose} title="Filters" placement="side" footer={footer}>
      <FilterPanel
        context={counted}
        filters={staged.filters}
        hidden={hidden}
        onChange={(name, values) => setStaged((before) => withFilter(before, name, values))}
      />
    </Dialog>
  );
}
