/** The right to see and to delete: everything the library holds about one person. */
import { ask, type Sending } from '../fetch';

const pathOf = (userId: string) => `/api/users/${encodeURIComponent(userId)}/personal-data`;
const contract = () => import('@/lib/contracts/personal/personal-data');

export const fetchPersonalData = (userId: string) => ask(pathOf(userId), contract, 'personalDataSchema');

/** How much of each kind there is, and which certificates. */
export function fetchHeldCounts(userId: string, sending?: Sending) {
  const counts = () => import('@/lib/contracts/personal/held-counts');
  return ask(`${pathOf(userId)}/counts`, counts, 'heldCountsSchema', sending);
}

/** Deletes all of it, certificates and their files too. Cannot be undone. */
export async function deletePersonalData(userId: string): Promise<void> {
  await ask(`${pathOf(userId)}/deletion`, contract, 'personalDataDeletionSchema', { body: {} });
}
