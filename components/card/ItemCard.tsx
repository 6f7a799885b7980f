import { AccountOnly } from '@/components/auth/AccountOnly';
import { Highlight } from '@/components/ui/text/Highlight';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Picture } from '@/components/ui/picture/Picture';
import { useShell } from '@/components/shell/shell-context';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { cardFacts } from '@/lib/domain/catalogue/card-facts';
import { strongWarnings } from '@/lib/domain/playback/before-play';
import { kindName } from '@/lib/domain/item-page/kind-names';
import { itemPath } from '@/lib/domain/item-page/paths';
import { KindIcon } from './KindIcon';
import { Moments } from './Moments';
import target from '@/components/ui/layout/card-target.module.css';
import styles from './item-card.module.css';
import { lazyPart } from '@/components/ui/lazy-part';

const CardTools = lazyPart(() => import('./CardTools'), 'CardTools');

interface ItemCardProps {
  item: CardItem;
  /** Level of the card's heading in the outline of its page. */
  level?: 2 | 3 | 4;
  /** Rails show less than grids. */
  brief?: boolean;
  /** For the first card of a page, whose picture is the largest element of a phone's first screen. */
  priority?: boolean;
}

const SIZES = '(min-width: 768px) and (max-width: 1439px) 30vw, 20rem';

/** What there is to know before opening it, with strong guidance last. */
function Facts(item: CardItem) {
  const facts = cardFacts(item, useShell().levelAges);
  const warnings = strongWarnings(item).join(', ');
  return (
    <p className={styles.facts}>
      <span>{facts.join(' · ')}</span>
      {warnings ? <span className={styles.guidance}>{warnings}</span> : null}
    </p>
  );
}

/** One item in a grid, list or rail. The whole card, except its buttons, is the target of its one link. */
export function ItemCard({ item, level = 3, brief = false, priority = false }: ItemCardProps) {
  const { highlight } = item;
  const introduction = highlight?.shortIntroduction;
  const { type } = item.media ?? item;
  return (
    <article className={styles.card} data-type={type}>
      <div className={styles.picture}>
        <Picture image={item.image} sizes={SIZES} decorative priority={priority} />
        <span className={styles.kind}>
          <KindIcon type={type} />
          {kindName(item)}
        </span>
      </div>
      <div className={styles.words}>
        <Heading level={level} size="lg" className={styles.name} dir="auto">
          <Link href={itemPath(item.type, item.slug)} className={target.link}>
            {highlight?.name ? <Highlight markup={highlight.name} /> : item.name}
          </Link>
        </Heading>
        <Facts {...item} />
        {!brief && item.shortIntroduction ? (
          <p className={styles.introduction} dir="auto">
            {introduction ? <Highlight markup={introduction} /> : item.shortIntroduction}
          </p>
        ) : null}
        <Moments item={item} />
      </div>
      <div className={styles.keep}>
        <AccountOnly orNetwork>
          <CardTools contentId={item.id} name={item.name} />
        </AccountOnly>
      </div>
    </article>
  );
}
