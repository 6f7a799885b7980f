import type { StandardsResponse } from '@/lib/contracts/listing/standards';
import type { ListingScreen, ListingState } from '@/lib/domain/listing/address';
import { listingQuery } from '@/lib/domain/listing/request';
import { productPath } from './address';
import { productRequest, type ProductConnection } from './fetch';

/** GET /api/standards: the three steps, with counts for the state's search text and filters. */
export function fetchStandards(
  connection: ProductConnection,
  { state, screen }: { state: ListingState; screen: ListingScreen },
  signal?: AbortSignal,
): Promise<StandardsResponse> {
  const query = listingQuery({ ...state, page: 1 }, screen, []);
  query.delete('standard');
  const { authority = null, grade = null } = state.standards ?? {};
  if (authority) query.set('authority', authority);
  if (grade) query.set('grade', grade);
  return productRequest(connection, {
    path: productPath('/api/standards', { query }),
    schema: async () => (await import('@/lib/contracts/listing/standards')).standardsResponseSchema,
    signal,
  });
}
