/** Entries of the library's own content service: operators search, unpublish and publish them, now or at a planned time. */
import { z } from 'zod';
import { storedVersion } from '../http/ids';
import { pageQuery } from '../http/whole-number';

export const ENTRIES_A_PAGE = 20;
const MOST_ENTRIES = 10_000_000;

export const entriesQuerySchema = z.strictObject({
  /** `q`: part of a name, or an id. */
  ...pageQuery(MOST_ENTRIES),
  /** Id of a content type; empty: all. */
  type: z.string().max(64).default(''),
});
export type EntriesQuery = z.output<typeof entriesQuerySchema>;

/** How far ahead a change can be planned, calendar months. */
export const PLANNED_MONTHS = 60;

/** A change that the content service makes by itself at the planned time. */
const plannedChangeSchema = z.object({
  /** True: publish; false: unpublish. */
  published: z.boolean(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Why it was refused at the planned time; null: still pending. */
  failure: z.string().nullable(),
});
export type PlannedChange = z.infer<typeof plannedChangeSchema>;

export const operatedEntrySchema = z.object({
  id: z.string(),
  type: z.string(),
  /** From the name field of the type; null if it has none. */
  name: z.string().nullable(),
  /** False: a draft, not shown to visitors. */
  published: z.boolean(),
  /** ISO 8601. */
  updated: z.string(),
  /** Null: nothing is planned. */
  plan: plannedChangeSchema.nullable(),
  /** Changes whenever the entry or its plan changes. */
  version: z.string(),
});
export type OperatedEntry = z.infer<typeof operatedEntrySchema>;

/** GET /api/admin/operator/entries: first entries with a plan, by its time; then the rest by name. */
export const operatedEntriesSchema = z.object({
  /** False: content comes from another system and cannot be changed here. */
  own: z.boolean(),
  /** Ids of the content types that have entries. The last release does not answer it. */
  types: z.array(z.string()).default([]),
  entries: z.array(operatedEntrySchema),
  total: z.number().int(),
});
export type OperatedEntries = z.infer<typeof operatedEntriesSchema>;

/** POST /api/admin/operator/entries/{entry}. */
export const setPublishedSchema = z.strictObject({
  version: storedVersion,
  published: z.boolean(),
});
export type SetPublished = z.infer<typeof setPublishedSchema>;

/** POST /api/admin/operator/entries/{entry}/plan: replaces the earlier plan; null cancels it. */
export const setPlanSchema = z.strictObject({
  version: storedVersion,
  plan: z
    .strictObject({
      published: z.boolean(),
      /** UTC. */
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type SetPlan = z.infer<typeof setPlanSchema>;
