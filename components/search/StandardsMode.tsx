import { lazy } from 'react';
import type { StandardsResponse } from '@/lib/contracts/standards';
import { listingHref, type ListingScreen, type ListingState } from '@/lib/domain/listing/address';
import { enterStandardsMode, leaveStandardsMode } from '@/lib/domain/listing/standards-mode';
import styles from './standards-mode.module.css';

/**
 * Few may use it, so its steps are not part of everyone's first load. No boundary around them: one this large would be
 * sent after the page, for an inline script to put into its place, which the policy refuses and a browser without script
 * cannot do. The mode is therefore entered by loading the page, which waits for them.
 */
const StandardsPath = lazy(() => import('./StandardsPath').then((part) => ({ default: part.StandardsPath })));

interface StandardsModeProps {
  state: ListingState;
  screen: ListingScreen;
  steps: StandardsResponse | null;
}

/** The search by standard, where the viewer may use it (R-STD-1): the way in and out, and the steps. */
export function StandardsMode({ state, screen, steps }: StandardsModeProps) {
  if (!screen.standardsMode) return null;
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
