/** Who may read whose reports: credentials of the COUNTER API (contract library-standards §3). */
import { recordId } from '@/lib/contracts/http/ids';
import { THE_WORLD, type ExceptionCode } from '@/lib/contracts/usage/counter';
import type { CustomersOrganisation } from '@/lib/contracts/viewer/customers';
import type { CustomersClient } from '@/lib/platform/customers/client';
import { findKey, type LibraryKey } from '../records/keys';
import type { ProductDb } from '../tables';

export interface Credentials {
  customer_id?: string | undefined;
  api_key?: string | undefined;
  requestor_id?: string | undefined;
}

/** A failure that is answered with one exception of the COUNTER standard. */
export class CounterRefusal extends Error {
  override name = 'CounterRefusal';
  constructor(
    readonly code: ExceptionCode,
    readonly data?: string,
  ) {
    super(`COUNTER ${code}`);
  }
}

const owns = (key: LibraryKey, organisation: CustomersOrganisation) =>
  key.organisation_id === organisation.id ||
  (key.company_id !== null && key.company_id === organisation.parentCompanyId);

/** The key that was given; null for none, and for one that is not known. */
export const givenKey = async (
  db: ProductDb,
  { api_key: given = '' }: Credentials,
): Promise<LibraryKey | null> => (given === '' ? null : findKey(db, 'counter', given));

/**
 * Null: no such customer. What is no id at all, such as one with U+0000, is nobody's: the customers service would refuse the
 * question, and that is no fault on our side (1000).
 */
async function customerOf(
  id: string,
  customers: Pick<CustomersClient, 'organisation'>,
): Promise<CustomersOrganisation | null> {
  if (!recordId.safeParse(id).success) return null;
  return customers.organisation(id).catch(() => {
    throw new CounterRefusal(1000);
  });
}

const needed = ['customer_id', 'api_key'] as const;

/**
 * The customer and the key. Throws CounterRefusal for the first fault; an unknown customer and another's are refused alike.
 * @param key what `givenKey` found
 * @param others parameters that are missing besides: one exception names all
 */
export async function authorise(
  credentials: Credentials,
  key: LibraryKey | null,
  customers: Pick<CustomersClient, 'organisation'>,
  others: readonly string[] = [],
): Promise<{ key: LibraryKey; organisation: CustomersOrganisation }> {
  const { customer_id: customerId = '', requestor_id: requestor } = credentials;
  const missing = [...needed.filter((name) => !credentials[name]), ...others];
  if (missing.length > 0) throw new CounterRefusal(1030, missing.join(', '));
  // The requestor id is optional; when given, it must be the key's. Of several faults the lowest code is given.
  if (key !== null && requestor && requestor !== key.requestor_id) throw new CounterRefusal(2000);
  if (customerId === THE_WORLD) throw new CounterRefusal(2011);
  if (key === null) throw new CounterRefusal(2020);
  // Looked up whoever owns the key, so that refusing an unknown customer and another's takes the same time.
  const organisation = await customerOf(customerId, customers);
  if (organisation === null || !owns(key, organisation)) throw new CounterRefusal(2010);
  return { key, organisation };
}
