import { useEffect, useState } from 'react';
import styles from './notices.module.css';

interface PlayerNoticeProps {
  /** What has happened, another object each time; what there is at first is not told. */
  event: object | null;
  /** How long it is told, ms. */
  forMs: number;
  words: string;
}

/** Tells over the picture, for a moment, what has just happened; read aloud too. */
export function PlayerNotice({ event, forMs, words }: PlayerNoticeProps) {
  const [over, setOver] = useState(event);
  useEffect(() => {
    const timer = setTimeout(() => setOver(event), forMs);
    return () => clearTimeout(timer);
  }, [event, forMs]);
  const isTold = event !== over && words !== '';
  return (
    <p role="status" className={isTold ? styles.words : 'visually-hidden'}>
      {isTold ? words : null}
    </p>
  );
}
