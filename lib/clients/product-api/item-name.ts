import type { ListingSegment } from '@/lib/contracts/catalogue/content-types';
import { ask, ProductApiError, type ProductConnection, type Sending } from './fetch';

async function contract() {
  const { z } = await import('zod');
  return { namedSchema: z.object({ name: z.string() }) };
}

const named = (segment: ListingSegment, slug: string, sending: Sending) =>
  ask(`/api/${segment}/${encodeURIComponent(slug)}`, contract, 'namedSchema', sending);

/** Whether an item with this slug exists for the viewer. Throws ProductApiError when that cannot be determined. */
export async function hasItem(
  connection: ProductConnection,
  segment: ListingSegment,
  slug: string,
): Promise<boolean> {
  try {
    await named(segment, slug, { connection });
    return true;
  } catch (error) {
    if (error instanceof ProductApiError && error.status === 404) return false;
    throw error;
  }
}

/** Name of one item by its slug; null when there is none or it cannot be fetched: callers then show the slug. */
export async function fetchItemName(
  connection: ProductConnection,
  segment: ListingSegment,
  slug: string,
  signal?: AbortSignal,
): Promise<string | null> {
  try {
    return (await named(segment, slug, { connection, signal })).name;
  } catch {
    return null;
  }
}
