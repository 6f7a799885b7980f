/** What is asked of ingest, and where and with what it works. */
import type { TrackKind } from '@/lib/contracts/recording';
import type { RecordingStore } from '../store/store';
import type { Tools } from './tools';

/** A text that comes with the file. */
export interface TextSource {
  kind: Extract<TrackKind, 'captions' | 'subtitles' | 'descriptions'>;
  language: string;
  label: string;
  file: string;
}

export interface IngestOrder {
  assetId: string;
  title: string;
  /** The entry that it belongs to; null for none yet. */
  entry: { contentType: string; slug: string } | null;
  source: string;
  /** Spoken language, BCP 47. */
  language: string;
  texts: readonly TextSource[];
  /** Chapters as WebVTT; null for none. */
  chapters: string | null;
  /** A second sound in which the stage is described; null for none. */
  description: { file: string; language: string; label: string } | null;
  /** Versions with an interpreter, that were ingested before: recordings of their own. */
  signed: readonly { language: string; label: string; asset: string }[];
  poster: PosterChoice;
  preset: string;
  /** Constant rate factor of x264: less is better and larger. */
  quality: number;
}

export interface IngestPlace {
  tools: Tools;
  /** Folder in which recordings are made (MEDIA_ROOT). */
  root: string;
  store: RecordingStore;
  /** Bytes that must stay free on its disk. */
  reserve: number;
  signal?: AbortSignal;
  /** What is done, 0 to 1, with the name of the step. */
  onProgress: (step: string, share: number) => void;
}

/** `middle` takes a moment a third in, past titles and darkness. */
export type PosterChoice = { second: number } | { file: string } | 'middle';
