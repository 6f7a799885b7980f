import type { StandardsResponse } from '@/lib/contracts/listing/standards';
import { listingHref, type ListingScreen, type ListingState } from '@/lib/domain/listing/address';
import { enterStandardsMode, leaveStandardsMode } from '@/lib/domain/listing/standards-mode';
import { StandardsPath } from './StandardsPath';
import styles from './standards-mode.module.css';

interface StandardsModeProps {
  state: ListingState;
  screen: ListingScreen;
  steps: StandardsResponse | null | undefined;
}

/** The search by standard, for viewers who may use it (R-STD-1): the link to enter or leave it, and the steps. */
export function StandardsMode({ state, screen, steps }: StandardsModeProps) {
  const isOn = state.standards !== null;
  const next = isOn ? leaveStandardsMode(state) : enterStandardsMode(state, screen.prefersRelevance);
  return (
    <div>
      <a href={listingHref(next, screen)} className={styles.switch}>
        {isOn ? 'Back to normal search' : 'Search by standard'}
      </a>
      {isOn && steps ? <StandardsPath state={state} screen={screen} steps={steps} /> : null}
    </div>
  );
}
