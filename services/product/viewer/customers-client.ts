/**
 * What the product service asks of the customers API: user data with the user's own token, organisations by network
 * with the server's key. A service that does not answer is not asked again for a moment, so that its outage costs
 * visitors no waiting.
 */
import { z } from 'zod';
import {
  customersOrganisationSchema,
  organisationsByIpSchema,
  userDataSchema,
  type CustomersOrganisation,
  type UserData,
} from '@/lib/contracts/customers';
import { CUSTOMERS_GRAPHQL_PATH, userDataDocument } from '@/lib/contracts/customers-graphql';
import type { Logger } from '@/services/common/log';

/** A visitor's page waits for this at most. */
const TIMEOUT_MS = 2_000;
/** How long an outage is taken as given. */
const REST_AFTER_FAILURE_MS = 1_000;

export interface CustomersClient {
  userData: (token: string) => Promise<UserData>;
  /** Null: the address belongs to no organisation. */
  organisationByAddress: (address: string) => Promise<CustomersOrganisation | null>;
  /** Null: no such organisation. */
  organisation: (id: string) => Promise<CustomersOrganisation | null>;
}

export interface CustomersSettings {
  url: string;
  key: string;
  log: Logger;
  now: () => number;
}

const graphqlAnswerSchema = z.object({ data: userDataSchema });

export function createCustomersClient({ url, key, log, now }: CustomersSettings): CustomersClient {
  let restUntil = 0;

  const request = async (path: string, token: string, body?: unknown): Promise<Response> => {
    if (now() < restUntil) throw new Error('customers did not answer a moment ago');
    try {
      const response = await fetch(url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response.status >= 500) throw new Error(`customers answered ${response.status}`);
      return response;
    } catch (error) {
      restUntil = now() + REST_AFTER_FAILURE_MS;
      throw error;
    }
  };

  const json = async (response: Response): Promise<unknown> => {
    if (!response.ok) throw new Error(`customers answered ${response.status}`);
    return response.json();
  };

  const organisation = async (id: string): Promise<CustomersOrganisation | null> => {
    const response = await request(`/organisations/${encodeURIComponent(id)}`, key);
    return response.status === 404 ? null : customersOrganisationSchema.parse(await json(response));
  };

  return {
    userData: async (token) => {
      const body = { query: userDataDocument, operationName: 'UserData' };
      const response = await request(CUSTOMERS_GRAPHQL_PATH, token, body);
      return graphqlAnswerSchema.parse(await json(response)).data;
    },
    organisation,
    organisationByAddress: async (address) => {
      const response = await request(`/organisations?ip-address=${encodeURIComponent(address)}`, key);
      const { organisations } = organisationsByIpSchema.parse(await json(response));
      // R-CUS-2: the longest prefix comes first.
      if (organisations.length > 1)
        log.warn({ ids: organisations.map(({ id }) => id) }, 'several organisations match');
      const first = organisations[0];
      return first ? organisation(first.id) : null;
    },
  };
}
