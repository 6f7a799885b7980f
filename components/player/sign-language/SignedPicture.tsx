import { useMediaState } from '@vidstack/react';
import { useEffect, useRef } from 'react';
import { useHls } from '@/hooks/use-hls';
import type { PlaybackGrantRequest } from '@/lib/contracts/media/media';
import { useRenewedAddress } from './use-renewed-address';
import type { SignedChoice } from './use-signed';
import styles from './signed.module.css';

/** Drift that is corrected, seconds: less is not noticed, and each correction stalls the picture for a moment. */
const DRIFT_SECONDS = 0.3;

interface SignedPictureProps extends SignedChoice {
  /** What the film's grant was asked with. */
  asked: PlaybackGrantRequest;
}

/** The signed version beside a film or in its place, or that it cannot be shown. */
export function SignedPicture({ version, place, asked }: SignedPictureProps) {
  const { address, onFault } = useRenewedAddress(version, asked);
  return address === null ? (
    <p className={styles.note} role="status">
      The signed version cannot be shown now. To try again, turn it off and on under Captions.
    </p>
  ) : (
    // Made anew for each address: a video that is given another source goes to its beginning and pauses (HTML standard).
    <SignedVideo key={address} src={address} label={version.label} place={place} onFault={onFault} />
  );
}

interface SignedVideoProps extends Pick<SignedChoice, 'place'> {
  src: string;
  label: string;
  onFault: () => void;
}

/** Muted, and kept in step with the main picture. */
function SignedVideo({ src, label, place, onFault }: SignedVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  // `currentTime` is relative to the start of a clip; the signed version is always whole.
  const time = useMediaState('realCurrentTime');
  const rate = useMediaState('playbackRate');
  const isPaused = useMediaState('paused');
  const isWaiting = useMediaState('waiting');
  useHls(video, src, onFault);

  useEffect(() => {
    const own = video.current;
    if (own && Math.abs(own.currentTime - time) > DRIFT_SECONDS) own.currentTime = time;
  }, [time]);
  useEffect(() => {
    if (video.current) video.current.playbackRate = rate;
  }, [rate]);
  const follow = () => {
    if (isPaused || isWaiting) video.current?.pause();
    // A play that fails is retried on the next change; browsers do not block muted playback.
    else video.current?.play().catch(() => undefined);
  };
  useEffect(follow, [isPaused, isWaiting]);

  return (
    <video
      ref={video}
      className={styles.signed}
      data-place={place}
      aria-label={label}
      muted
      playsInline
      crossOrigin="anonymous"
      tabIndex={-1}
      // A recovery from a media error pauses it too.
      onCanPlay={follow}
    />
  );
}
