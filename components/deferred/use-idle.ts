import { useEffect, useState } from 'react';

/** Longest wait for the browser to be idle, ms. */
const LONGEST_WAIT_MS = 2_000;

/** True once the browser has been idle. Safari has no `requestIdleCallback`; a short timeout stands in for it. */
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
