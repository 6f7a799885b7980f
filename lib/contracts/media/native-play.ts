import type { CaptionTrack } from './media';

/** A recording as the browser's own controls play it. */
export interface NativeRecording {
  type: 'video' | 'audio';
  name: string;
  /** Address of the recording; a part is given as a media fragment (W3C Media Fragments §4.2.1). */
  src: string;
  poster: string | null;
  captions: readonly CaptionTrack[];
}

/** What the browser can show of an entry without script: its recording, or links to its documents. */
export type NativePlay = { entryId: string } & (NativeRecording | { type: 'documents' });
