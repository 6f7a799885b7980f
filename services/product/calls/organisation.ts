import type { CustomersOrganisation } from '@/lib/contracts/viewer/customers';
import type { CustomersClient } from '@/lib/platform/customers/client';
import { unavailable } from '@/lib/platform/service-error';
import { noOrganisation } from '@/services/common/http/refusals';

/** Throws UNAVAILABLE while the customers service is unavailable, NOT_FOUND for an organisation that does not exist. */
export async function organisationOf(
  customers: Pick<CustomersClient, 'organisation'>,
  id: string,
): Promise<CustomersOrganisation> {
  const found = await customers.organisation(id).catch(unavailable('The organisation cannot be read now'));
  if (found === null) throw noOrganisation();
  return found;
}
