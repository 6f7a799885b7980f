/** What the media service knows of a recording that it made: `facts.json` beside its files (docs/contracts/media.md §4). */
import { z } from 'zod';
import { recordingSoundSchema, recordingTrackSchema } from './tracks';

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
