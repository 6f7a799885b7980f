import type { CaptionTrack } from './media';

/** What the browser can show without script: a recording with its text tracks, or documents. */
export type NativePlay = { entryId: string; name: string } & (
  | {
      type: 'video' | 'audio';
      /** Address of the recording; a part is given as a media fragment (W3C Media Fragments §4.2.1). */
      src: string;
      captions: readonly CaptionTrack[];
    }
  | { type: 'documents'; documents: readonly { name: string; url: string }[] }
);
