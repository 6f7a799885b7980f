import Link from 'next/link';
import type { SectionOf } from '@/lib/rules/item-page/model';
import { SectionFrame } from '@/components/item/SectionFrame';
import styles from './standards.module.css';

/** Standards the item meets: code, wording, and everything else that meets it. */
export function StandardsSection({
  section: { id, heading, standards },
}: {
  section: SectionOf<'standards'>;
}) {
  return (
    <SectionFrame id={id} heading={heading}>
      <ul role="list" className={styles.standards}>
        {standards.map((standard) => (
          <li key={standard.id} className={styles.standard}>
            <Link href={standard.href} prefetch={false} className={styles.code}>
              {standard.code}
            </Link>
            <div>
              <p>{standard.description === '' ? standard.name : standard.description}</p>
              {standard.source === '' ? null : <p className={styles.source}>{standard.source}</p>}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
