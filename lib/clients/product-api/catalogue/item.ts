import type { ListingSegment } from '@/lib/contracts/catalogue/content-types';
import { ask, nullWhenMissing, type ProductConnection } from '../fetch';

const itemPath = (segment: ListingSegment, slug: string) => `/api/${segment}/${encodeURIComponent(slug)}`;

/** GET /api/{listing}/{slug}: the whole item. Throws with `NOT_FOUND` for one that the viewer may not see, too. */
export function fetchItem(connection: ProductConnection, segment: ListingSegment, slug: string) {
  const contract = () => import('@/lib/contracts/catalogue/content-item');
  return ask(itemPath(segment, slug), contract, 'contentItemSchema', { connection });
}

async function namedContract() {
  const { z } = await import('zod');
  return { namedSchema: z.object({ name: z.string() }) };
}

/** Null for an item that the viewer may not see, or that does not exist. */
async function nameOf(
  connection: ProductConnection,
  segment: ListingSegment,
  slug: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const sent = { connection, signal };
  const named = await ask(itemPath(segment, slug), namedContract, 'namedSchema', sent).catch(nullWhenMissing);
  return named?.name ?? null;
}

/** Whether an item with this slug exists for the viewer. Throws ProductApiError when that cannot be determined. */
export const hasItem = async (
  connection: ProductConnection,
  segment: ListingSegment,
  slug: string,
): Promise<boolean> => (await nameOf(connection, segment, slug)) !== null;

/** Name of one item by its slug; null when there is none or it cannot be fetched: callers then show the slug. */
export async function fetchItemName(
  connection: ProductConnection,
  segment: ListingSegment,
  slug: string,
  signal?: AbortSignal,
): Promise<string | null> {
  try {
    return await nameOf(connection, segment, slug, signal);
  } catch (error) {
    if (!signal?.aborted) connection.onFailure?.('The name of an item could not be fetched', error);
    return null;
  }
}
