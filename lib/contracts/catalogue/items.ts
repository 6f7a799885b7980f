/** GET /api/items?id=a,b : items by id, for lists stored on the viewer's device or in their account. */
import { z } from 'zod';
import { contentItemSchema } from './content-item';

const repeated = z.union([z.string(), z.array(z.string())]).optional();

/** `id`: comma list, repeated name, or both. Country and profiles narrow as for listings (D37). */
export const itemsQuerySchema = z.object({
  id: repeated,
  country: z.string().optional(),
  blockedProfiles: repeated,
});
export const itemsResponseSchema = z.object({ items: z.array(contentItemSchema) });
