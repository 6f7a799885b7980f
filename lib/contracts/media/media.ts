/**
 * Playing and reading (docs/contracts/media.md). The product service decides entitlement and responds with a grant:
 * short-lived signed addresses on the media origin. Page data never contains addresses of recordings or documents.
 */
import { z } from 'zod';
import { classKey } from '../personal/class';
import { languageTag } from './tracks';
import { contentIdSchema as contentId, uuid } from '../http/ids';

const address = z.url({ protocol: /^https?$/ });
const instant = z.iso.datetime();

/** A document grant is valid this long; a playback grant this long plus the duration ("Points settled" 3). */
export const GRANT_LIFE_SECONDS = 15 * 60;

/** Access through a list opened to a class: the key of the opening, and the entry to play or read. */
export const classEntrySchema = z.strictObject({ key: classKey, entryId: uuid });
export type ClassEntry = z.infer<typeof classEntrySchema>;

/** `POST /api/playback-grants`. */
export const playbackGrantRequestSchema = z.strictObject({
  contentId,
  /** `renewal`: continues a viewing that was granted before, which is counted for the teacher already. */
  class: classEntrySchema.extend({ renewal: z.boolean().optional() }).optional(),
});
export type PlaybackGrantRequest = z.infer<typeof playbackGrantRequestSchema>;

/** Texts that a player shows or speaks. Chapters and signed versions are separate members of the grant. */
export const spokenTextKinds = ['captions', 'subtitles', 'descriptions'] as const;
export type SpokenTextKind = (typeof spokenTextKinds)[number];

/** One text: kind as in the HTML `track` element, BCP 47 language, name in menus, signed WebVTT address. */
const captionTrackSchema = z.object({
  kind: z.enum(spokenTextKinds),
  lang: languageTag,
  label: z.string(),
  url: address,
});
export type CaptionTrack = z.infer<typeof captionTrackSchema>;

/** The part of a segment that a player needs (R-ENT-38). */
const chapterSchema = z.object({
  id: z.string(),
  name: z.string(),
  startTimestampInSeconds: z.number(),
  endTimestampInSeconds: z.number(),
});

/**
 * The grant. `chapters` and `storyboard` are WebVTT (chapter titles; `image.jpg#xywh=` thumbnails with relative
 * addresses); an audio recording has no storyboard. `expiresAt` is ISO 8601, UTC.
 */
export const playbackGrantSchema = z.object({
  contentId,
  assetId: z.string(),
  type: z.enum(['video', 'audio']),
  /** Signed address on the media origin, or that of a hosted manifest; null if a hosted recording has only the other format. */
  hls: address.nullable(),
  dash: address.nullable(),
  /** Spoken language; null if unknown. */
  language: languageTag.nullable(),
  /** Those in the spoken language first. */
  captions: z.array(captionTrackSchema),
  chapters: address.nullable(),
  /** Only of a recording that is hosted elsewhere, which has no file of chapters: its segments. */
  segments: z.array(chapterSchema).optional(),
  storyboard: address.nullable(),
  /** Versions with a sign language interpreter, as HLS, with the same timing; each has its own address. */
  signed: z.array(z.object({ lang: languageTag, label: z.string(), hls: address })).optional(),
  /** Only in a grant limited to a clip: JSON with the start and end of the clip within the stream, in seconds. */
  clip: address.optional(),
  poster: address.nullable(),
  expiresAt: instant,
});
export type PlaybackGrant = z.infer<typeof playbackGrantSchema>;

/** `read`: shown in the page; `download`: saved or printed, only if the item allows it. */
const documentPurposes = ['read', 'download'] as const;
export type DocumentPurpose = (typeof documentPurposes)[number];

/** `POST /api/document-grants`. `documentId` is the documentMedia entry of the item `contentId`. */
export const documentGrantRequestSchema = z.strictObject({
  contentId,
  documentId: contentId,
  purpose: z.enum(documentPurposes),
  /** Only for the purpose `read`. */
  class: classEntrySchema.optional(),
});
export type DocumentGrantRequest = z.infer<typeof documentGrantRequestSchema>;

export const documentGrantSchema = z.object({ url: address, fileName: z.string(), expiresAt: instant });
export type DocumentGrant = z.infer<typeof documentGrantSchema>;

/**
 * Why a grant is refused: `details.reason` of the error body. The first four depend on the viewer and come with
 * 401 (SIGN_IN_REQUIRED) or 403; a hidden or missing item is a 404 without a reason.
 */
export const grantRefusals = [
  'SIGN_IN_REQUIRED',
  'SUBSCRIPTION_REQUIRED',
  'SUBSCRIPTION_EXPIRED',
  'SUBSCRIPTION_NOT_STARTED',
  'DOWNLOAD_NOT_ALLOWED',
] as const;
export type GrantRefusal = (typeof grantRefusals)[number];

/** Why the media service refuses an address with 403: `details.reason` of the error body. */
export type AddressRefusal = 'UNSIGNED' | 'ALTERED' | 'EXPIRED' | 'OUTSIDE' | 'CLOSED';

/** Names of the files of every recording, relative to its signed prefix. */
export const recordingFiles = {
  hls: 'master.m3u8',
  dash: 'manifest.mpd',
  text: (kind: SpokenTextKind, lang: string) => `${kind}.${lang}.vtt`,
  chapters: 'chapters.vtt',
  storyboard: 'storyboard.vtt',
  poster: 'poster.jpg',
  /** Not on disk: generated for a grant that is limited to a clip. */
  clip: 'clip.json',
} as const;

const cue = z.object({ start: z.number().min(0), end: z.number().min(0) });

/** Number of transcript lines shown as a sample to everybody who may see the item. */
export const OPENING_LINES = 4;

/** `GET /api/transcript-openings/{contentId}`: those lines; empty if the recording has no captions. Times in seconds. */
export const transcriptOpeningSchema = z.object({
  contentId,
  lines: z.array(cue.extend({ speaker: z.string().nullable(), text: z.string() })).max(OPENING_LINES),
});
export type TranscriptOpening = z.infer<typeof transcriptOpeningSchema>;

/** `recording.json`: description of a recording of the sample library. Times in seconds. Not served. */
export const recordingSchema = z.object({
  assetId: z.string().regex(/^rec-[a-z0-9-]+$/),
  type: z.enum(['video', 'audio']),
  title: z.string(),
  /** Null for recordings that are not about a particular play. */
  play: z.string().nullable(),
  character: z.string().nullable(),
  durationSeconds: z.number().positive(),
  language: z.string(),
  /** Passage of the catalogue that is spoken; absent if the words are our own. */
  passageId: z.string().optional(),
  chapters: z.array(cue.extend({ name: z.string() })),
  lines: z.array(cue.extend({ text: z.string(), speaker: z.string().optional() })),
});
export type Recording = z.infer<typeof recordingSchema>;
