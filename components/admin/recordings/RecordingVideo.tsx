import { useEffect, type RefObject } from 'react';
import styles from './recordings.module.css';

/** The picture beside which words are corrected, with the browser's own controls. */
export function RecordingVideo({ ref, src }: { ref: RefObject<HTMLVideoElement | null>; src: string }) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let player: { destroy: () => void } | null = null;
    let isGone = false;
    void import('hls.js').then(({ default: Hls }) => {
      if (isGone) return;
      if (!Hls.isSupported()) {
        element.src = src;
        return;
      }
      const own = new Hls({ enableWorker: false });
      own.loadSource(src);
      own.attachMedia(element);
      player = own;
    });
    return () => {
      isGone = true;
      player?.destroy();
    };
  }, [ref, src]);
  return (
    // The words are being written here: they stand beside the picture.
    <video ref={ref} className={styles.video} controls playsInline crossOrigin="anonymous">
      <track kind="captions" />
    </video>
  );
}
