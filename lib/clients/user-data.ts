/** The UserData query of customers GraphQL v3, sent by the browser on behalf of its person (R-CUS-6, R-ROL-8). */
import { CUSTOMERS_GRAPHQL_PATH, userDataQuery } from '@/lib/contracts/viewer/customers-graphql';
import type { UserData } from '@/lib/contracts/viewer/customers';
import { ask } from './product-api/fetch';

/** The path at which the gateway proxies the customers API. */
const CUSTOMERS_PATH = '/customers';

const contract = () => import('@/lib/contracts/viewer/customers');

/** Members of `self` may be missing: `viewerFromUserData` names them for the log (R-ERR-13). Throws when there is no `self`. */
export async function fetchUserData(): Promise<UserData> {
  const path = `${CUSTOMERS_PATH}${CUSTOMERS_GRAPHQL_PATH}`;
  return (await ask(path, contract, 'userDataAnswerSchema', { body: userDataQuery })).data;
}
