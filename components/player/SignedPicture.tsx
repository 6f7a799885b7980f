import { useMediaState } from '@vidstack/react';
import { useEffect, useRef } from 'react';
import { useHls } from '@/hooks/use-hls';
import type { SignedChoice } from './use-signed';
import styles from './signed.module.css';

/** A picture this far from the other is put right, seconds: less is not seen, and each correction halts it for a moment. */
const DRIFT_SECONDS = 0.3;

/** The signed version, without sound of its own, in step with what plays. */
export function SignedPicture({ version, place }: SignedChoice) {
  const video = useRef<HTMLVideoElement>(null);
  const time = useMediaState('currentTime');
  const rate = useMediaState('playbackRate');
  const isPaused = useMediaState('paused');
  const isWaiting = useMediaState('waiting');
  useHls(video, version.hls);

  useEffect(() => {
    const own = video.current;
    if (own && Math.abs(own.currentTime - time) > DRIFT_SECONDS) own.currentTime = time;
  }, [time]);
  useEffect(() => {
    if (video.current) video.current.playbackRate = rate;
  }, [rate]);
  useEffect(() => {
    if (isPaused || isWaiting) video.current?.pause();
    // What cannot begin yet is begun by the next change; without sound no browser forbids it.
    else video.current?.play().catch(() => undefined);
  }, [isPaused, isWaiting]);

  return (
    <video
      ref={video}
      className={styles.signed}
      data-place={place}
      aria-label={version.label}
      muted
      playsInline
      crossOrigin="anonymous"
      tabIndex={-1}
    />
  );
}
