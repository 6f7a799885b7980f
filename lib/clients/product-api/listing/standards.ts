import type { ListingScreen, ListingState } from '@/lib/domain/listing/address';
import { listingQuery } from '@/lib/domain/listing/request';
import { productPath } from '../address';
import { ask, type ProductConnection } from '../fetch';

const contract = () => import('@/lib/contracts/listing/standards');

/** GET /api/standards: the three steps, with counts for the state's search text and filters. */
export function fetchStandards(
  connection: ProductConnection,
  { state, screen }: { state: ListingState; screen: ListingScreen },
  signal?: AbortSignal,
) {
  const query = listingQuery({ ...state, page: 1 }, screen, []);
  query.delete('standard');
  const { authority = null, grade = null } = state.standards ?? {};
  if (authority) query.set('authority', authority);
  if (grade) query.set('grade', grade);
  const path = productPath('/api/standards', { query });
  return ask(path, contract, 'standardsResponseSchema', { connection, signal });
}
