import Link from 'next/link';
import { Fragment, lazy, Suspense, useState } from 'react';
import type { StandardsResponse } from '@/lib/contracts/standards';
import { listingHref, type ListingScreen, type ListingState } from '@/lib/rules/listing-address';
import { enterStandardsMode, leaveStandardsMode } from '@/lib/rules/standards-mode';
import styles from './standards-mode.module.css';

/** Few may use it, so its steps are not part of everyone's first load. */
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
  // A page that comes with the steps holds them in their place: a boundary this large would be sent after the page, for
  // an inline script to put there, which the policy refuses and a browser without script cannot do.
  const [Frame] = useState<typeof Fragment | typeof Suspense>(() => (isOn ? Fragment : Suspense));
  const next = isOn ? leaveStandardsMode(state) : enterStandardsMode(state, screen.prefersRelevance);
  return (
    <div>
      <Link
        href={listingHref(next, screen)}
        shallow
        scroll={false}
        prefetch={false}
        className={styles.switch}
      >
        {isOn ? 'Leave the search by standard' : 'Search by standard'}
      </Link>
      {isOn && steps ? (
        <Frame>
          <StandardsPath state={state} screen={screen} steps={steps} />
        </Frame>
      ) : null}
    </div>
  );
}
