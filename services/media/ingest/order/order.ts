/** The input of ingest: what to make, where to make it and with which tools. */
import type { SpokenTextKind } from '@/lib/contracts/media/media';
import type { RecordingPlace } from '../../store/store';
import type { Tools } from '../source/tools';

/** A text: as it was supplied, or the WebVTT that was made of it, whose file lies beside the manifest. */
export interface TextFile {
  kind: SpokenTextKind;
  language: string;
  label: string;
  file: string;
}

export interface IngestOrder {
  assetId: string;
  title: string;
  /** False: the title is only the name of the file, and a recording that has another keeps it. Absent in older jobs. */
  isTitled?: boolean;
  /** The entry that the recording belongs to; null if none yet. */
  entry: { contentType: string; slug: string } | null;
  source: string;
  /** Spoken language, BCP 47; `und` if unknown. */
  language: string;
  texts: readonly TextFile[];
  /** Chapters as WebVTT; null for none. */
  chapters: string | null;
  /** A second sound track with audio description; null for none. */
  description: { file: string; language: string; label: string } | null;
  /** Versions with a sign-language interpreter: recordings of their own, already ingested. */
  signed: readonly { language: string; label: string; asset: string }[];
  poster: PosterChoice;
  preset: string;
  /** Constant rate factor of x264: a lower value gives better quality and a larger file. */
  quality: number;
}

export interface IngestPlace extends RecordingPlace {
  tools: Tools;
  signal?: AbortSignal;
  /** Asked once more before anything is put in place: whether the job was cancelled since the signal was last set. */
  isWanted?: () => Promise<boolean>;
  /** Whether an entry takes over another one's recording of the same id, such as after its slug has changed. */
  mayReplace?: boolean;
  /** Called with the name of the current step and the share of it that is done, 0 to 1. */
  onProgress: (step: string, share: number) => void;
}

/** `middle` takes the frame a third of the way in, past titles and black frames. */
export type PosterChoice = { second: number } | { file: string } | 'middle';

/** The files that the recording is made of. A poster of its own is none of them: it can be changed without making it again. */
export const filesOf = ({ source, texts, chapters, description }: IngestOrder): string[] =>
  [source, ...texts.map(({ file }) => file), chapters, description?.file].filter((file) => file != null);
