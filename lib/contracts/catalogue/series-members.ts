/** GET /series/{slug}/members.json of the web app: a series with the members this visitor may see, in order. */
import { z } from 'zod';
import { cardItemSchema } from './card';

export const seriesMembersSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  members: z.array(cardItemSchema),
  /** It has more members than those. The last release does not answer it. */
  isCut: z.boolean().default(false),
});
export type SeriesMembers = z.infer<typeof seriesMembersSchema>;
