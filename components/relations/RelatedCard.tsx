import Link from 'next/link';
import type { CardItem } from '@/lib/rules/item-page/model';
import { kindName } from '@/lib/rules/item-page/kind-names';
import { itemPath } from '@/lib/rules/item-page/paths';
import { Picture } from '@/components/ui/Picture';

export function RelatedCard({ card }: { card: CardItem }) {
  return (
    <article>
      <Picture image={card.image} name={card.name} sizes="(min-width: 768px) 20rem, 90vw" decorative />
      <p>{kindName(card)}</p>
      <Link href={itemPath(card.type, card.slug)} prefetch={false}>
        {card.name}
      </Link>
    </article>
  );
}
