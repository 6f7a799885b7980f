import { useMediaState } from '@vidstack/react';
import { useEffect, useState } from 'react';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { clockText } from '@/lib/domain/playback/moments';
import styles from './left-out.module.css';

/** How long it is said, ms. */
const SAID_MS = 8_000;

/** Says for a moment that the film has gone on after a damaged part. @param part in the time of the recording; null before any */
export function LeftOutNotice({ part }: { part: ClipSpan | null }) {
  const [before, setBefore] = useState(part);
  const clipStart = useMediaState('clipStartTime');
  useEffect(() => {
    const timer = setTimeout(() => setBefore(part), SAID_MS);
    return () => clearTimeout(timer);
  }, [part]);
  const said = part === before ? null : part;
  return (
    <p role="status" className={said ? styles.words : 'visually-hidden'}>
      {said
        ? `A damaged part was left out: ${clockText(said.start - clipStart)} to ${clockText(said.end - clipStart)}`
        : null}
    </p>
  );
}
