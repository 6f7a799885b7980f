/**
 * Text tracks, audio tracks and renditions of a recording, as data for player, transcript, search, filters and MARC
 * (docs/contracts/media.md §4). Nothing assumes English or particular file names.
 */
import { z } from 'zod';
import { LANGUAGE_TAG } from './patterns';

export const languageTag = z.string().regex(new RegExp(`^${LANGUAGE_TAG}$`));

/** Kinds of the HTML `track` element, and `sign`: a linked recording with a sign language interpreter. */
const trackKinds = ['captions', 'subtitles', 'descriptions', 'sign', 'chapters'] as const;

/** One text of a recording. `file` is relative to the recording; for `sign` it is the other recording's asset id. */
const recordingTrackSchema = z.object({
  kind: z.enum(trackKinds),
  language: languageTag,
  label: z.string().min(1),
  file: z.string().min(1),
});
export type RecordingTrack = z.infer<typeof recordingTrackSchema>;

/** One audio track of a recording: the main one, or one with audio description. */
const recordingSoundSchema = z.object({
  role: z.enum(['main', 'description']),
  language: languageTag,
  label: z.string().min(1),
});
export type RecordingSound = z.infer<typeof recordingSoundSchema>;

/**
 * The JSON field `tracks` of the media entry, which pages, grants, search and filters read: audio tracks with their
 * languages, and text tracks without addresses. `asset` of a `sign` track is the linked recording.
 */
export const mediaTracksSchema = z.object({
  sounds: z.array(recordingSoundSchema),
  texts: z.array(recordingTrackSchema.omit({ file: true }).extend({ asset: z.string().optional() })),
});
export type MediaTracks = z.infer<typeof mediaTracksSchema>;

/** Beside them, of recordings that our media service encoded: the measured length. For records of libraries (decision 0090). */
export const measuredLengthSchema = z.object({ seconds: z.number().int().positive() });
/** The field as ingest writes it. */
export type MeasuredTracks = MediaTracks & z.infer<typeof measuredLengthSchema>;

/** One picture size. Bit rates in bit/s as RFC 8216 §4.3.4.2 defines them, audio included. */
const renditionSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  peak: z.number().int().positive(),
  average: z.number().int().positive(),
  codecs: z.string(),
});

/** `facts.json` of a recording, written by ingest after all other files are complete; never served. Times in seconds. */
export const recordingFactsSchema = z.object({
  version: z.literal(1),
  assetId: z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/),
  /** Title given when it was made, and the entry it was attached to; absent if not given. */
  title: z.string().optional(),
  entry: z.object({ contentType: z.string(), slug: z.string() }).optional(),
  type: z.enum(['video', 'audio']),
  durationSeconds: z.number().positive(),
  frameRate: z.number().positive().nullable(),
  renditions: z.array(renditionSchema),
  sounds: z.array(recordingSoundSchema),
  tracks: z.array(recordingTrackSchema),
  /** EBU R 128 loudness measured before normalisation, LUFS; null without audio. */
  loudness: z.number().nullable(),
  hasStoryboard: z.boolean(),
  hasWaveform: z.boolean(),
  /** SHA-256 of the input and the ingest settings, in hex: if unchanged, ingest is skipped. */
  source: z.string(),
});
export type RecordingFacts = z.infer<typeof recordingFactsSchema>;
