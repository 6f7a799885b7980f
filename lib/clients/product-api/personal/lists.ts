import { LISTS_A_PAGE } from '@/lib/contracts/personal/list-limits';
import type { ListChange, ListEntry, ListSummary, NewList } from '@/lib/contracts/personal/lists';
import type { ListsView } from '@/lib/domain/lists/lists-view';
import { ask, type Sending } from '../fetch';

const listPath = (id: string) => `/api/lists/${encodeURIComponent(id)}`;
const contract = () => import('@/lib/contracts/personal/lists');

/** The lists that the signed-in person may change; each says whether it has `asked`, an item or a document of one. */
export async function fetchMyLists(
  sending?: Sending,
  asked?: Pick<ListEntry, 'contentId'> & { documentId?: string },
): Promise<readonly ListSummary[]> {
  const query = new URLSearchParams({ of: 'mine' });
  if (asked) query.set('holding', asked.contentId);
  if (asked?.documentId !== undefined) query.set('document', asked.documentId);
  const { lists } = await ask(`/api/lists?${query}`, contract, 'listsSchema', sending);
  return lists;
}

/** The signed-in person's own lists, and a page of those that colleagues share. */
export function fetchListsPage({ text, page }: ListsView, sending?: Sending) {
  const query = new URLSearchParams({ q: text, skip: String((page - 1) * LISTS_A_PAGE) });
  return ask(`/api/lists?${query}`, contract, 'listsSchema', sending);
}

/** Throws with `NOT_FOUND` for a list that does not exist and for one that the caller may not see. */
export const fetchList = (id: string, sending?: Sending) =>
  ask(listPath(id), contract, 'listSchema', sending);

export const makeList = (list: NewList) => ask('/api/lists', contract, 'listSchema', { body: list });

/** Returns the whole list, with others' changes. Throws with `CONFLICT` when a text has changed since the caller read it. */
export const changeList = (id: string, changes: readonly ListChange[]) =>
  ask(`${listPath(id)}/changes`, contract, 'listSchema', { body: { changes } });

/** Throws with `CONFLICT` when the list has changed since the caller read it. @param was its `updatedAt` then */
export async function deleteList(id: string, was: string): Promise<void> {
  await ask(`${listPath(id)}/deletion`, contract, 'listDeletionSchema', { body: { was } });
}
