/**
 * Lists of items, moments, clips and documents (`/api/lists`). Writes are idempotent: the client chooses the ids of lists and
 * entries, so that a repeated call has no further effect.
 */
import { z } from 'zod';
import { cardItemSchema } from '../catalogue/card';
import { documentInfoSchema } from '../catalogue/content-item';
import {
  LISTS_A_PAGE,
  MOST_ENTRIES,
  NAME_LENGTH,
  NOTE_LENGTH,
  QUESTION_LENGTH,
  SHORTEST_CLIP_SECONDS,
} from './list-limits';
import { contentIdSchema, uuid as id } from '../http/ids';
import { line } from '../http/line';
import { wholeNumberOr } from '../http/whole-number';

const LONGEST_RECORDING_SECONDS = 86_400;
/** More lists than any organisation has. */
const MOST_SKIPPED = 10_000_000;
/** Of a time in ISO 8601, and more. */
const TIME_LENGTH = 40;
/** Most changes in one call. */
const MOST_CHANGES = 50;

const name = z.string().trim().min(1).max(NAME_LENGTH);
const note = z.string().trim().max(NOTE_LENGTH);
/** Rounded to tenths of a second, the precision at which people set it. */
export const secondsSchema = z
  .number()
  .nonnegative()
  .max(LONGEST_RECORDING_SECONDS)
  .overwrite((value) => Math.round(value * 10) / 10);

/** Who may read a list besides its owner: nobody, people of the organisation, anyone with its address. */
export const listSharings = ['private', 'organisation', 'link'] as const;
export type ListSharing = (typeof listSharings)[number];

export const entryKinds = ['item', 'moment', 'clip', 'document'] as const;
export type EntryKind = (typeof entryKinds)[number];

const entryFields = z.object({
  id,
  kind: z.enum(entryKinds),
  contentId: contentIdSchema,
  /** Id of the documentMedia entry for a document; null for every other kind. */
  documentId: contentIdSchema.nullable().default(null),
  /** For a moment or a clip, seconds. */
  start: secondsSchema.nullable().default(null),
  /** For a clip, seconds. */
  end: secondsSchema.nullable().default(null),
  /** Title chosen by the teacher; empty: the item's name is shown. */
  title: z.string().trim().max(NAME_LENGTH).default(''),
  /** Shown after a clip: "stop and discuss". */
  question: z.string().trim().max(QUESTION_LENGTH).default(''),
  note: note.default(''),
});
type EntryFields = z.infer<typeof entryFields>;

/** What is lost with an entry: its words, and the part that was cut. */
const entryWork = entryFields.pick({ title: true, question: true, note: true, start: true, end: true });
const NO_WORK = { title: '', question: '', note: '', start: null, end: null };

const span = z.object({ start: secondsSchema, end: secondsSchema });
/** Floating point: 5.1 - 2.1 is a little less than 3. */
const isLongEnough = ({ start, end }: z.infer<typeof span>) => end - start >= SHORTEST_CLIP_SECONDS - 1e-9;

const needs: Readonly<Record<EntryKind, (entry: EntryFields) => boolean>> = {
  item: ({ documentId, start, end }) => documentId === null && start === null && end === null,
  moment: ({ documentId, start, end }) => documentId === null && start !== null && end === null,
  clip: ({ documentId, start, end }) =>
    documentId === null && start !== null && end !== null && isLongEnough({ start, end }),
  document: ({ documentId, start, end }) => documentId !== null && start === null && end === null,
};

export const listEntrySchema = entryFields.refine((entry) => needs[entry.kind](entry), {
  message: `A moment has a start, a clip a start and an end at least ${SHORTEST_CLIP_SECONDS} s apart, a document its file`,
});
export type ListEntry = z.infer<typeof listEntrySchema>;

/** The entry to insert after. Null: the beginning; absent, or an entry that no longer exists: the end. */
const after = id.nullable().optional();

/**
 * One change. Changes from several tabs and nodes can be merged: positions are relative to a neighbour, and a text, or the times
 * of a clip, are written, or removed with their entry, only if the stored ones are still those that were read (`was`).
 */
export const listChangeSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('add'), entry: listEntrySchema, after }),
  z.object({ do: z.literal('remove'), entry: id, was: entryWork.default(NO_WORK) }),
  z.object({ do: z.literal('move'), entry: id, after }),
  z.object({
    do: z.literal('write'),
    entry: id,
    field: z.enum(['title', 'question', 'note']),
    was: z.string().max(NOTE_LENGTH),
    text: note,
  }),
  z.object({
    do: z.literal('cut'),
    entry: id,
    was: span,
    span: span.refine(isLongEnough, { message: `A clip is at least ${SHORTEST_CLIP_SECONDS} s long` }),
  }),
  z.object({ do: z.literal('rename'), was: z.string().max(NAME_LENGTH), name }),
  z.object({ do: z.literal('describe'), was: z.string().max(NOTE_LENGTH), note }),
  z.object({ do: z.literal('share'), sharing: z.enum(listSharings) }),
]);
export type ListChange = z.infer<typeof listChangeSchema>;

/** POST /api/lists. `copyOf`: a list that the requester may read; its notes are copied too. */
export const newListSchema = z.object({ id, name, note: note.default(''), copyOf: id.optional() });
export type NewList = z.input<typeof newListSchema>;

export const listChangesSchema = z.object({ changes: z.array(listChangeSchema).min(1).max(MOST_CHANGES) });

/** When a class is let in, ISO 8601. `from` null: it is now. */
const classDatesSchema = z.object({ from: z.string().nullable(), until: z.string() });
export type ClassDates = z.infer<typeof classDatesSchema>;

export const listSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  sharing: z.enum(listSharings),
  /**
   * Whether the requester may change it. Those of people who left are an administrator's in the answer of one list; in GET
   * /api/lists only as many as one person may have (`MOST_LISTS`), and all others are colleagues'.
   */
  isMine: z.boolean(),
  entries: z.number().int().nonnegative(),
  /** Whether the item or document that GET /api/lists was asked about is in it. Absent: it was not asked, or did not know the question. */
  holds: z.boolean().optional(),
  updatedAt: z.string(),
  /** Of the class that is let in longest, else of the next one. Absent: none is, or the requester may not change the list. */
  openToClass: classDatesSchema.optional(),
});
export type ListSummary = z.infer<typeof listSummarySchema>;

/**
 * Query of GET /api/lists. `q`, `skip` and `limit` choose among the lists of colleagues; one's own are bounded (`MOST_LISTS`).
 * `holding`: an item, or with `document` one of its documents; each list says whether it has it.
 */
export const listsQuerySchema = z.object({
  of: z.enum(['mine', 'colleagues']).exactOptional(),
  holding: contentIdSchema.exactOptional(),
  document: contentIdSchema.exactOptional(),
  /** Part of the name. */
  q: line(NAME_LENGTH).default(''),
  skip: wholeNumberOr(0, 'skip', { max: MOST_SKIPPED }),
  limit: wholeNumberOr(LISTS_A_PAGE, 'limit', { min: 1, max: LISTS_A_PAGE }),
});
export type ListsQuery = z.output<typeof listsQuerySchema>;

/** GET /api/lists: the person's own lists first, then a page of those of the organisation; each newest first. */
export const listsSchema = z.object({
  lists: z.array(listSummarySchema),
  /** How many lists of colleagues there are with `q` in their names; the last release sends them all and does not say. */
  colleagues: z.number().int().nonnegative().default(0),
});
export type ListsAnswer = z.output<typeof listsSchema>;

/** An entry with its item as the requester sees it. Null: hidden from them; only a requester who may edit the list gets those. */
export const shownEntrySchema = entryFields.extend({
  item: cardItemSchema.nullable(),
  /** Documents that it offers to read on a screen. */
  documents: z.array(documentInfoSchema),
  /** Names of guidance that the card leaves out, such as Violence. Absent: there is none. */
  otherGuidance: z.array(z.string()).optional(),
  /** True: its recording is hosted elsewhere, so it cannot be limited to a clip, and classes cannot play it. */
  hosted: z.boolean().optional(),
});
export type ShownEntry = z.infer<typeof shownEntrySchema>;

/** GET /api/lists/{id}, and the response to every write. */
export const listSchema = listSummarySchema.extend({ entries: z.array(shownEntrySchema).max(MOST_ENTRIES) });
export type TeachingList = z.infer<typeof listSchema>;

/** POST /api/lists/{id}/deletion. `was`: the `updatedAt` that was read; a list that was changed since is not deleted. */
export const deleteListSchema = z.object({ was: z.string().max(TIME_LENGTH).default('') });
export const listDeletionSchema = z.object({ id: z.string() });

/** A list in an export of personal data. */
export const heldListSchema = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  sharing: z.enum(listSharings),
  createdAt: z.string(),
  entries: z.array(entryFields),
});
