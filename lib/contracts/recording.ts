/**
 * What a recording has: its tracks, sounds and renditions, as data that player, transcript, search, filters and MARC
 * read (docs/contracts/media.md §4). Nothing assumes English or the name of a file.
 */
import { z } from 'zod';

/** A BCP 47 tag in its usual spelling: language, perhaps script and region. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?(-x-[a-z0-9]{1,8})?$/);

/** As the HTML `track` element names them; `sign` is a linked recording with an interpreter. */
const trackKinds = ['captions', 'subtitles', 'descriptions', 'sign', 'chapters'] as const;
export type TrackKind = (typeof trackKinds)[number];

/** One text of a recording. `file` is relative to the recording; for `sign` it is the other recording's asset id. */
const recordingTrackSchema = z.object({
  kind: z.enum(trackKinds),
  language: languageTag,
  label: z.string().min(1),
  file: z.string().min(1),
});
export type RecordingTrack = z.infer<typeof recordingTrackSchema>;

/** One sound of a recording: what is spoken, or that with the stage described. */
const recordingSoundSchema = z.object({
  role: z.enum(['main', 'description']),
  language: languageTag,
  label: z.string().min(1),
});
export type RecordingSound = z.infer<typeof recordingSoundSchema>;

/**
 * What the media entry says of its recording (the JSON field `tracks`), and what pages, grants, search and filters read:
 * sounds with their languages, and texts without addresses. `asset` of a `sign` text is the linked recording.
 */
export const mediaTracksSchema = z.object({
  sounds: z.array(recordingSoundSchema),
  texts: z.array(recordingTrackSchema.omit({ file: true }).extend({ asset: z.string().optional() })),
});
export type MediaTracks = z.infer<typeof mediaTracksSchema>;

/** One picture size. Bit rates in bit/s as RFC 8216 §4.3.4.2 counts them, sound included. */
const renditionSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  peak: z.number().int().positive(),
  average: z.number().int().positive(),
  codecs: z.string(),
});

/** `facts.json` of a recording, written by ingest when everything else lies whole; never served. Times in seconds. */
export const recordingFactsSchema = z.object({
  version: z.literal(1),
  assetId: z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/),
  /** What it was called when it was made, and the entry that it became part of; absent where nobody said. */
  title: z.string().optional(),
  entry: z.object({ contentType: z.string(), slug: z.string() }).optional(),
  type: z.enum(['video', 'audio']),
  durationSeconds: z.number().positive(),
  frameRate: z.number().positive().nullable(),
  renditions: z.array(renditionSchema),
  sounds: z.array(recordingSoundSchema),
  tracks: z.array(recordingTrackSchema),
  /** EBU R 128: what was measured before it was brought to the target, LUFS; null without sound. */
  loudness: z.number().nullable(),
  hasStoryboard: z.boolean(),
  hasWaveform: z.boolean(),
  /** SHA-256 of what was ingested and how, in hex: the same again needs no work. */
  source: z.string(),
});
export type RecordingFacts = z.infer<typeof recordingFactsSchema>;
