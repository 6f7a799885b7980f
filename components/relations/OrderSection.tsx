import { Link } from '@/components/ui/navigation/Link';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { SectionOf } from '@/lib/domain/item-page/model';
import { kindName } from '@/lib/domain/item-page/kind-names';
import { itemPath } from '@/lib/domain/item-page/paths';
import { durationText } from '@/lib/domain/playback/moments';
import { BookmarkButton } from '@/components/bookmarks/BookmarkButton';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import { Picture } from '@/components/ui/picture/Picture';
import styles from './order.module.css';

function Member({ card, current, parentId }: { card: CardItem; current: boolean; parentId: string }) {
  const minutes = card.media?.durationMinutes ?? null;
  return (
    <li className={styles.member} {...(current ? { 'data-current': true } : {})}>
      <Picture image={card.image} sizes="10rem" decorative className={styles.picture} />
      <div className={styles.words}>
        <Link
          href={itemPath(card.type, card.slug)}
          className={styles.link}
          dir="auto"
          {...(current ? { 'aria-current': 'page' as const } : {})}
        >
          {card.name}
        </Link>
        <p className="soft">
          {kindName(card)}
          {minutes === null ? null : ` · ${durationText(minutes)}`}
          {current ? ' · You are here' : null}
        </p>
      </div>
      <div className={styles.keep}>
        <BookmarkButton contentId={card.id} relatedContentId={parentId} name={card.name} iconOnly />
      </div>
    </li>
  );
}

interface MembersProps {
  cards: readonly CardItem[];
  currentId: string | null;
  /** The series or collection that contains the cards. */
  parentId: string;
  isCut: boolean;
}

/** Numbered rows, with the current item marked. */
export function Members({ cards, currentId, parentId, isCut }: MembersProps) {
  return (
    <>
      <ol className={styles.members}>
        {cards.map((card) => (
          <Member key={card.id} card={card} current={card.id === currentId} parentId={parentId} />
        ))}
      </ol>
      {isCut ? <p className="soft">The first {cards.length} are listed.</p> : null}
    </>
  );
}

/** An ordered set: a series or collection, or an item among its neighbours. */
export function OrderSection({ section }: { section: SectionOf<'order'> }) {
  const { id, heading, cards, currentId, of, parentId, isCut, minutes } = section;
  const action = of?.href == null ? null : <Link href={of.href}>{of.name}</Link>;
  return (
    <SectionFrame id={id} heading={heading} action={action} printed={of === null}>
      {minutes === null ? null : <p className="soft">About {durationText(minutes)} to watch or listen to.</p>}
      <Members cards={cards} currentId={currentId} parentId={parentId} isCut={isCut} />
    </SectionFrame>
  );
}
