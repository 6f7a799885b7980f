/** The customers API as our servers call it; the key and the calls never reach a browser (R-CUS-4). */
import type { z } from 'zod';
import {
  institutionsSchema,
  organisationNamesSchema,
  organisationsByIpSchema,
  type CustomersOrganisation,
  type Institution,
  type UserData,
} from '@/lib/contracts/viewer/customers';
import { STANDING_PATH, standingSchema, type Standing } from '@/lib/contracts/viewer/standing';
import { firstKey } from '../key-list';
import { configuredUrl, createReader, CustomersError, isAway, readJson } from './http';
import { looseOrganisation, organisationOf, type ClientLog } from './organisations';
import { fetchUserData } from './user-data';

interface CustomersClientOptions {
  /** CUSTOMERS_API_URL; a missing one throws when it is first used. */
  url: string | undefined;
  /** CUSTOMERS_API_KEY; reaches no browser (R-CUS-4). */
  key: string;
  log: ClientLog;
  /** Epoch ms. */
  now?: () => number;
}

/** Every call throws CustomersError when the customers service gives no usable answer; the caller chooses the fallback. */
export interface CustomersClient {
  /** Null: none has this address. If several have it, returns the first and logs a warning (R-CUS-1, R-CUS-2, R-CUS-3). */
  organisationByAddress: (address: string) => Promise<CustomersOrganisation | null>;
  /** Null: no such organisation. */
  organisation: (id: string) => Promise<CustomersOrganisation | null>;
  /** The organisations of a company, by id. */
  organisationsOf: (companyId: string) => Promise<{ id: string; name: string }[]>;
  /** By name, at sign-in. A hosted system may lack this call: then none is found. */
  institutions: (name: string) => Promise<Institution[]>;
  /** Called as the bearer of the token. */
  fetchUserData: (token: string) => Promise<UserData>;
}

/** Whether the bearer of the token is known, and if not, why. Throws CustomersError; a hosted system may lack this call. */
export async function fetchStanding(url: string | undefined, token: string): Promise<Standing> {
  const base = configuredUrl(url);
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
  return readJson(new URL(`${base}${STANDING_PATH}`), { headers }, standingSchema);
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof CustomersError && error.status === 404) return null;
  throw error;
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
  const get = <Answer>(path: string, schema: z.ZodType<Answer>): Promise<Answer> =>
    read(
      new URL(`${configuredUrl(url)}${path}`),
      { headers: { Authorization: `Bearer ${firstKey(key)}`, Accept: 'application/json' } },
      schema,
    );

  const organisation = async (id: string) => {
    const body = await get(`/organisations/${encodeURIComponent(id)}`, looseOrganisation).catch(
      nullWhenMissing,
    );
    return body && organisationOf(body, log);
  };

  return {
    organisation,
    organisationByAddress: async (address) => {
      const path = `/organisations?ip-address=${encodeURIComponent(address)}`;
      const { organisations } = await get(path, organisationsByIpSchema);
      const ids = organisations.map(({ id }) => id);
      // R-CUS-2, O-14; the address itself is personal data and stays out of the log.
      if (ids.length > 1) log.warn({ organisations: ids }, 'More than one organisation has this address');
      return ids[0] === undefined ? null : organisation(ids[0]);
    },
    organisationsOf: async (companyId) => {
      const path = `/companies/${encodeURIComponent(companyId)}/organisations`;
      return (await get(path, organisationNamesSchema)).organisations;
    },
    institutions: async (name) => {
      const path = `/institutions?q=${encodeURIComponent(name)}`;
      return (await get(path, institutionsSchema).catch(nullWhenMissing))?.institutions ?? [];
    },
    fetchUserData: (token) => fetchUserData(url, token, readPerson),
  };
}
