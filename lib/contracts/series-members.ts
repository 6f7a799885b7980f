/** GET /series/{slug}/members.json of the web app: a series with the members this visitor may see, in order. */
import { z } from 'zod';
import { contentItemSchema } from './content-item';

const memberCardSchema = contentItemSchema
  .pick({
    id: true,
    type: true,
    slug: true,
    name: true,
    subType: true,
    image: true,
    shortIntroduction: true,
    date: true,
    media: true,
    hasAdultThemes: true,
  })
  .extend({ relatedEducationLevelNames: z.array(z.string()).exactOptional() });

export const seriesMembersSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  members: z.array(memberCardSchema),
});
export type SeriesMembers = z.infer<typeof seriesMembersSchema>;
