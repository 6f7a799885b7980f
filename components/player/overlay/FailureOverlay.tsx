import { signInAddress } from '@/lib/domain/viewer/return-address';
import { failureWords } from '@/lib/domain/playback/failures';
import type { PlaybackFailure } from '@/lib/domain/playback/playback';
import { Button } from '@/components/ui/form/Button';
import { buttonClasses } from '@/components/ui/form/button-classes';
import { Overlay } from './Overlay';
import styles from '../player.module.css';

interface FailureOverlayProps {
  failure: PlaybackFailure;
  /** The page to come back to after signing in. */
  path: string;
  onRetry: () => void;
}

/** Replaces the picture when playback fails. Announced at once. */
export function FailureOverlay({ failure, path, onRetry }: FailureOverlayProps) {
  const { title, text, retry } = failureWords[failure];
  return (
    <Overlay role="alert">
      <p className={styles.overlayTitle}>{title}</p>
      <p>{text}</p>
      {retry ? <Button onClick={onRetry}>Try again</Button> : null}
      {/* A plain link: to a session that has been renewed meanwhile, the router would lead back here without loading anything. */}
      {failure === 'SIGN_IN_REQUIRED' ? (
        <a className={buttonClasses({})} href={signInAddress(path)}>
          Sign in
        </a>
      ) : null}
    </Overlay>
  );
}
