/** Customers REST, called by servers with the key only: which organisation has an address, and what it may see. */
import { firstKey } from '../key-list';
import { z } from 'zod';
import {
  customersOrganisationReader,
  customersOrganisationSchema,
  organisationNamesSchema,
  organisationsByIpSchema,
  type CustomersOrganisation,
  type OrganisationsByIp,
} from '@/lib/contracts/viewer/customers';
import { configuredUrl, unreadable, type JsonReader } from './http';

export interface ClientLog {
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

export interface OrganisationReaderOptions {
  /** CUSTOMERS_API_URL. */
  baseUrl: string | undefined;
  /** CUSTOMERS_API_KEY; reaches no browser (R-CUS-4). */
  key: string;
  log: ClientLog;
  read: JsonReader;
}

export interface OrganisationReader {
  /** R-CUS-1. Null: no organisation has this address (R-CUS-3). Throws CustomersError when the service gives no usable answer. */
  findByAddress: (address: string) => Promise<OrganisationsByIp['organisations'][number] | null>;
  /** The organisations of a company, by id. */
  organisationsOf: (companyId: string) => Promise<{ id: string; name: string }[]>;
  /** Throws CustomersError, status 404 for an unknown id. */
  fetchOrganisation: (id: string) => Promise<CustomersOrganisation>;
}

const controlsSchema = customersOrganisationSchema.pick({ allowedContent: true, blockedContent: true });
const looseOrganisation = z.looseObject({ id: z.string() });

/** R-CUS-5, R-ERR-17: unreadable content controls are logged and replaced by empty lists; absent lists are empty. */
function contentControlsOf(body: z.infer<typeof looseOrganisation>, log: ClientLog) {
  const controls = controlsSchema.safeParse(body);
  if (controls.success) return controls.data;
  log.error({ organisationId: body.id }, 'Content controls of the organisation could not be read');
  return { allowedContent: [], blockedContent: [] };
}

function organisationOf(body: z.infer<typeof looseOrganisation>, log: ClientLog): CustomersOrganisation {
  const parsed = customersOrganisationReader.safeParse({ ...body, ...contentControlsOf(body, log) });
  if (parsed.success) return parsed.data;
  throw unreadable(parsed.error);
}

export function createOrganisationReader({
  baseUrl,
  key,
  log,
  read,
}: OrganisationReaderOptions): OrganisationReader {
  const get = <Answer>(path: string, schema: z.ZodType<Answer>): Promise<Answer> =>
    read(
      new URL(`${configuredUrl(baseUrl)}${path}`),
      { headers: { Authorization: `Bearer ${firstKey(key)}`, Accept: 'application/json' } },
      schema,
    );

  const fetchOrganisation = async (id: string) =>
    organisationOf(await get(`/organisations/${encodeURIComponent(id)}`, looseOrganisation), log);

  const findByAddress = async (address: string) => {
    const path = `/organisations?ip-address=${encodeURIComponent(address)}`;
    const { organisations } = await get(path, organisationsByIpSchema);
    if (organisations.length > 1) {
      // R-CUS-2, O-14; the address itself is personal data and stays out of the log.
      log.warn(
        { organisations: organisations.map(({ id }) => id) },
        'More than one organisation has this address',
      );
    }
    return organisations[0] ?? null;
  };

  const organisationsOf = async (companyId: string) => {
    const path = `/companies/${encodeURIComponent(companyId)}/organisations`;
    return (await get(path, organisationNamesSchema)).organisations;
  };

  return { findByAddress, fetchOrganisation, organisationsOf };
}
