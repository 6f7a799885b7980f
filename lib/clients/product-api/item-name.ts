import type { ListingSegment } from '@/lib/contracts/catalogue/content-types';
import { ProductApiError, productRequest, type ProductConnection } from './fetch';

async function nameSchema() {
  const { z } = await import('zod');
  return z.object({ name: z.string() });
}

const requestOf = (segment: ListingSegment, slug: string) => ({
  path: `/api/${segment}/${encodeURIComponent(slug)}`,
  schema: nameSchema,
});

/** Whether an item with this slug exists for the viewer. Throws ProductApiError when that cannot be determined. */
export async function hasItem(
  connection: ProductConnection,
  segment: ListingSegment,
  slug: string,
): Promise<boolean> {
  try {
    await productRequest(connection, requestOf(segment, slug));
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
    return (await productRequest(connection, { ...requestOf(segment, slug), signal })).name;
  } catch {
    return null;
  }
}
