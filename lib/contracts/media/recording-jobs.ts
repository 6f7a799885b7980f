/** `/api/admin/recordings`: recordings being made and finished ones (docs/contracts/media.md §6). Operators only. */
import { z } from 'zod';
import { spokenTextKinds } from './media';
import { languageTag, mediaTracksSchema } from './tracks';
import { storedVersion, uuid } from '../http/ids';
import { SLUG } from './patterns';

const recordingJobStates = ['waiting', 'working', 'done', 'failed', 'cancelled'] as const;
export type RecordingJobState = (typeof recordingJobStates)[number];

/** A job as an operator sees it. `share` is the progress of `step`, 0 to 1; `reason` is a code, `message` one line for people. */
export const recordingJobSchema = z.object({
  id: uuid,
  assetId: z.string(),
  title: z.string(),
  state: z.enum(recordingJobStates),
  step: z.string().nullable(),
  share: z.number().min(0).max(1),
  reason: z.string().nullable(),
  message: z.string().nullable(),
  attempts: z.number().int(),
  askedAt: z.iso.datetime(),
});
export type RecordingJob = z.infer<typeof recordingJobSchema>;

/** Where uploads go: tus 1.0 (https://tus.io/protocols/resumable-upload). */
export const UPLOADS_PATH = '/api/admin/recordings/uploads';
/** One piece of an upload; the gateway takes bodies of at most 1 MiB. */
export const UPLOAD_PIECE_BYTES = 768 * 1024;

const slug = z.string().regex(new RegExp(`^${SLUG}$`));
const entryType = z.enum(['production', 'interview', 'workshop', 'guide', 'trainingCourseModule']);

/** Of captions that come with an upload, as bytes too: a request of more is refused by the gateway. */
const MOST_CAPTIONS = 900_000;
const fitsRequest = (text: string) => new TextEncoder().encode(text).length <= MOST_CAPTIONS;

/** `POST /api/admin/recordings`: makes a recording from an upload. */
export const recordingRequestSchema = z.strictObject({
  /** The last segment of the upload's address. */
  uploadId: z.string().regex(/^[0-9a-f]{32}$/),
  title: z.string().trim().min(1).max(255),
  language: languageTag,
  /** The entry that gets the recording: a new one named after the title, or an existing one. */
  entry: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('new'), type: entryType }),
    z.strictObject({ kind: z.literal('existing'), type: entryType, slug }),
  ]),
  /** Captions in the spoken language: the text of a WebVTT, SubRip or TTML file. */
  captions: z.string().max(MOST_CAPTIONS).refine(fitsRequest, 'Too long for captions').nullable(),
});
export type RecordingRequest = z.infer<typeof recordingRequestSchema>;

const recordingSummarySchema = z.object({
  assetId: z.string(),
  /** Title given when it was made; the asset id if there was none. */
  title: z.string(),
  /** The entry that it belongs to; null if unknown. */
  entry: z.object({ contentType: z.string(), slug: z.string() }).nullable(),
  type: z.enum(['video', 'audio']),
  durationSeconds: z.number(),
  tracks: mediaTracksSchema,
});

/** `GET /api/admin/recordings`. */
export const recordingsSchema = z.object({
  jobs: z.array(recordingJobSchema),
  recordings: z.array(recordingSummarySchema),
});

const cueSchema = z
  .strictObject({
    start: z.number().min(0),
    end: z.number().min(0),
    text: z.string().trim().min(1).max(2_000),
    /** Position and alignment (WebVTT cue settings). */
    settings: z.string().max(200).exactOptional(),
  })
  .refine(({ start, end }) => end > start, 'A text ends after it begins');
export type EditedCue = z.infer<typeof cueSchema>;

const spokenKind = z.enum(spokenTextKinds);
const editedText = z.strictObject({
  kind: spokenKind,
  language: languageTag,
  label: z.string().trim().min(1).max(60),
  cues: z.array(cueSchema).min(1).max(20_000),
});
const chapterCues = z.array(cueSchema).max(500);

/** All texts and chapters of a recording; one text of each kind in a language. */
export interface EditedTexts {
  texts: z.infer<typeof editedText>[];
  chapters: EditedCue[];
}

/**
 * `PUT /api/admin/recordings/{assetId}/texts`: one text, or the chapters, as they shall be; without cues they are taken away. One
 * at a time, because all those of a long play are more than a request may hold. `version`: that of what was corrected; empty where
 * nothing was there.
 */
export const setTextSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('chapters'), cues: chapterCues, version: storedVersion }),
  editedText.extend({ cues: z.array(cueSchema).max(20_000), version: storedVersion }),
]);
export type SetText = z.infer<typeof setTextSchema>;
/** The answer: the version of what is stored now of that text. */
export const textVersionSchema = z.object({ version: z.string() });

/** Rights agreements that the entry of a recording can have, and the chosen one; null: none, so it is shown everywhere. */
const recordingRightsSchema = z.object({
  chosen: z.string().nullable(),
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type RecordingRights = z.infer<typeof recordingRightsSchema>;

/** `GET /api/admin/recordings/{assetId}`: what can be edited, and preview addresses signed for this operator. */
export const editedRecordingSchema = recordingSummarySchema.extend({
  texts: z.array(editedText.extend({ version: z.string() })),
  chapters: chapterCues,
  chaptersVersion: z.string(),
  hls: z.url(),
  poster: z.url(),
  /** Null if it belongs to no entry, or to one whose type has no rights agreement. */
  rights: recordingRightsSchema.nullable(),
});
export type EditedRecording = z.infer<typeof editedRecordingSchema>;

/** `PUT …/poster`: the second to use as poster. `DELETE …` needs the asset id again, so that nothing is deleted by mistake. */
export const posterRequestSchema = z.strictObject({ second: z.number().min(0) });
/** `PUT …/rights`: sets the rights agreement of its entry. */
export const rightsRequestSchema = z.strictObject({ agreement: z.string().min(1).max(64).nullable() });
export const deleteRequestSchema = z.strictObject({ confirm: z.string() });
