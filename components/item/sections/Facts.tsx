import { Link } from '@/components/ui/navigation/Link';
import type { PageFact, PageLink } from '@/lib/domain/item-page/model';
import { Folded } from '@/components/relations/Folded';
import styles from '../header/glance.module.css';

function Value({ name, href }: PageLink) {
  return href === null ? (
    <span dir="auto">{name}</span>
  ) : (
    <Link href={href} dir="auto">
      {name}
    </Link>
  );
}

/** Number of values of one fact shown before it is expanded. */
const SHOWN = 6;

/** Facts as a description list; a value that has a page is a link. */
export function Facts({ facts }: { facts: readonly PageFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Folded items={values} shown={SHOWN}>
              {(some) => (
                <ul className={styles.values}>
                  {some.map((value) => (
                    <li key={`${value.name} ${value.href ?? ''}`}>
                      <Value {...value} />
                    </li>
                  ))}
                </ul>
              )}
            </Folded>
          </dd>
        </div>
      ))}
    </dl>
  );
}
