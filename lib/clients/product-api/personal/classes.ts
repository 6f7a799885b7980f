import type { ClassOpening } from '@/lib/contracts/personal/class';
import { productPath } from '../address';
import { ask, type ProductConnection } from '../fetch';

const contract = () => import('@/lib/contracts/personal/class');

/** Openings of a list of the signed-in person, newest first. */
export async function fetchOpenings(listId: string, signal?: AbortSignal): Promise<readonly ClassOpening[]> {
  const query = new URLSearchParams({ listId });
  const path = productPath('/api/class-openings', { query });
  return (await ask(path, contract, 'openingsSchema', { signal })).openings;
}

/** @param opening its dates as ISO 8601 */
export const openToClass = (opening: { id: string; listId: string; opensAt: string; closesAt: string }) =>
  ask('/api/class-openings', contract, 'openingSchema', { body: opening });

export async function closeToClass(id: string): Promise<void> {
  const path = `/api/class-openings/${encodeURIComponent(id)}/closing`;
  await ask(path, contract, 'openingStateSchema', { body: {} });
}

export function fetchClassState(id: string, signal?: AbortSignal) {
  const path = `/api/class-openings/${encodeURIComponent(id)}/state`;
  return ask(path, contract, 'openingStateSchema', { signal });
}

/** The key that a code opens. Throws with `NOT_FOUND` for a wrong code, `RATE_LIMITED` after too many attempts. */
export const enterClass = (code: string, connection: ProductConnection) =>
  ask('/api/class/entries', contract, 'enteredSchema', { body: { code }, connection });

/** Tells the teacher's figures that the list is on a screen. */
export async function countClassVisit(key: string): Promise<void> {
  const path = `/api/class/${encodeURIComponent(key)}/visits`;
  await ask(path, contract, 'openingStateSchema', { body: {} });
}

export const fetchClassList = (key: string, connection: ProductConnection) =>
  ask(`/api/class/${encodeURIComponent(key)}`, contract, 'classListSchema', { connection });
