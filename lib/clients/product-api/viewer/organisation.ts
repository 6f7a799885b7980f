/** GET /api/organisations/{id}: the organisation of a recognised network, for its own visitors (R-API-9). */
import { ask } from '../fetch';

const contract = () => import('@/lib/contracts/viewer/customers');

/** Throws the server's message (R-VAL-10). */
export const fetchOrganisation = (id: string) =>
  ask(`/api/organisations/${encodeURIComponent(id)}`, contract, 'organisationDetailsSchema');
