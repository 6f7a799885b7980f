/** The right to see and to delete: everything the library holds about one person. */
import type { PersonalData } from '@/lib/contracts/personal/user';
import { browserConnection, productRequest, type ProductConnection } from './fetch';

const pathOf = (userId: string) => `/api/users/${encodeURIComponent(userId)}/personal-data`;

export function fetchPersonalData(
  userId: string,
  connection: ProductConnection = browserConnection(),
): Promise<PersonalData> {
  return productRequest(connection, {
    path: pathOf(userId),
    schema: async () => (await import('@/lib/contracts/personal/user')).personalDataSchema,
  });
}

/** Deletes all of it, certificates and their files too. Cannot be undone. */
export async function deletePersonalData(userId: string): Promise<void> {
  await productRequest(browserConnection(), {
    path: `${pathOf(userId)}/deletion`,
    schema: async () => (await import('@/lib/contracts/personal/user')).personalDataDeletionSchema,
    body: {},
  });
}
