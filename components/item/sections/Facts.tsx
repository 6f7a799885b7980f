import { Link } from '@/components/ui/navigation/Link';
import type { PageFact, PageLink } from '@/lib/domain/item-page/model';
import { FoldedList } from '@/components/ui/layout/FoldedList';
import { CutNote } from './CutNote';
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

interface FactsProps {
  facts: readonly PageFact[];
  className?: string | undefined;
}

/** Facts beside an item's sections, as a description list; a value that has a page is a link. Without facts, no landmark either. */
export function Facts({ facts, className }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <aside className={className} aria-label="Facts">
      <dl className={styles.facts}>
        {facts.map(({ label, values, isCut }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <FoldedList items={values} shown={SHOWN} label={label}>
                {(some) => (
                  <ul className={styles.values}>
                    {some.map((value) => (
                      <li key={`${value.name} ${value.href ?? ''}`}>
                        <Value {...value} />
                      </li>
                    ))}
                  </ul>
                )}
              </FoldedList>
              {isCut ? <CutNote /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
