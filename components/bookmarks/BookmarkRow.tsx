import { Trash2 } from 'lucide';
import { DeviceDay } from '@/components/ui/text/DeviceDay';
import { IconButton } from '@/components/ui/form/IconButton';
import { Link } from '@/components/ui/navigation/Link';
import { Picture } from '@/components/ui/picture/Picture';
import { kindName } from '@/lib/domain/item-page/kind-names';
import { itemPath } from '@/lib/domain/item-page/paths';
import { bookmarkName, type ShownBookmark } from '@/lib/domain/bookmarks/bookmarks';
import styles from './bookmarks.module.css';

interface BookmarkRowProps {
  bookmark: ShownBookmark;
  onRemove: () => void;
}

/** One bookmark: its item, when it was saved, and a button to remove it. */
export function BookmarkRow({ bookmark, onRemove }: BookmarkRowProps) {
  const { item, part, addedAt } = bookmark;
  const name = bookmarkName(bookmark) ?? 'Removed from the library';
  const href = item ? itemPath(item.type, item.slug) : part?.href;
  const kind = item ? kindName(item) : part ? 'Chapter' : null;
  return (
    <article className={styles.row}>
      {item ? (
        <div className={styles.picture}>
          <Picture image={item.image} sizes="10rem" decorative />
        </div>
      ) : null}
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          {href ? <Link href={href}>{name}</Link> : name}
        </h2>
        <p className="soft">
          {kind ? `${kind} · ` : ''}saved <DeviceDay at={addedAt} />
        </p>
        {item?.shortIntroduction ? <p className={styles.introduction}>{item.shortIntroduction}</p> : null}
      </div>
      <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} className="no-print" />
    </article>
  );
}
