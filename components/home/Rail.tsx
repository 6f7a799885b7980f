import { ArrowRight } from 'lucide';
import { useId, type ReactNode } from 'react';
import { ItemCard } from '@/components/card/ItemCard';
import { Heading } from '@/components/ui/text/Heading';
import { Icon } from '@/components/ui/picture/Icon';
import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import styles from './rail.module.css';

interface RailProps {
  heading: string;
  /** Address of the full listing; null if there is no more to see. */
  href: string | null;
  cards: readonly CardItem[];
  /** Content under a card, specific to this row. */
  footOf?: (card: CardItem) => ReactNode;
}

/** A row of cards that scrolls sideways, under a heading with a link to the whole list. */
export function Rail({ heading, href, cards, footOf }: RailProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.rail}>
      <Page>
        <div className={styles.head}>
          <Heading level={2} size="2xl" id={id}>
            {heading}
          </Heading>
          {href ? (
            <Link href={href} className={styles.all}>
              See all<span className="visually-hidden"> of {heading}</span>
              <Icon of={ArrowRight} size={18} />
            </Link>
          ) : null}
        </div>
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.id}>
              <ItemCard item={card} level={3} brief />
              {footOf?.(card)}
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
