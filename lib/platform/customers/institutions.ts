/** Finds organisations by name at sign-in, through the customers API with the servers' key. */
import { institutionsSchema, type Institution } from '@/lib/contracts/viewer/customers';
import { firstKey } from '../key-list';
import { configuredUrl, CustomersError, type JsonReader } from './http';

interface InstitutionFinderOptions {
  /** CUSTOMERS_API_URL. */
  baseUrl: string | undefined;
  /** CUSTOMERS_API_KEY; reaches no browser (R-CUS-4). */
  key: string;
  read: JsonReader;
}

/** Throws CustomersError when the customers service gives no usable answer. */
export type FindInstitutions = (name: string) => Promise<Institution[]>;

export function createInstitutionFinder({ baseUrl, key, read }: InstitutionFinderOptions): FindInstitutions {
  const ask = (name: string) =>
    read(
      new URL(`${configuredUrl(baseUrl)}/institutions?q=${encodeURIComponent(name)}`),
      { headers: { Authorization: `Bearer ${firstKey(key)}`, Accept: 'application/json' } },
      institutionsSchema,
    );
  return async (name) => {
    try {
      return (await ask(name)).institutions;
    } catch (error) {
      // A hosted customers system may lack this call: then no organisation is found by name.
      if (error instanceof CustomersError && error.status === 404) return [];
      throw error;
    }
  };
}
