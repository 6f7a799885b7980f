import { Trash2 } from 'lucide-react';
import Link from 'next/link';
import { IconButton } from '@/components/ui/IconButton';
import { Picture } from '@/components/ui/Picture';
import { kindName } from '@/lib/rules/item-page/kind-names';
import { itemPath } from '@/lib/rules/item-page/paths';
import type { ShownBookmark } from '@/lib/rules/personal/bookmarks';
import styles from './bookmarks.module.css';

interface BookmarkRowProps {
  bookmark: ShownBookmark;
  onRemove: () => void;
}

/** One bookmark: what it is, when it was saved, and the way to remove it. */
export function BookmarkRow({ bookmark: { item, addedAt }, onRemove }: BookmarkRowProps) {
  const name = item?.name ?? 'An item that is no longer in the library';
  return (
    <article className={styles.row}>
      {item ? (
        <div className={styles.picture}>
          <Picture image={item.image} name={item.name} sizes="10rem" decorative />
        </div>
      ) : null}
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          {item ? <Link href={itemPath(item.type, item.slug)}>{name}</Link> : name}
        </h2>
        <p className={styles.facts}>
          {item ? `${kindName(item)} · ` : ''}saved <time dateTime={addedAt}>{addedAt.slice(0, 10)}</time>
        </p>
        {item?.shortIntroduction ? <p className={styles.introduction}>{item.shortIntroduction}</p> : null}
      </div>
      <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} className="no-print" />
    </article>
  );
}
