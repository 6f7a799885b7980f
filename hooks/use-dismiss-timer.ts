import { useEffect, useEffectEvent, useRef } from 'react';

interface DismissTimer {
  /** Milliseconds until `onEnd`; null: never. */
  after: number | null;
  /** While true the timer is paused; it continues with the remaining time (R-CON-11). */
  held: boolean;
  onEnd: () => void;
}

/**
 * Calls `onEnd` after `after` ms, not counting the time in which the timer was held. Another `after` counts from when it is
 * given: what is shown was replaced (R-NOT-14), and people need the time to read it. The same `after` goes on counting.
 */
export function useDismissTimer({ after, held, onEnd }: DismissTimer): void {
  const remaining = useRef(after);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    remaining.current = after;
  }, [after]);
  useEffect(() => {
    if (held || remaining.current === null) return;
    const started = Date.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, (remaining.current ?? 0) - (Date.now() - started));
    };
  }, [held, after]);
}
