import type { CardItem } from '@/lib/rules/item-page/model';
import { Grid } from '@/components/ui/Grid';
import { RelatedCard } from './RelatedCard';

/** Related items in a grid. */
export function RelatedCards({ cards }: { cards: readonly CardItem[] }) {
  return (
    <Grid>
      {cards.map((card) => (
        <li key={card.id}>
          <RelatedCard card={card} />
        </li>
      ))}
    </Grid>
  );
}
