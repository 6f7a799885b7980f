import { useMediaState } from '@vidstack/react';
import { useEffect, useRef } from 'react';
import { useHls } from '@/hooks/use-hls';
import type { SignedChoice } from './use-signed';
import styles from './signed.module.css';

/** Drift that is corrected, seconds: less is not noticed, and each correction stalls the picture for a moment. */
const DRIFT_SECONDS = 0.3;

/** The signed version: muted, and kept in step with the main picture. */
export function SignedPicture({ version, place }: SignedChoice) {
  const video = useRef<HTMLVideoElement>(null);
  // `currentTime` is relative to the start of a clip; the signed version is always whole.
  const time = useMediaState('realCurrentTime');
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
    // A play that fails is retried on the next change; browsers do not block muted playback.
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
