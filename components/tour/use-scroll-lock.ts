import { useEffect } from 'react';

/** The page does not scroll while this is mounted, and scrolls as before afterwards (R-SHL-4). */
export function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
}
