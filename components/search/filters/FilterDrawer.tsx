import { SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { activeFilters } from '@/lib/domain/listing/address';
import type { StagedFiltersProps } from './StagedFilters';
import styles from './filter-drawer.module.css';
import { lazyPart } from '@/components/ui/lazy-part';

const StagedFilters = lazyPart(() => import('./StagedFilters'), 'StagedFilters');

/** The filters on narrow screens: choices are staged, and one button shows the results. */
export function FilterDrawer(props: StagedFiltersProps) {
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
