/**
 * Playing and reading (docs/contracts/media.md). Entitlement is decided by the product service, which answers with a
 * grant: short-lived signed addresses on the media origin. Nothing playable or readable is in page data.
 */
import { z } from 'zod';
import { classKey } from './class';
import { languageTag } from './recording';

/** Content ids as the content service writes them. */
const contentId = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/);
const address = z.url({ protocol: /^https?$/ });
const instant = z.iso.datetime();

/** A document grant lives this long; a playback grant this long plus the duration ("Points settled" 3). */
export const GRANT_LIFE_SECONDS = 15 * 60;

/** By a list that is opened to a class: its key, and the entry that is to be played or read. */
const classEntrySchema = z.strictObject({ key: classKey, entryId: z.uuid() });
export type ClassEntry = z.infer<typeof classEntrySchema>;

/** `POST /api/playback-grants`. */
export const playbackGrantRequestSchema = z.strictObject({
  contentId,
  class: classEntrySchema.optional(),
});
export type PlaybackGrantRequest = z.infer<typeof playbackGrantRequestSchema>;

/** Texts that a player shows or speaks; chapters and signed versions are told apart in the grant. */
const spokenTextKinds = ['captions', 'subtitles', 'descriptions'] as const;
export type SpokenTextKind = (typeof spokenTextKinds)[number];

/** One text: its kind as the HTML `track` element names it, BCP 47 language, name in menus, signed WebVTT address. */
const captionTrackSchema = z.object({
  kind: z.enum(spokenTextKinds),
  lang: languageTag,
  label: z.string(),
  url: address,
});
export type CaptionTrack = z.infer<typeof captionTrackSchema>;

/**
 * The grant. `chapters` and `storyboard` are WebVTT (chapter titles; `image.jpg#xywh=` thumbnails with relative
 * addresses); a recording that is sound only has no storyboard. `expiresAt` is ISO 8601, UTC.
 */
export const playbackGrantSchema = z.object({
  contentId,
  assetId: z.string(),
  type: z.enum(['video', 'audio']),
  /** Signed, on the media origin, or the address of a hosted manifest; null where a hosted recording has only the other. */
  hls: address.nullable(),
  dash: address.nullable(),
  /** What is spoken in it; null where that is not known. */
  language: languageTag.nullable(),
  /** The text in the spoken language first. */
  captions: z.array(captionTrackSchema),
  chapters: address.nullable(),
  storyboard: address.nullable(),
  /** Versions with an interpreter, as HLS, which run in step with it; each an address of its own. */
  signed: z.array(z.object({ lang: languageTag, label: z.string(), hls: address })).optional(),
  /** Of a grant for a clip alone: where in what plays it begins and ends, as JSON in seconds. */
  clip: address.optional(),
  poster: address.nullable(),
  expiresAt: instant,
});
export type PlaybackGrant = z.infer<typeof playbackGrantSchema>;

/** `read` is shown in the page; `download` is saved or printed and needs the item to allow it. */
const documentPurposes = ['read', 'download'] as const;
export type DocumentPurpose = (typeof documentPurposes)[number];

/** `POST /api/document-grants`. `documentId` is the documentMedia entry of the item `contentId`. */
export const documentGrantRequestSchema = z.strictObject({
  contentId,
  documentId: contentId,
  purpose: z.enum(documentPurposes),
  /** Only to read. */
  class: classEntrySchema.optional(),
});
export type DocumentGrantRequest = z.infer<typeof documentGrantRequestSchema>;

export const documentGrantSchema = z.object({ url: address, fileName: z.string(), expiresAt: instant });
export type DocumentGrant = z.infer<typeof documentGrantSchema>;

/**
 * Why a grant is refused: `details.reason` of the error body. The first four follow from the viewer and come with
 * 401 (SIGN_IN_REQUIRED) or 403; a hidden or missing item is 404 and says nothing more.
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
  /** Not on disk: made for a grant that is limited to a clip. */
  clip: 'clip.json',
} as const;

const cue = z.object({ start: z.number().min(0), end: z.number().min(0) });

/** So many lines of a transcript are shown to whoever may see the item, as a sample of it. */
export const OPENING_LINES = 4;

/** `GET /api/transcript-openings/{contentId}`: those lines; none where a recording has no captions. Times in seconds. */
export const transcriptOpeningSchema = z.object({
  contentId,
  lines: z.array(cue.extend({ speaker: z.string().nullable(), text: z.string() })).max(OPENING_LINES),
});
export type TranscriptOpening = z.infer<typeof transcriptOpeningSchema>;

/** `recording.json` of each recording: what the sample library says about it. Times in seconds. Not served. */
export const recordingSchema = z.object({
  assetId: z.string().regex(/^rec-[a-z0-9-]+$/),
  type: z.enum(['video', 'audio']),
  title: z.string(),
  /** Null for recordings that are about no play in particular. */
  play: z.string().nullable(),
  character: z.string().nullable(),
  durationSeconds: z.number().positive(),
  language: z.string(),
  /** Passage of the catalogue that is spoken; absent when the words are our own. */
  passageId: z.string().optional(),
  chapters: z.array(cue.extend({ name: z.string() })),
  lines: z.array(cue.extend({ text: z.string(), speaker: z.string().optional() })),
});
export type Recording = z.infer<typeof recordingSchema>;
