/** The customers API as a server of the web app calls it; the key and the calls never reach a browser (R-CUS-4). */
import type { CustomersOrganisation, OrganisationsByIp, UserData } from '@/lib/contracts/customers';
import { createOrganisationsClient, type ClientLog } from './organisations';
import { fetchUserData } from './user-data';

export interface CustomersClientOptions {
  /** CUSTOMERS_API_URL; a missing one throws when it is first used. */
  url: string | undefined;
  /** CUSTOMERS_API_KEY. */
  key: string;
  log: ClientLog;
}

/** Every call throws CustomersError when customers cannot tell; the caller decides what stands in. */
export interface CustomersClient {
  /** Null: no organisation has this address. Of several, the first, with a warning (R-CUS-2). */
  findOrganisationByAddress: (address: string) => Promise<OrganisationsByIp['organisations'][number] | null>;
  fetchOrganisation: (id: string) => Promise<CustomersOrganisation>;
  /** As the bearer of the token. */
  fetchUserData: (token: string) => Promise<UserData>;
}

export function createCustomersClient({ url, key, log }: CustomersClientOptions): CustomersClient {
  return {
    ...createOrganisationsClient({ baseUrl: url, key, log }),
    fetchUserData: (token) => fetchUserData(url, token),
  };
}
