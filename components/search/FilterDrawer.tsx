import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Sign } from '@/components/ui/Sign';
import { activeFilters } from '@/lib/domain/listing/address';
import type { StagedFiltersProps } from './StagedFilters';
import styles from './filter-drawer.module.css';

const StagedFilters = lazy(() => import('./StagedFilters').then((part) => ({ default: part.StagedFilters })));

const SLIDERS = 'M4 7h9M17 7h3M15 4v6M4 17h3M11 17h9M9 14v6';

/** The filters of narrow screens: choices are staged, and one button shows what they find. */
export function FilterDrawer(props: StagedFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = activeFilters(props.state).length;
  return (
    <>
      <Button look="secondary" size="small" className={styles.opener} onClick={() => setOpen(true)}>
        <Sign d={SLIDERS} />
        Filters{chosen > 0 ? ` (${chosen})` : ''}
      </Button>
      {isOpen ? (
        <Suspense>
          <StagedFilters {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
