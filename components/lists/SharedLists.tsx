import { Button } from '@/components/ui/form/Button';
import { TextField } from '@/components/ui/form/TextField';
import { Heading } from '@/components/ui/text/Heading';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { PastTheEnd } from '@/components/ui/navigation/PastTheEnd';
import { LISTS_A_PAGE, NAME_LENGTH } from '@/lib/contracts/personal/list-limits';
import type { ListSummary } from '@/lib/contracts/personal/lists';
import { BY_NAME, lastListsPage, listsAddress, type ListsView } from '@/lib/domain/lists/lists-view';
import { ListCards } from './ListCards';
import styles from './lists.module.css';
import shelf from './shelf.module.css';

interface SharedListsProps {
  heading: string;
  lists: readonly ListSummary[];
  /** How many there are on all pages. */
  total: number;
  view: ListsView;
}

/** A plain form, which works without script. */
function Search({ text, byName }: ListsView) {
  return (
    <form
      action="/lists"
      role="search"
      aria-label="Shared lists"
      className={`${shelf.newList ?? ''} no-print`}
    >
      <TextField
        label="Name of a shared list"
        className={styles.grow}
        type="search"
        name="q"
        maxLength={NAME_LENGTH}
        defaultValue={text}
        key={text}
      />
      {byName ? <input type="hidden" name="order" value={BY_NAME} /> : null}
      <Button type="submit" look="secondary">
        Search
      </Button>
    </form>
  );
}

/** The lists that colleagues share, a page at a time: a school's staff makes thousands. */
export function SharedLists({ heading, lists, total, view }: SharedListsProps) {
  const last = lastListsPage(total);
  const hrefOf = (page: number) => listsAddress({ ...view, page });
  const isSearched = view.text !== '';
  if (total === 0 && !isSearched && view.page === 1) return null;
  return (
    <section className={shelf.shelf}>
      <Heading level={2}>{heading}</Heading>
      {isSearched || total > LISTS_A_PAGE ? <Search {...view} /> : null}
      {lists.length > 0 ? <ListCards lists={lists} /> : null}
      {isSearched && total === 0 ? (
        <p>No shared list has “{view.text}” in its name.</p>
      ) : view.page > last ? (
        <PastTheEnd title="There are fewer lists now" see="See the lists" last={last} hrefOf={hrefOf} />
      ) : (
        <Pagination current={view.page} last={last} hrefOf={hrefOf} />
      )}
    </section>
  );
}
