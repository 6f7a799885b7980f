/** The customers API as our servers call it; the key and the calls never reach a browser (R-CUS-4). */
import type { CustomersOrganisation, UserData } from '@/lib/contracts/viewer/customers';
import { STANDING_PATH, standingSchema, type Standing } from '@/lib/contracts/viewer/standing';
import { configuredUrl, createReader, CustomersError, isAway, readJson } from './http';
import { createOrganisationReader, type ClientLog } from './organisations';
import { fetchUserData } from './user-data';

export interface CustomersClientOptions {
  /** CUSTOMERS_API_URL; a missing one throws when it is first used. */
  url: string | undefined;
  /** CUSTOMERS_API_KEY. */
  key: string;
  log: ClientLog;
  /** Epoch ms. */
  now?: () => number;
}

/** Every call throws CustomersError when the customers service gives no usable answer; the caller chooses the fallback. */
export interface CustomersClient {
  /** Null: no organisation has this address. If several have it, returns the first and logs a warning (R-CUS-2). */
  organisationByAddress: (address: string) => Promise<CustomersOrganisation | null>;
  /** Null: no such organisation. */
  organisation: (id: string) => Promise<CustomersOrganisation | null>;
  /** The organisations of a company, by id. */
  organisationsOf: (companyId: string) => Promise<{ id: string; name: string }[]>;
  /** Called as the bearer of the token. */
  fetchUserData: (token: string) => Promise<UserData>;
}

/** Whether the bearer of the token is known, and if not, why. Throws CustomersError; a hosted system may lack this call. */
export async function fetchStanding(url: string | undefined, token: string): Promise<Standing> {
  const base = configuredUrl(url);
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
  return readJson(new URL(`${base}${STANDING_PATH}`), { headers }, standingSchema);
}

export function createCustomersClient({
  url,
  key,
  log,
  now = Date.now,
}: CustomersClientOptions): CustomersClient {
  const read = createReader(now);
  // Of their own: the identity provider of one person may fail, which says nothing of other people and of networks.
  const readPerson = createReader(now, isAway);
  const { findByAddress, fetchOrganisation, organisationsOf } = createOrganisationReader({
    baseUrl: url,
    key,
    log,
    read,
  });

  const organisation = async (id: string) => {
    try {
      return await fetchOrganisation(id);
    } catch (error) {
      if (error instanceof CustomersError && error.status === 404) return null;
      throw error;
    }
  };

  return {
    organisation,
    organisationsOf,
    organisationByAddress: async (address) => {
      const found = await findByAddress(address);
      return found === null ? null : organisation(found.id);
    },
    fetchUserData: (token) => fetchUserData(url, token, readPerson),
  };
}
