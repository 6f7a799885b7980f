/** An entry as stored, published or not: the preview that operators see before they publish it. */
import { z } from 'zod';
import { operatedEntrySchema } from './entries';

const linkedSchema = z.object({
  id: z.string(),
  /** From the name field of the type, or the title of a file; null if it has none. */
  name: z.string().nullable(),
  /** `missing`: nothing has this id. */
  state: z.enum(['published', 'draft', 'missing']),
  /** Address of a published picture, without the scheme; null for everything else. Addresses of recordings are never included. */
  picture: z.string().nullable(),
});
export type LinkedThing = z.infer<typeof linkedSchema>;

/** GET /api/admin/operator/entries/{entry}/draft. */
export const entryDraftSchema = z.object({
  entry: operatedEntrySchema,
  /** In the order of the content type; fields without a value are left out. */
  fields: z.array(
    z.object({
      /** The name that editors see. */
      name: z.string(),
      /** Language of the value; null: the default language of the library. */
      locale: z.string().nullable(),
      paragraphs: z.array(z.string()),
      links: z.array(linkedSchema),
    }),
  ),
  /** Reasons why publishing would be refused; empty: it can be published. */
  faults: z.array(z.string()),
});
export type EntryDraft = z.infer<typeof entryDraftSchema>;
