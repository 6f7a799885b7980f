/** Content types as they are published (delivery contract §4), and the parts of their validations we act on. */
import { contentIdSchema } from '@/lib/contracts/http/ids';
import { z } from 'zod';

const fieldTypes = [
  'Symbol', 'Text', 'RichText', 'Integer', 'Number', 'Date', 'Boolean', 'Object', 'Location', 'Link', 'Array',
  'ResourceLink',
] as const; // prettier-ignore
export type FieldType = (typeof fieldTypes)[number];

const rangeSchema = z.object({ min: z.number().nullish(), max: z.number().nullish() });

const validationSchema = z.looseObject({
  unique: z.boolean().optional(),
  regexp: z.object({ pattern: z.string(), flags: z.string().nullish() }).optional(),
  prohibitRegexp: z.object({ pattern: z.string(), flags: z.string().nullish() }).optional(),
  size: rangeSchema.optional(),
  range: rangeSchema.optional(),
  in: z.array(z.union([z.string(), z.number()])).optional(),
  linkContentType: z.union([z.array(z.string()), z.string().transform((id) => [id])]).optional(),
  linkMimetypeGroup: z.union([z.array(z.string()), z.string().transform((group) => [group])]).optional(),
  message: z.string().nullish(),
});
export type Validation = z.infer<typeof validationSchema>;

const validations = z.array(validationSchema).optional();

const fieldSchema = z.looseObject({
  id: z.string().min(1),
  name: z.string(),
  type: z.enum(fieldTypes),
  localized: z.boolean().default(false),
  required: z.boolean().default(false),
  disabled: z.boolean().default(false),
  omitted: z.boolean().default(false),
  linkType: z.enum(['Entry', 'Asset']).optional(),
  items: z
    .looseObject({
      type: z.enum(['Symbol', 'Link', 'ResourceLink']),
      linkType: z.enum(['Entry', 'Asset']).optional(),
      validations,
    })
    .optional(),
  validations,
});
export type ContentTypeField = z.infer<typeof fieldSchema>;

export const contentTypeSchema = z.looseObject({
  sys: z.looseObject({
    id: contentIdSchema,
    createdAt: z.string().optional(),
    updatedAt: z.string().optional(),
    revision: z.number().int().optional(),
    publishedVersion: z.number().int().optional(),
  }),
  name: z.string(),
  description: z.string().nullish(),
  displayField: z.string().nullish(),
  fields: z.array(fieldSchema),
});
export type ContentTypeSource = z.infer<typeof contentTypeSchema>;

export interface ContentType {
  id: string;
  /** The wire form, without `sys.space` and `sys.environment`. */
  body: Record<string, unknown>;
  fields: ReadonlyMap<string, ContentTypeField>;
}
