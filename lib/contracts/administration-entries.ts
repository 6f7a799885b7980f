/** Entries of the library's own content service, as operators find them, and take them back or publish them again, now or at a moment. */
import { z } from 'zod';

export const ENTRIES_A_PAGE = 20;
const MOST_ENTRIES = 10_000_000;

export const entriesQuerySchema = z.strictObject({
  /** Part of a name, or an id. */
  q: z.string().max(200).default(''),
  offset: z.coerce.number().int().min(0).max(MOST_ENTRIES).default(0),
});
export type EntriesQuery = z.output<typeof entriesQuerySchema>;

/** How far ahead a change may be planned, calendar months. */
export const PLANNED_MONTHS = 60;

/** A change that the content service makes by itself when its moment has come. */
const plannedChangeSchema = z.object({
  /** True: it is to be published; false: taken back. */
  published: z.boolean(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Why it was refused at its moment; null: it has still to come. */
  failure: z.string().nullable(),
});
export type PlannedChange = z.infer<typeof plannedChangeSchema>;

export const operatedEntrySchema = z.object({
  id: z.string(),
  type: z.string(),
  /** By the type's own name field; null where it has none. */
  name: z.string().nullable(),
  /** False: a draft, which nobody is shown. */
  published: z.boolean(),
  /** ISO 8601. */
  updated: z.string(),
  /** Null: none. */
  plan: plannedChangeSchema.nullable(),
  /** Another one after every change of the entry or of its plan. */
  version: z.string(),
});
export type OperatedEntry = z.infer<typeof operatedEntrySchema>;

/** GET /api/admin/operator/entries: those with a plan first, by its moment; then by name. */
export const operatedEntriesSchema = z.object({
  /** False: content is written elsewhere, and nothing of it can be changed here. */
  own: z.boolean(),
  entries: z.array(operatedEntrySchema),
  total: z.number().int(),
});
export type OperatedEntries = z.infer<typeof operatedEntriesSchema>;

/** POST /api/admin/operator/entries/{entry}. */
export const setPublishedSchema = z.strictObject({
  version: z.string().max(64),
  published: z.boolean(),
});
export type SetPublished = z.infer<typeof setPublishedSchema>;

/** POST /api/admin/operator/entries/{entry}/plan: instead of what was planned before; null cancels that. */
export const setPlanSchema = z.strictObject({
  version: z.string().max(64),
  plan: z
    .strictObject({
      published: z.boolean(),
      /** UTC. */
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type SetPlan = z.infer<typeof setPlanSchema>;
