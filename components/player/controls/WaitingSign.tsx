import { useMediaState } from '@vidstack/react';
import { LoaderCircle } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/picture/Icon';
import styles from './controls.module.css';

/** What is over sooner is not worth a word, ms. */
const SAID_AFTER_MS = 1_500;

/**
 * Whether something is to be shown that has not come yet. Vidstack's own `buffering` (1.15.6) ends with the playlist, which on a slow
 * line is seconds before the first picture, and leaves out what is sought.
 */
function useWaiting(): boolean {
  const isOpen = useMediaState('canPlay');
  const isStalled = useMediaState('waiting');
  const isSeeking = useMediaState('seeking');
  const isPaused = useMediaState('paused');
  const hasStarted = useMediaState('started');
  return !isOpen || isStalled || isSeeking || (!isPaused && !hasStarted);
}

/** Shown, and said, while the recording is waited for. */
export function WaitingSign() {
  const isWaiting = useWaiting();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), SAID_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return (
    <>
      <div className={styles.waiting} data-on={isWaiting || undefined}>
        <Icon of={LoaderCircle} size={56} />
      </div>
      <span role="status" className="visually-hidden">
        {isLong ? 'Loading…' : null}
      </span>
    </>
  );
}
