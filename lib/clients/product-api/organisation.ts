/** GET /api/organisations/{id}: the organisation of a recognised network, for its own visitors (R-API-9). */
import type { OrganisationDetails } from '@/lib/contracts/viewer/customers';
import { browserConnection, productRequest, type ProductConnection } from './fetch';

/** Throws the server's message (R-VAL-10). */
export function fetchOrganisation(
  id: string,
  connection: ProductConnection = browserConnection(),
): Promise<OrganisationDetails> {
  return productRequest(connection, {
    path: `/api/organisations/${encodeURIComponent(id)}`,
    schema: async () => (await import('@/lib/contracts/viewer/customers')).organisationDetailsSchema,
  });
}
