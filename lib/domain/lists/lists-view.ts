/** The address of /lists: which of the lists that colleagues share are shown. Pure. */
import { LISTS_A_PAGE, NAME_LENGTH } from '@/lib/contracts/personal/list-limits';
import { lastPage, readPage } from '../listing/address';
import { queryText } from '../text/query-text';
import { typedText } from '../text/typed-text';

export interface ListsView {
  /** Part of a name. */
  text: string;
  /** From 1. */
  page: number;
}

export const listsView = (query: Readonly<Record<string, unknown>>): ListsView => ({
  text: typedText(queryText(query.q), NAME_LENGTH),
  page: readPage(queryText(query.page)),
});

/** The canonical address of a view. */
export function listsAddress({ text, page }: ListsView): string {
  const query = new URLSearchParams({ ...(text && { q: text }), ...(page > 1 && { page: String(page) }) });
  return query.size === 0 ? '/lists' : `/lists?${query}`;
}

/** @param total how many lists the view has on all its pages */
export const lastListsPage = (total: number): number => lastPage(total, LISTS_A_PAGE);
