import type { ListingSegment } from '@/lib/contracts/content-types';
import { productRequest, type ProductConnection } from './fetch';

async function nameSchema() {
  const { z } = await import('zod');
  return z.object({ name: z.string() });
}

/** Name of one item by its slug; null when there is none or it cannot be had, since the slug then serves. */
export async function fetchItemName(
  connection: ProductConnection,
  segment: ListingSegment,
  slug: string,
  signal?: AbortSignal,
): Promise<string | null> {
  try {
    const path = `/api/${segment}/${encodeURIComponent(slug)}`;
    return (await productRequest(connection, { path, schema: nameSchema, signal })).name;
  } catch {
    return null;
  }
}
