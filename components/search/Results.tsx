import { memo } from 'react';
import { ItemCard } from '@/components/card/ItemCard';
import { Skeleton } from '@/components/ui/message/Skeleton';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import styles from './results.module.css';

const SKELETONS = 9;

interface ResultsProps {
  cards: readonly CardItem[];
  /** A newer answer is loading; these are the previous results. */
  isStale: boolean;
}

/** A press on a filter says that the results are the previous ones; without `memo` it would wait until all of them are rendered anew. */
const Cards = memo(function Cards({ cards }: Pick<ResultsProps, 'cards'>) {
  return cards.map((card, index) => (
    <li key={card.id}>
      <ItemCard item={card} priority={index === 0} />
    </li>
  ));
});

/** The results, in the layout this device prefers. */
export function Results({ cards, isStale }: ResultsProps) {
  return (
    <ul className={styles.results} aria-busy={isStale} data-stale={isStale || undefined} data-rows>
      <Cards cards={cards} />
    </ul>
  );
}

/** Placeholder with the size of the results that are still loading. */
export function ResultsSkeleton() {
  return (
    <ul className={styles.results} aria-busy="true" aria-label="Results are loading">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <li key={index} className={styles.skeleton}>
          <Skeleton shape="picture" />
          <Skeleton />
          <Skeleton shape="short" />
        </li>
      ))}
    </ul>
  );
}
