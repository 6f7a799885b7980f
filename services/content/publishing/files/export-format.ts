/**
 * The file that publishing reads and writes: the provider's export JSON (delivery contract §8), or several of them
 * keyed by space id. Entries may carry delivery `sys` (revision, createdAt) or management `sys` (publishedCounter,
 * firstPublishedAt, version); both are understood, so one file can feed this service or the hosted one.
 */
import { z } from 'zod';
import { contentTypeSchema } from '../../model/content-type';
import { CONTENT_ID } from '@/lib/contracts/http/ids';

export const idSchema = z
  .string()
  .regex(CONTENT_ID, 'ids are 1 to 64 letters, digits, dots, hyphens or underscores');
const link = z.object({ sys: z.looseObject({ id: idSchema }) });

const sysSchema = z.looseObject({
  id: idSchema,
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
  revision: z.number().int().optional(),
  version: z.number().int().optional(),
  publishedVersion: z.number().int().optional(),
  publishedCounter: z.number().int().optional(),
  publishedAt: z.string().optional(),
  firstPublishedAt: z.string().optional(),
  archivedAt: z.string().optional(),
});
export type SourceSys = z.infer<typeof sysSchema>;

const tagLink = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.literal('Tag'), id: idSchema }),
});
const metadataSchema = z
  .object({ tags: z.array(tagLink).default([]), concepts: z.array(z.unknown()).exactOptional() })
  .default({ tags: [] });
const fieldsSchema = z.record(z.string(), z.record(z.string(), z.unknown())).default({});

export const entrySchema = z.object({
  sys: sysSchema.extend({ contentType: link }),
  metadata: metadataSchema,
  fields: fieldsSchema,
});
interface Unpublished {
  /** It is stored and not published: a change of it must not publish it. Files say so by `sys`. */
  unpublished?: true;
}
export type SourceEntry = z.infer<typeof entrySchema> & Unpublished;

export const blankEntry = (contentType: string, id: string): SourceEntry => ({
  sys: { id, contentType: { sys: { id: contentType } } },
  metadata: { tags: [] },
  fields: {},
});

export const assetSchema = z.object({ sys: sysSchema, metadata: metadataSchema, fields: fieldsSchema });
export type SourceAsset = z.infer<typeof assetSchema> & Unpublished;

const localeSchema = z.looseObject({
  code: z.string().min(1),
  name: z.string(),
  default: z.boolean().default(false),
  fallbackCode: z.string().nullish(),
  sys: z.looseObject({ id: z.string(), version: z.number().int().optional() }).optional(),
});
export type SourceLocale = z.infer<typeof localeSchema>;

const tagSchema = z.looseObject({
  name: z.string(),
  sys: z.looseObject({
    id: idSchema,
    visibility: z.enum(['public', 'private']).default('public'),
    version: z.number().int().default(1),
    createdAt: z.string().optional(),
    updatedAt: z.string().optional(),
  }),
});
export type SourceTag = z.infer<typeof tagSchema>;

export const bundleSchema = z.looseObject({
  space: z.looseObject({ id: idSchema, name: z.string().optional() }).optional(),
  environment: idSchema.optional(),
  locales: z.array(localeSchema).optional(),
  contentTypes: z.array(contentTypeSchema).optional(),
  tags: z.array(tagSchema).optional(),
  entries: z.array(z.unknown()).default([]),
  assets: z.array(z.unknown()).default([]),
});
export type Bundle = z.infer<typeof bundleSchema>;

/** True when a file is one export, not several keyed by space id. */
export function isSingleExport(json: unknown): boolean {
  const parts = ['contentTypes', 'entries', 'assets', 'locales', 'tags'];
  return (
    typeof json === 'object' &&
    json !== null &&
    parts.some((part) => Array.isArray((json as Record<string, unknown>)[part]))
  );
}

/** A draft of a management export: it has versions and was never published, or it is archived. */
export function isDraft(sys: SourceSys): boolean {
  if (sys.archivedAt !== undefined) return true;
  const marks = [sys.revision, sys.publishedVersion, sys.publishedCounter, sys.publishedAt];
  return sys.version !== undefined && marks.every((mark) => mark === undefined);
}

/** True when a resource is to be written without being published. */
export function staysDraft({ sys, unpublished }: { sys: SourceSys; unpublished?: true }): boolean {
  return unpublished === true || isDraft(sys);
}
