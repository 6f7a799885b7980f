/** The UserData query of customers GraphQL v3, asked as the signed-in user (R-CUS-6, R-ROL-8). */
import { z } from 'zod';
import { userDataSchema, type UserData } from '@/lib/contracts/viewer/customers';
import { CUSTOMERS_GRAPHQL_PATH, userDataQuery } from '@/lib/contracts/viewer/customers-graphql';
import { configuredUrl, CustomersError, readJson, unreadable, type JsonReader } from './http';

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/**
 * What customers knows about the bearer of `token`. Members of `self` may be missing: `viewerFromUserData` names
 * them for the log (R-ERR-13). Throws CustomersError when there is no `self` at all.
 * @param baseUrl CUSTOMERS_API_URL
 */
export async function fetchUserData(
  baseUrl: string | undefined,
  token: string,
  read: JsonReader = readJson,
): Promise<UserData> {
  const base = configuredUrl(baseUrl, 'you need to supply a graphql api url');
  const init = {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
    },
    body: JSON.stringify(userDataQuery),
  };
  const { data, errors } = await read(new URL(`${base}${CUSTOMERS_GRAPHQL_PATH}`), init, answerSchema);
  const found = userDataSchema.safeParse(data);
  if (found.success) return found.data;
  const message = errors?.[0]?.message;
  throw message === undefined
    ? unreadable(found.error)
    : new CustomersError(message, 200, { cause: found.error });
}
