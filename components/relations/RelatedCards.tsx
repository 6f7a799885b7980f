import type { CardItem } from '@/lib/rules/item-page/model';
import { ItemCard } from '@/components/card/ItemCard';
import { Grid } from '@/components/ui/Grid';

/** Related items in a grid. */
export function RelatedCards({ cards }: { cards: readonly CardItem[] }) {
  return (
    <Grid>
      {cards.map((card) => (
        <li key={card.id}>
          <ItemCard item={card} />
        </li>
      ))}
    </Grid>
  );
}
