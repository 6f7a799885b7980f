import { Link } from '@/components/ui/navigation/Link';
import type { SectionOf } from '@/lib/domain/item-page/model';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import styles from './people.module.css';

/** Cast or creative team: name, then character or role; linked where the person has a page. */
export function PeopleSection({ section: { id, heading, people } }: { section: SectionOf<'people'> }) {
  return (
    <SectionFrame id={id} heading={heading}>
      <ul className={styles.people}>
        {people.map(({ name, href, note }) => (
          <li key={`${name} ${note ?? ''}`} className={styles.person}>
            <span className={styles.name} dir="auto">
              {href === null ? name : <Link href={href}>{name}</Link>}
            </span>
            {note === null ? null : (
              <span className="soft" dir="auto">
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
