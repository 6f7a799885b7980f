import type { RefObject } from 'react';
import { useHls } from '@/hooks/use-hls';
import styles from './recordings.module.css';

interface RecordingVideoProps {
  ref: RefObject<HTMLVideoElement | null>;
  src: string;
  poster: string;
}

/** The picture beside which words are corrected, with the browser's own controls. */
export function RecordingVideo({ ref, src, poster }: RecordingVideoProps) {
  useHls(ref, src);
  return (
    // The words are being written here: they stand beside the picture.
    <video ref={ref} poster={poster} className={styles.video} controls playsInline crossOrigin="anonymous">
      <track kind="captions" />
    </video>
  );
}
