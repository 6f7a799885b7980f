import { Highlight } from '@/components/ui/text/Highlight';
import { Link } from '@/components/ui/navigation/Link';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { itemPath } from '@/lib/domain/item-page/paths';
import { saidAddress } from '@/lib/domain/playback/moment-address';
import { clockText } from '@/lib/domain/playback/moments';
import styles from './moments.module.css';

interface MomentsProps {
  item: CardItem;
}

/** The moments at which a recording says the searched words; each link opens the player there. */
export function Moments({ item }: MomentsProps) {
  if (!item.moments) return null;
  return (
    <ul className={styles.moments} aria-label={`Said in ${item.name}`}>
      {item.moments.map(({ start, text }) => (
        <li key={start}>
          <Link
            href={saidAddress(itemPath(item.type, item.slug), { start, text })}
            className={styles.moment}
            dir="auto"
          >
            {clockText(start)} … <Highlight markup={text} /> …
          </Link>
        </li>
      ))}
    </ul>
  );
}
