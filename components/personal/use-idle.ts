import { useEffect, useState } from 'react';

/** Longest wait for a quiet moment, ms. */
const LONGEST_WAIT_MS = 2_000;

/** True once the browser had nothing more urgent to do. Safari has no idle callback; a moment's wait stands in. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => setIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(done, LONGEST_WAIT_MS / 2);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(done, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
