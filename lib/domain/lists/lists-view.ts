/** The address of /lists: the order of one's own, and which of the lists that colleagues share are shown. Pure. */
import { LISTS_A_PAGE, NAME_LENGTH } from '@/lib/contracts/personal/list-limits';
import { lastPage, readPage } from '../listing/address';
import { orderOfNames } from '../text/collation';
import { queryText } from '../text/query-text';
import { typedText } from '../text/typed-text';

export interface ListsView {
  /** Part of a name. */
  text: string;
  /** From 1. */
  page: number;
  /** One's own by name, as the lessons of a scheme are read; otherwise those first that changed last. */
  byName: boolean;
}

/** `?order=name` */
export const BY_NAME = 'name';

export const listsView = (query: Readonly<Record<string, unknown>>): ListsView => ({
  text: typedText(queryText(query.q), NAME_LENGTH),
  page: readPage(queryText(query.page)),
  byName: queryText(query.order) === BY_NAME,
});

/** The canonical address of a view. */
export function listsAddress({ text, page, byName }: ListsView): string {
  const query = new URLSearchParams({
    ...(text && { q: text }),
    ...(page > 1 && { page: String(page) }),
    ...(byName && { order: BY_NAME }),
  });
  return query.size === 0 ? '/lists' : `/lists?${query}`;
}

/** "Lesson 10" after "Lesson 9". */
const compare = orderOfNames({ numeric: true });

/** One's own lists, which come with the latest change first, in the order of the view. */
export const inOrder = <List extends { name: string }>(lists: readonly List[], { byName }: ListsView) =>
  byName ? [...lists].sort((a, b) => compare(a.name, b.name)) : lists;

/** @param total how many lists the view has on all its pages */
export const lastListsPage = (total: number): number => lastPage(total, LISTS_A_PAGE);
