import type { ReactNode } from 'react';
import { Link } from '@/components/ui/navigation/Link';
import type { ListSummary } from '@/lib/contracts/personal/lists';
import { listPath, sizeWords } from '@/lib/domain/lists/words';
import { Readers } from './Readers';
import styles from './lists.module.css';
import shelf from './shelf.module.css';

function ListCard({ list }: { list: ListSummary }) {
  return (
    <article className={shelf.card}>
      <h3 className={styles.name} dir="auto">
        <Link href={listPath(list.id)} className={shelf.cardLink}>
          {list.name}
        </Link>
      </h3>
      <p className="soft">
        {sizeWords(list.entries)}
        {list.isMine && (list.sharing !== 'private' || list.openToClass) ? <Readers {...list} /> : null}
      </p>
      {list.note ? (
        <p className={shelf.cardNote} dir="auto">
          {list.note}
        </p>
      ) : null}
    </article>
  );
}

/** @param children more cards, before those of the lists */
export function ListCards({ lists, children }: { lists: readonly ListSummary[]; children?: ReactNode }) {
  return (
    <ul className={shelf.cards}>
      {children}
      {lists.map((list) => (
        <li key={list.id}>
          <ListCard list={list} />
        </li>
      ))}
    </ul>
  );
}
