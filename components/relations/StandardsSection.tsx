import { Link } from '@/components/ui/navigation/Link';
import type { PageStandard, PageStandards, SectionOf } from '@/lib/domain/item-page/model';
import { CutNote } from '@/components/item/sections/CutNote';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import { FoldedList } from '@/components/ui/layout/FoldedList';
import styles from './standards.module.css';

/** How many of the viewer's own standards are shown before the rest is folded. */
const SHOWN = 5;

function Standards({ standards }: { standards: readonly PageStandard[] }) {
  return (
    <ul className={styles.standards}>
      {standards.map((standard) => (
        <li key={standard.id} className={styles.standard}>
          <Link href={standard.href} className={styles.code}>
            {standard.code === '' ? standard.name : standard.code}
          </Link>
          <div>
            <p>{standard.description === '' ? standard.name : standard.description}</p>
            {standard.grade === '' ? null : <p className="soft">{standard.grade}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Group({ group: { authority, standards }, open }: { group: PageStandards; open: boolean }) {
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.authority}>
        {authority} <span className="soft">({standards.length})</span>
      </summary>
      <FoldedList items={standards} shown={SHOWN} noun="standards">
        {(some) => <Standards standards={some} />}
      </FoldedList>
    </details>
  );
}

/** Standards that the item meets, grouped by the body that publishes them; those of the viewer's country are expanded. */
export function StandardsSection({ section }: { section: SectionOf<'standards'> }) {
  const { id, heading, groups, isCut } = section;
  return (
    <SectionFrame id={id} heading={heading} printed={false}>
      <div>
        {groups.map((group) => (
          <Group key={group.authority} group={group} open={group.near || groups.length === 1} />
        ))}
        {isCut ? <CutNote /> : null}
      </div>
    </SectionFrame>
  );
}
