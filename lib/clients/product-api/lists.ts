import type { ListChange, ListSummary, NewList, TeachingList } from '@/lib/contracts/personal/lists';
import { ask, type Sending } from './fetch';

const listPath = (id: string) => `/api/lists/${encodeURIComponent(id)}`;
const contract = () => import('@/lib/contracts/personal/lists');

/** The signed-in person's own lists, then those that colleagues share. */
export async function fetchLists(sending?: Sending): Promise<readonly ListSummary[]> {
  return (await ask('/api/lists', contract, 'listsSchema', sending)).lists;
}

/** Throws with `NOT_FOUND` for a list that does not exist and for one that the caller may not see. */
export function fetchList(id: string, sending?: Sending): Promise<TeachingList> {
  return ask(listPath(id), contract, 'listSchema', sending);
}

export function makeList(list: NewList): Promise<TeachingList> {
  return ask('/api/lists', contract, 'listSchema', { body: list });
}

/** Returns the whole list, with others' changes. Throws with `CONFLICT` when a text has changed since the caller read it. */
export function changeList(id: string, changes: readonly ListChange[]): Promise<TeachingList> {
  return ask(`${listPath(id)}/changes`, contract, 'listSchema', { body: { changes } });
}

export async function deleteList(id: string): Promise<void> {
  await ask(`${listPath(id)}/deletion`, contract, 'listDeletionSchema', { body: {} });
}
