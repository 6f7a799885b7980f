import type { ItemPage } from '@/lib/domain/item-page/model';
import { Heading } from '@/components/ui/text/Heading';
import styles from '../item-screen.module.css';

/** Kind and year over the name, as on every item page. */
export function TitleBlock({ page: { name, kindName, year } }: { page: ItemPage }) {
  return (
    <div className={styles.titleBlock}>
      <p className={styles.kind}>
        <span>{kindName}</span>
        {year === null ? null : <span>{year}</span>}
      </p>
      <Heading level={1} dir="auto">
        {name}
      </Heading>
    </div>
  );
}
