import { Button } from '@/components/ui/form/Button';
import { SelectField } from '@/components/ui/form/SelectField';
import { TextField } from '@/components/ui/form/TextField';
import { labelledTypes } from '@/lib/contracts/catalogue/content-types';
import {
  bookmarkSorts,
  LONGEST_BOOKMARK_SEARCH,
  type BookmarkSort,
} from '@/lib/contracts/personal/bookmark-view';
import type { BookmarkView } from '@/lib/domain/bookmarks/bookmarks';
import styles from './bookmarks.module.css';

const SORT_NAMES: Readonly<Record<BookmarkSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
};

interface BookmarkToolsProps {
  /** Types of the items that are bookmarked. */
  types: readonly string[];
  view: BookmarkView;
  onChange: (view: BookmarkView) => void;
}

/** Search, filter and sort order of the list. */
export function BookmarkTools({ types, view, onChange }: BookmarkToolsProps) {
  const kinds = labelledTypes.filter(({ type }) => types.includes(type));
  const change = (choice: Partial<BookmarkView>) => onChange({ ...view, ...choice, page: 1 });
  return (
    <form
      action="/my-bookmarks"
      role="search"
      aria-label="My bookmarks"
      className={`${styles.tools ?? ''} no-print`}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label="Search bookmarks"
        className={styles.search}
        type="search"
        name="q"
        maxLength={LONGEST_BOOKMARK_SEARCH}
        value={view.text}
        onText={(text) => change({ text })}
      />
      <SelectField
        label="Kind"
        name="type"
        none="All kinds"
        options={kinds.map(({ type, label }) => ({ id: type, name: label }))}
        value={view.type}
        onChoose={(type) => change({ type })}
      />
      <SelectField
        label="Order"
        name="sort"
        options={bookmarkSorts.map((sort) => ({ id: sort, name: SORT_NAMES[sort] }))}
        value={view.sort}
        onChoose={(id) => {
          const sort = bookmarkSorts.find((known) => known === id);
          if (sort) change({ sort });
        }}
      />
      <Button type="submit" look="secondary" className="without-script">
        Show
      </Button>
    </form>
  );
}
