import type { ListChange, ListSummary, NewList, TeachingList } from '@/lib/contracts/lists';
import { browserConnection, productRequest, type ProductConnection } from './fetch';

const listPath = (id: string) => `/api/lists/${encodeURIComponent(id)}`;
const schema = async () => (await import('@/lib/contracts/lists')).listSchema;

/** The signed-in person's own lists, then those that colleagues share. */
export async function fetchLists(
  connection: ProductConnection = browserConnection(),
  signal?: AbortSignal,
): Promise<readonly ListSummary[]> {
  const listsSchema = async () => (await import('@/lib/contracts/lists')).listsSchema;
  return (await productRequest(connection, { path: '/api/lists', schema: listsSchema, signal })).lists;
}

/** Throws with `NOT_FOUND` for a list that does not exist and for one that the caller may not see. */
export function fetchList(
  id: string,
  connection: ProductConnection = browserConnection(),
  signal?: AbortSignal,
): Promise<TeachingList> {
  return productRequest(connection, { path: listPath(id), schema, signal });
}

export function makeList(list: NewList): Promise<TeachingList> {
  return productRequest(browserConnection(), { path: '/api/lists', schema, body: list });
}

/** Returns the whole list, with others' changes. Throws with `CONFLICT` when a text has changed since the caller read it. */
export function changeList(id: string, changes: readonly ListChange[]): Promise<TeachingList> {
  return productRequest(browserConnection(), { path: `${listPath(id)}/changes`, schema, body: { changes } });
}

export async function deleteList(id: string): Promise<void> {
  const answer = async () => (await import('@/lib/contracts/lists')).listDeletionSchema;
  await productRequest(browserConnection(), { path: `${listPath(id)}/deletion`, schema: answer, body: {} });
}
