import { Download, Printer } from 'lucide';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { labelledTypes } from '@/lib/contracts/catalogue/content-types';
import { itemPath } from '@/lib/domain/item-page/paths';
import {
  bookmarksCsv,
  bookmarksRis,
  bookmarkSorts,
  type BookmarkSort,
  type BookmarkView,
  type ShownBookmark,
} from '@/lib/domain/personal/bookmarks';
import { saveTextFile } from '@/lib/browser/files';
import styles from './bookmarks.module.css';

const SORT_NAMES: Readonly<Record<BookmarkSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
};

interface BookmarkToolsProps {
  list: readonly ShownBookmark[];
  /** The list as filtered and sorted; the files contain the same. */
  shown: readonly ShownBookmark[];
  view: BookmarkView;
  onChange: (view: BookmarkView) => void;
  origin: string;
}

/** Search, filter and sort order of the list, and its export. */
export function BookmarkTools({ list, shown, view, onChange, origin }: BookmarkToolsProps) {
  const kinds = labelledTypes.filter(({ type }) => list.some(({ item }) => item?.type === type));
  return (
    <form
      action="/my-bookmarks"
      role="search"
      aria-label="My bookmarks"
      className={`${styles.tools ?? ''} no-print`}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.field}>
        <span>Search bookmarks</span>
        <input
          type="search"
          name="q"
          value={view.text}
          onChange={(event) => onChange({ ...view, text: event.target.value })}
        />
      </label>
      <label className={styles.field}>
        <span>Kind</span>
        <select
          name="type"
          value={view.type}
          onChange={(event) => onChange({ ...view, type: event.target.value })}
        >
          <option value="">All kinds</option>
          {kinds.map(({ type, label }) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>Order</span>
        <select
          name="sort"
          value={view.sort}
          onChange={(event) => {
            const sort = bookmarkSorts.find((known) => known === event.target.value);
            if (sort) onChange({ ...view, sort });
          }}
        >
          {bookmarkSorts.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_NAMES[sort]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="secondary" className="without-script">
        Show
      </Button>
      <BookmarkFiles shown={shown} origin={origin} />
    </form>
  );
}

/** Exports the list as CSV or RIS, or prints it. */
function BookmarkFiles({ shown, origin }: Pick<BookmarkToolsProps, 'shown' | 'origin'>) {
  const addressOf = ({ item, part }: ShownBookmark) =>
    `${origin}${item ? itemPath(item.type, item.slug) : (part?.href ?? '')}`;
  return (
    <div className={`${styles.files ?? ''} needs-script`}>
      <Button
        look="quiet"
        size="small"
        onClick={() => saveTextFile('bookmarks.csv', 'text/csv', bookmarksCsv(shown, addressOf))}
      >
        <Icon of={Download} /> CSV
      </Button>
      <Button
        look="quiet"
        size="small"
        onClick={() =>
          saveTextFile('bookmarks.ris', 'application/x-research-info-systems', bookmarksRis(shown, addressOf))
        }
      >
        <Icon of={Download} /> RIS
      </Button>
      <Button look="quiet" size="small" onClick={() => window.print()}>
        <Icon of={Printer} /> Print
      </Button>
    </div>
  );
}
