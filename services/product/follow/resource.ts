/** The parts of a delivered resource that following relies on, as the source sends it and as it is stored. */
import { z } from 'zod';

/** An asset, or what every resource has. A resource without a filled field comes without `fields`. */
export const resourceSchema = z.looseObject({
  sys: z.looseObject({ id: z.string(), createdAt: z.string() }),
  fields: z.record(z.string(), z.unknown()).default({}),
});

export const entrySchema = resourceSchema.extend({
  sys: z.looseObject({
    id: z.string(),
    createdAt: z.string(),
    contentType: z.looseObject({ sys: z.looseObject({ id: z.string() }) }),
  }),
});

export type SyncedResource = z.infer<typeof resourceSchema>;
