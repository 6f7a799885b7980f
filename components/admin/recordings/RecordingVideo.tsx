import type { RefObject } from 'react';
import { useHls } from '@/hooks/use-hls';
import styles from './recordings.module.css';

interface RecordingVideoProps {
  ref: RefObject<HTMLVideoElement | null>;
  src: string;
  poster: string;
}

/** The video beside which the texts are edited, with the browser's own controls. */
export function RecordingVideo({ ref, src, poster }: RecordingVideoProps) {
  useHls(ref, src);
  return (
    // The track is empty: the captions are being edited beside the video.
    <video ref={ref} poster={poster} className={styles.video} controls playsInline crossOrigin="anonymous">
      <track kind="captions" />
    </video>
  );
}
