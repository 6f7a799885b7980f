import { Link } from '@/components/ui/navigation/Link';
import { yearOf } from '@/lib/domain/catalogue/years';
import { itemPath } from '@/lib/domain/item-page/paths';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { SectionOf } from '@/lib/domain/item-page/model';
import { kindName } from '@/lib/domain/item-page/kind-names';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import { FoldedList } from '@/components/ui/layout/FoldedList';
import { Heading } from '@/components/ui/text/Heading';
import styles from './people.module.css';

function Credit({ card, note }: { card: CardItem; note: string | null }) {
  return (
    <li className={styles.credit}>
      <span className={styles.year}>{yearOf(card)}</span>
      <span>
        <Link href={itemPath(card.type, card.slug)} dir="auto">
          {card.name}
        </Link>
        {note === null ? null : <span className="soft"> as {note}</span>}
      </span>
      <span className={styles.kind}>{kindName(card)}</span>
    </li>
  );
}

/** How many works of each role are shown before the rest is folded. */
const SHOWN = 10;

/** Filmography by role. */
export function CreditsSection({
  section: { id, heading, groups, more },
}: {
  section: SectionOf<'credits'>;
}) {
  return (
    <SectionFrame id={id} heading={heading}>
      {groups.map(({ role, credits }) => (
        <div key={role} className={styles.role}>
          <Heading level={3} size="lg">
            {role}
          </Heading>
          <FoldedList items={credits} shown={SHOWN} noun="works">
            {(some) => (
              <ul className={styles.credits}>
                {some.map(({ card, note }) => (
                  <Credit key={`${card.id} ${note ?? ''}`} card={card} note={note} />
                ))}
              </ul>
            )}
          </FoldedList>
        </div>
      ))}
      {more?.href == null ? null : (
        <p className="soft">
          The newest are listed. <Link href={more.href}>{more.name}</Link>
        </p>
      )}
    </SectionFrame>
  );
}
