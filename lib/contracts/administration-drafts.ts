/** An entry as it is stored, before anybody is shown it: what operators look at before they publish. */
import { z } from 'zod';
import { operatedEntrySchema } from './administration-entries';

const linkedSchema = z.object({
  id: z.string(),
  /** By the type's own name field, or a file's title; null where it has none. */
  name: z.string().nullable(),
  /** `missing`: there is nothing of this id. */
  state: z.enum(['published', 'draft', 'missing']),
  /** Address of a picture that is published, without the scheme; null for everything else. Nothing that plays is given. */
  picture: z.string().nullable(),
});
export type LinkedThing = z.infer<typeof linkedSchema>;

/** GET /api/admin/operator/entries/{entry}/draft. */
export const entryDraftSchema = z.object({
  entry: operatedEntrySchema,
  /** In the order of the type; those without a value are left out. */
  fields: z.array(
    z.object({
      /** As editors call it. */
      name: z.string(),
      /** Language of the value; null: the library's own. */
      locale: z.string().nullable(),
      paragraphs: z.array(z.string()),
      links: z.array(linkedSchema),
    }),
  ),
  /** What publishing would refuse it for; empty: it may be published. */
  faults: z.array(z.string()),
});
export type EntryDraft = z.infer<typeof entryDraftSchema>;
