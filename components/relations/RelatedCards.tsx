import type { CardItem } from '@/lib/contracts/catalogue/card';
import { ItemCard } from '@/components/card/ItemCard';
import { Grid } from '@/components/ui/layout/Grid';
import { FoldedList } from '@/components/ui/layout/FoldedList';
import styles from './related-cards.module.css';

/** Two rows of three: enough to choose from, without burying what follows. */
const SHOWN = 6;

/** Related items in a grid, on a phone in a row. */
export function RelatedCards({ cards }: { cards: readonly CardItem[] }) {
  return (
    <FoldedList items={cards} shown={SHOWN} noun="items">
      {(some) => (
        <Grid className={styles.cards}>
          {some.map((card) => (
            <li key={card.id}>
              <ItemCard item={card} />
            </li>
          ))}
        </Grid>
      )}
    </FoldedList>
  );
}
