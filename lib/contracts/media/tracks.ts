/**
 * Text tracks and audio tracks of a recording, as data for player, transcript, search, filters and MARC
 * (docs/contracts/media.md §4). Nothing assumes English or particular file names.
 */
import { z } from 'zod';
import { LANGUAGE_TAG } from './patterns';

export const languageTag = z.string().regex(new RegExp(`^${LANGUAGE_TAG}$`));

/** Kinds of the HTML `track` element, and `sign`: a linked recording with a sign language interpreter. */
const trackKinds = ['captions', 'subtitles', 'descriptions', 'sign', 'chapters'] as const;

/** One text of a recording. `file` is relative to the recording; for `sign` it is the other recording's asset id. */
export const recordingTrackSchema = z.object({
  kind: z.enum(trackKinds),
  language: languageTag,
  label: z.string().min(1),
  file: z.string().min(1),
});
export type RecordingTrack = z.infer<typeof recordingTrackSchema>;

/** One audio track of a recording: the main one, or one with audio description. */
export const recordingSoundSchema = z.object({
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
