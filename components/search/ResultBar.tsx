import type { ReactNode } from 'react';
import type { ListingScreen, ListingState } from '@/lib/domain/listing/address';
import { SortMenu } from './SortMenu';
import { ViewSwitch } from './ViewSwitch';
import { countWords } from './result-words';
import styles from './result-bar.module.css';

interface ResultBarProps {
  state: ListingState;
  screen: ListingScreen;
  /** Undefined while the first answer is loading. */
  total: number | undefined;
  /** The request failed. Said here in two words: what the notice below says is loaded when that happens. */
  isFailed: boolean;
  /** Opens the filters on narrow screens. */
  filterButton: ReactNode;
}

/** The number of results, their order and their layout. Only the number is announced when it changes. */
export function ResultBar({ state, screen, total, isFailed, filterButton }: ResultBarProps) {
  return (
    <div className={styles.bar}>
      <h2 className="visually-hidden">Results</h2>
      <p role="status" tabIndex={-1} className={styles.count} dir="auto">
        {isFailed ? 'No answer' : total === undefined ? 'Searching' : countWords(total, state)}
      </p>
      <div className={styles.tools}>
        {filterButton}
        {total !== 0 && (
          <>
            <SortMenu state={state} screen={screen} />
            <ViewSwitch />
          </>
        )}
      </div>
    </div>
  );
}
