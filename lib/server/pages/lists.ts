/** Server part of /lists: one's own lists, and one page of those that colleagues share. Server only. */
import { fetchListsPage } from '@/lib/clients/product-api/personal/lists';
import type { ListsAnswer } from '@/lib/contracts/personal/lists';
import { lastListsPage, type ListsView } from '@/lib/domain/lists/lists-view';
import type { Visit } from '../page';

export interface ListsPageProps extends ListsAnswer {
  view: ListsView;
}

/** Throws when the lists cannot be read. */
export async function listsPage({ product }: Visit, view: ListsView): Promise<ListsPageProps> {
  return { ...(await fetchListsPage(view, { connection: product })), view };
}

/** Whether the address is that of a page after the last one, as when colleagues share fewer lists than before. */
export const isPastTheEnd = ({ view, colleagues }: ListsPageProps): boolean =>
  view.page > lastListsPage(colleagues);
