/** GET /series/{slug}/members.json of the web app: a series with the members this visitor may see, in order. */
import { z } from 'zod';
import { cardItemSchema } from './card';

export const seriesMembersSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  members: z.array(cardItemSchema),
});
export type SeriesMembers = z.infer<typeof seriesMembersSchema>;
