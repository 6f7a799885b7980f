import { useEffect, useState } from 'react';
import { RESIZE_DEBOUNCE_MS } from '@/lib/contracts/constants';
import { bandOf } from '@/lib/browser/breakpoints';

/** Calls back once the window has kept its size for 250 ms (R-CON-6). Answers the way to stop. */
export function onResizeSettled(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, RESIZE_DEBOUNCE_MS);
  };
  addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', wait);
  };
}

/** Band of the window's width, 1 to 7; 1 on the server and in the first render. */
export function useBreakpoint(): number {
  const [band, setBand] = useState(1);
  useEffect(() => {
    const measure = () => setBand(bandOf(innerWidth));
    measure();
    return onResizeSettled(measure);
  }, []);
  return band;
}
