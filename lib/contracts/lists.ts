/**
 * Lists of items, moments, clips and documents (`/api/lists`). Ids of lists and entries are made by whoever writes, so that a
 * call that is sent twice does its work once.
 */
import { z } from 'zod';
import { cardItemSchema } from './card';
import { documentInfoSchema } from './content-item';
import {
  MOST_ENTRIES,
  NAME_LENGTH,
  NOTE_LENGTH,
  QUESTION_LENGTH,
  SHORTEST_CLIP_SECONDS,
} from './list-limits';

const LONGEST_RECORDING_SECONDS = 86_400;
/** Changes of one call. */
const MOST_CHANGES = 50;

const id = z.uuid();
export const contentIdSchema = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/);
const name = z.string().trim().min(1).max(NAME_LENGTH);
const note = z.string().trim().max(NOTE_LENGTH);
/** To a tenth, as people set it. */
export const secondsSchema = z
  .number()
  .nonnegative()
  .max(LONGEST_RECORDING_SECONDS)
  .overwrite((value) => Math.round(value * 10) / 10);

/** Who may read a list beside its owner: nobody, people of the organisation, whoever has its address. */
export const listSharings = ['private', 'organisation', 'link'] as const;
export type ListSharing = (typeof listSharings)[number];

export const entryKinds = ['item', 'moment', 'clip', 'document'] as const;
export type EntryKind = (typeof entryKinds)[number];

const entryFields = z.object({
  id,
  kind: z.enum(entryKinds),
  contentId: contentIdSchema,
  /** documentMedia entry of a document; null for every other kind. */
  documentId: contentIdSchema.nullable().default(null),
  /** Of a moment and a clip, seconds. */
  start: secondsSchema.nullable().default(null),
  /** Of a clip, seconds. */
  end: secondsSchema.nullable().default(null),
  /** The teacher's own title; empty: the item's name. */
  title: z.string().trim().max(NAME_LENGTH).default(''),
  /** Asked after a clip: "stop and discuss". */
  question: z.string().trim().max(QUESTION_LENGTH).default(''),
  note: note.default(''),
});
type EntryFields = z.infer<typeof entryFields>;

const needs: Readonly<Record<EntryKind, (entry: EntryFields) => boolean>> = {
  item: ({ documentId, start, end }) => documentId === null && start === null && end === null,
  moment: ({ documentId, start, end }) => documentId === null && start !== null && end === null,
  clip: ({ documentId, start, end }) =>
    documentId === null && start !== null && end !== null && end - start >= SHORTEST_CLIP_SECONDS - 1e-9,
  document: ({ documentId, start, end }) => documentId !== null && start === null && end === null,
};

export const listEntrySchema = entryFields.refine((entry) => needs[entry.kind](entry), {
  message: `A moment has a start, a clip a start and an end at least ${SHORTEST_CLIP_SECONDS} s apart, a document its file`,
});
export type ListEntry = z.infer<typeof listEntrySchema>;

/** `after` null: the beginning; left out: the end. An entry that is gone meanwhile counts as the end. */
const after = id.nullable().optional();

/**
 * One change. Changes of several tabs and nodes merge: places are told by neighbours, and a text is written over the one that
 * was read (`was`) or not at all.
 */
export const listChangeSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('add'), entry: listEntrySchema, after }),
  z.object({ do: z.literal('remove'), entry: id }),
  z.object({ do: z.literal('move'), entry: id, after }),
  z.object({
    do: z.literal('write'),
    entry: id,
    field: z.enum(['title', 'question', 'note']),
    was: z.string().max(NOTE_LENGTH),
    text: note,
  }),
  z.object({ do: z.literal('rename'), was: z.string().max(NAME_LENGTH), name }),
  z.object({ do: z.literal('describe'), was: z.string().max(NOTE_LENGTH), note }),
  z.object({ do: z.literal('share'), sharing: z.enum(listSharings) }),
]);
export type ListChange = z.infer<typeof listChangeSchema>;

/** POST /api/lists. `copyOf`: a list that whoever asks may read; its notes come along. */
export const newListSchema = z.object({ id, name, note: note.default(''), copyOf: id.optional() });
export type NewList = z.input<typeof newListSchema>;

export const listChangesSchema = z.object({ changes: z.array(listChangeSchema).min(1).max(MOST_CHANGES) });

export const listSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  sharing: z.enum(listSharings),
  /** Whether whoever asks may change it. */
  isMine: z.boolean(),
  entries: z.number().int().nonnegative(),
  updatedAt: z.string(),
});
export type ListSummary = z.infer<typeof listSummarySchema>;

/** GET /api/lists: one's own first, then those of the organisation; each newest first. */
export const listsSchema = z.object({ lists: z.array(listSummarySchema) });

/** An entry with its item as whoever asks sees it; null: not shown to them, which only who may change the list is told. */
export const shownEntrySchema = entryFields.extend({
  item: cardItemSchema.nullable(),
  /** What it opens to read on a screen. */
  documents: z.array(documentInfoSchema),
  /** Its recording is served by somebody else: it is not limited to a clip, and no class plays it. */
  hosted: z.boolean().optional(),
});
export type ShownEntry = z.infer<typeof shownEntrySchema>;

/** GET /api/lists/{id}, and the answer of every write. */
export const listSchema = listSummarySchema.extend({ entries: z.array(shownEntrySchema).max(MOST_ENTRIES) });
export type TeachingList = z.infer<typeof listSchema>;

/** POST /api/lists/{id}/deletion. */
export const listDeletionSchema = z.object({ id: z.string() });

/** What an export of personal data has of a list. */
export const heldListSchema = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  sharing: z.enum(listSharings),
  createdAt: z.string(),
  entries: z.array(entryFields),
});
